import { LinkButton } from './link-button.tsx'

/** For the owner of an address that someone else has signed up with: Google has confirmed who owns it. */
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
