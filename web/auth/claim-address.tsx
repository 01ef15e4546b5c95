import { LinkButton } from './link-button.tsx'

/** To the owner of an address with which somebody else has signed up: Google has told us whose it is. */
export function ClaimAddress({ disabled, onClaim }: { disabled: boolean; onClaim: () => void }) {
  return (
    <p>
      Not your account? Google says that the address is yours. You can{' '}
      <LinkButton disabled={disabled} onClick={onClaim}>
        continue with Google as somebody new
      </LinkButton>
      ; the other account keeps everything but the address.
    </p>
  )
}
