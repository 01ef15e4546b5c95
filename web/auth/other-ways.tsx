import './other-ways.css'
import type { FormEvent } from 'react'
import { ADDRESSES } from '#api/addresses.ts'
import { FORMS } from '#api/forms.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import UserRound from '~icons/lucide/user-round'
import { GoogleMark } from './google-mark.tsx'

/** The sign-in currently in progress. */
export type Way = 'form' | 'google' | 'guest'

type Props = { busy: Way | undefined; isOff: boolean; onGoogle: () => void; onGuest: () => void }

export function OtherWays({ busy, isOff, onGoogle, onGuest }: Props) {
  const isDisabled = isOff || Boolean(busy)

  function beGuest(event: FormEvent) {
    event.preventDefault()
    onGuest()
  }

  return (
    <div className="other-ways">
      <Button
        wide
        className="other-ways-google"
        disabled={isDisabled}
        busy={busy === 'google' && 'Waiting for Google...'}
        onClick={onGoogle}
      >
        <GoogleMark />
        Continue with Google
      </Button>
      <noscript>
        <ButtonLink wide to={ADDRESSES.googleStart}>
          <GoogleMark />
          Continue with Google
        </ButtonLink>
      </noscript>
      <form method="post" action={FORMS.beGuest.path} onSubmit={beGuest}>
        <Button type="submit" wide disabled={isDisabled} busy={busy === 'guest' && 'Letting you in...'}>
          <UserRound />
          Continue as Guest
        </Button>
      </form>
    </div>
  )
}
