import { useNavigate } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { afterPaint } from '#web/ui/after-paint.ts'
import { useToast } from '#web/ui/toast.tsx'

/** In milliseconds; shown only once. */
const SHOWN_MS = 15_000

/** Tells a reader who has signed up where no mail is sent, which could recover a forgotten password, where to find the recovery codes. */
export function useRecoveryHint(): () => void {
  const navigate = useNavigate()
  const say = useToast()

  function tell() {
    const toCodes = () => void navigate({ pathname: href('account'), hash: 'sign-in' })
    say({
      text: 'This site sends no emails. If you forget your password, a recovery code opens your account.',
      action: { label: 'Recovery codes', onClick: toCodes },
      shownMs: SHOWN_MS,
    })
  }
  // Not before the new reader is on the screen, because the toasts for the visitor disappear with the visitor.
  return () => afterPaint(tell)
}
