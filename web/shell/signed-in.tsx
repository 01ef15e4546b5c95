import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { AppFailed, AppLoading } from './app-state.tsx'
import { knownAddress } from './known-address.ts'
import { wasKnown } from './known-mark.ts'
import { Shell } from './shell.tsx'

/**
 * Guards every screen except the sign-in page: visitors are sent there, and return to where they were going. After a session
 * has ended, they return to the same screen, but without what its reader had opened there. A reader who replaces another from a
 * different tab finds nothing that was opened or typed before.
 */
export function SignedIn() {
  const { session, refresh } = useReader()
  const { pathname, search, hash } = useLocation()
  const [wasRead, setRead] = useState(false)
  if (session.status === 'reader' && !wasRead) setRead(true)
  const address = pathname + search + hash
  const emptied = knownAddress({ pathname, search: '' }, () => false)?.pathname ?? pathname
  const replaced = useReplaced(emptied)
  const namesStory = knownAddress({ pathname, search }, () => false) !== undefined
  switch (session.status) {
    case 'loading':
      return <AppLoading />
    case 'failed':
      return <AppFailed onRetry={() => void refresh()} />
    case 'visitor':
      return (
        <Navigate
          to={href('signIn')}
          replace
          state={session.hasLeft ? null : { from: wasRead || (namesStory && wasKnown()) ? emptied : address }}
        />
      )
    case 'reader':
      return <Shell key={replaced} />
  }
}

/**
 * How often somebody else has signed in from another tab; each time a toast says so. The address becomes `emptied`, unless a guest
 * has created an account there.
 */
function useReplaced(emptied: string): number {
  const { get, subscribe, profile } = useReader()
  const navigate = useNavigate()
  const say = useToast()
  const replacedNow = () => get().replaced
  const replaced = useSyncExternalStore(subscribe, replacedNow, replacedNow)
  const before = useRef({ replaced, profile })

  useLayoutEffect(() => {
    const { replaced: seen, profile: former } = before.current
    before.current = { replaced, profile }
    const isTheirs = former?.isAnonymous === true && profile?.isAnonymous === false
    if (replaced === seen) return
    if (!isTheirs) void navigate(emptied, { replace: true })
    say({ kind: isTheirs ? 'status' : 'alert', text: 'Somebody has signed in here.' })
  }, [replaced, profile, emptied, navigate, say])
  return replaced
}
