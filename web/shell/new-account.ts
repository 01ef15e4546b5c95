import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { createStore } from '#web/reader/store.ts'
import { useToast } from '#web/ui/toast.tsx'

/** In milliseconds; shown only once. */
const SHOWN_MS = 15_000

const isWithoutWayBack = createStore(false)

/** Called when someone has signed up while the server cannot send mail to recover a forgotten password. */
export const signedUpWithoutMail = (): void => isWithoutWayBack.set(true)

/** Tells a newly signed-up reader once where to find the recovery codes. */
export function useRecoveryHint() {
  const isWanted = useSyncExternalStore(isWithoutWayBack.subscribe, isWithoutWayBack.get, () => false)
  const navigate = useNavigate()
  const say = useToast()

  useEffect(() => {
    if (!isWanted) return
    isWithoutWayBack.set(false)
    const toCodes = () => void navigate({ pathname: href('account'), hash: 'sign-in' })
    say({
      text: 'This site sends no emails. If you forget your password, a recovery code opens your account.',
      action: { label: 'Recovery codes', onClick: toCodes },
      shownMs: SHOWN_MS,
    })
  }, [isWanted, navigate, say])
}
