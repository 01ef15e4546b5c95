import './other-ways.css'
import type { FormEvent } from 'react'
import { ADDRESSES } from '#api/addresses.ts'
import { FORMS } from '#api/forms.ts'
import { Button } from '#web/ui/button.tsx'
import UserRound from '~icons/lucide/user-round'
import { GoogleMark } from './google-mark.tsx'

/** How somebody is coming in just now. */
export type Way = 'form' | 'google' | 'guest'

type Props = { busy: Way | undefined; onGoogle: () => void; onGuest: () => void }

export function OtherWays({ busy, onGoogle, onGuest }: Props) {
  const isBusy = Boolean(busy)

  function beGuest(event: FormEvent) {
    event.preventDefault()
    onGuest()
  }

  return (
    <div className="stack-small">
      <Button
        wide
        className="other-ways-google"
        disabled={isBusy}
        busy={busy === 'google' && 'Waiting for Google...'}
        onClick={onGoogle}
      >
        <GoogleMark />
        Continue with Google
      </Button>
      <noscript>
        <a className="button button-wide" href={ADDRESSES.googleStart}>
          <GoogleMark />
          Continue with Google
        </a>
      </noscript>
      <form method="post" action={FORMS.beGuest.path} onSubmit={beGuest}>
        <Button type="submit" wide disabled={isBusy} busy={busy === 'guest' && 'Letting you in...'}>
          <UserRound />
          Continue as Guest
        </Button>
      </form>
    </div>
  )
}
