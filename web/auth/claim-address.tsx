import { LinkButton } from './link-button.tsx'

/** For the owner of an address that someone else has signed up with: Google has confirmed who owns it. */
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
