import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasStake } from '#reader/guest-stake.ts'
import { href, ROUTES } from '#story/entries/routes.ts'
import { deviceStorage } from '#web/reader/device-storage.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** In milliseconds; shown only once. */
const SHOWN_MS = 20_000

/** The storage key that records that it was shown. */
const REMINDED = 'guestReminder'

/**
 * Tells a guest once that an account would keep their data, on the next page after they have something to lose, but not over a form that
 * they may be about to fill in.
 */
export function useGuestReminder() {
  const { get, profile } = useReader()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const say = useToast()

  // biome-ignore lint/correctness/useExhaustiveDependencies: on the next page, not in the middle of something
  useEffect(() => {
    if (pathname === ROUTES.feedback.path) return
    if (deviceStorage.getItem(REMINDED) !== null || !hasStake(get(), Date.now())) return
    deviceStorage.setItem(REMINDED, 'true')
    const action = { label: 'Create an account', onClick: () => void navigate(href('signIn', { mode: 'sign-up' })) }
    say({
      text: 'You are reading as a guest: what you have here is kept on this device only.',
      action,
      shownMs: SHOWN_MS,
    })
  }, [pathname, profile?.uid])
}
