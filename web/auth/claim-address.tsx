import { LinkButton } from './link-button.tsx'

/** To the owner of an address with which somebody else has signed up: Google has told us whose it is. */
export function ClaimAddress({ disabled, onClaim }: { disabled: boolean; onClaim: () => void }) {
  return (
    <p>
      It is not yours? The address is, as Google says. That account keeps all it has but the address, if you{' '}
      <LinkButton disabled={disabled} onClick={onClaim}>
        continue with Google as somebody new
      </LinkButton>
      .
    </p>
  )
}
