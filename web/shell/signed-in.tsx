import { Navigate, useLocation } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { AppFailed, AppLoading } from './app-state.tsx'
import { Shell } from './shell.tsx'

/** The gate to every screen but the sign-in: visitors are sent there, and come back to where they were going. */
export function SignedIn() {
  const { session, refresh } = useReader()
  const { pathname, search, hash } = useLocation()
  switch (session.status) {
    case 'loading':
      return <AppLoading />
    case 'failed':
      return <AppFailed onRetry={refresh} />
    case 'visitor':
      return (
        <Navigate to={href('signIn')} replace state={session.hasLeft ? null : { from: pathname + search + hash }} />
      )
    case 'reader':
      return <Shell />
  }
}
