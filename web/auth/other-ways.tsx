import { Button } from '#web/ui/button.tsx'
import UserRound from '~icons/lucide/user-round'
import { GoogleMark } from './google-mark.tsx'

/** How somebody is coming in just now. */
export type Way = 'form' | 'google' | 'guest'

type Props = { busy: Way | undefined; onGoogle: () => void; onGuest: () => void }

export function OtherWays({ busy, onGoogle, onGuest }: Props) {
  const isBusy = Boolean(busy)
  return (
    <div className="stack-small">
      <Button wide disabled={isBusy} busy={busy === 'google' && 'Waiting for Google...'} onClick={onGoogle}>
        <GoogleMark />
        Continue with Google
      </Button>
      <Button wide disabled={isBusy} busy={busy === 'guest' && 'Letting you in...'} onClick={onGuest}>
        <UserRound />
        Continue as Guest
      </Button>
    </div>
  )
}
