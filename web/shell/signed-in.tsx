import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { AppFailed, AppLoading } from './app-state.tsx'
import { knownAddress } from './known-address.ts'
import { wasKnown } from './known-mark.ts'
import { Shell } from './shell.tsx'

/**
 * Guards every screen except the sign-in page: visitors are sent there, and return to where they were going. After a session
 * has ended, they return to the same screen, but without what its reader had opened there.
 */
export function SignedIn() {
  const { session, refresh } = useReader()
  const { pathname, search, hash } = useLocation()
  const [wasRead, setRead] = useState(false)
  if (session.status === 'reader' && !wasRead) setRead(true)
  const address = pathname + search + hash
  const emptied = knownAddress({ pathname, search: '' }, () => false)?.pathname ?? pathname
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
      return <Shell />
  }
}
