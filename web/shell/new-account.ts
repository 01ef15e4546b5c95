import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { createStore } from '#web/reader/store.ts'
import { useToast } from '#web/ui/toast.tsx'

/** In milliseconds; it comes only once. */
const SHOWN_MS = 15_000

const isWithoutWayBack = createStore(false)

/** Somebody has just signed up here, and no mail will bring them back once their password is forgotten. */
export const signedUpWithoutMail = (): void => isWithoutWayBack.set(true)

/** Tells whoever has just signed up, once, where the recovery codes are. */
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
