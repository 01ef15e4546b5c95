import { profileOf } from '#reader/state.ts'
import type { Answer } from '#web/reader/api-client.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { browserGoogle } from './browser-google.ts'
import { signInWithGoogle } from './google.ts'

/**
 * Signing in with Google (AUTH-2), which returns the reader to an address of this app. To be called during a click, when browsers
 * allow a popup; `claim` takes the e-mail address from an account that never verified it.
 */
export function useGoogle(returnTo: string): (claim?: boolean) => Promise<Answer<void>> {
  const { ask, get, leftAt, refresh } = useReader()

  async function isSignedIn(): Promise<boolean> {
    await refresh(true)
    return profileOf(get())?.isAnonymous === false
  }

  return (claim = false) => {
    // Unsent data is sent meanwhile: Google's own pages take longer than that.
    const chapter = leftAt()
    return signInWithGoogle(browserGoogle, ask, isSignedIn, {
      returnTo,
      ...(chapter && { chapter }),
      ...(claim && { claim }),
    })
  }
}
