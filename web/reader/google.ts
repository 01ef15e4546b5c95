import { CALLS } from '#api/calls.ts'
import { GENERAL_ERRORS } from '#api/general-errors.ts'
import type { Google, GoogleOutcome } from '#api/sign-in.ts'
import type { Answer, Ask } from './api-client.ts'

/** What a sign-in with Google needs of the browser. */
export type GoogleOutside = {
  /** Opens an empty popup; null when the browser blocks it. */
  openPopup(): Pick<Window, 'close' | 'closed' | 'location'> | null
  /** Leaves the app for another page; resolves if the browser's Back restores this page as it was left. */
  goTo(address: string): Promise<void>
  /** Listens for how the popup ended, until the returned function is called. */
  onOutcome(hear: (outcome: GoogleOutcome) => void): () => void
  /** Listens for our own window to get the focus again, until the returned function is called. */
  onFocus(hear: () => void): () => void
}

const UNEXPECTED = { ok: false, error: GENERAL_ERRORS.unexpected, status: 0 } as const

/**
 * Signs in with Google in a popup, or by redirect where the browser blocks it (AUTH-2). Must be called in the click
 * itself. `readSession` asks the server who is here: true when it is somebody with an account. A popup that was closed
 * without signing in is no error.
 */
export async function signInWithGoogle(
  { openPopup, goTo, onOutcome, onFocus }: GoogleOutside,
  ask: Ask,
  readSession: () => Promise<boolean>,
  { returnTo, chapter, claim }: Omit<Google, 'flow'>,
): Promise<Answer<void>> {
  const popup = openPopup()
  const flow: Google = {
    flow: popup ? 'popup' : 'redirect',
    ...(returnTo && { returnTo }),
    ...(chapter && { chapter }),
    ...(claim && { claim }),
  }
  const answer = await ask(CALLS.signInWithGoogle, { body: flow })
  if (!answer.ok || !answer.value?.url) {
    popup?.close()
    return answer.ok ? UNEXPECTED : answer
  }
  if (!popup) {
    await goTo(answer.value.url)
    return { ok: true, value: undefined }
  }
  if (popup.closed) return { ok: true, value: undefined }
  popup.location.href = answer.value.url
  return outcomeOf(popup, onOutcome, onFocus, readSession)
}

function outcomeOf(
  popup: Pick<Window, 'closed'>,
  onOutcome: GoogleOutside['onOutcome'],
  onFocus: GoogleOutside['onFocus'],
  readSession: () => Promise<boolean>,
): Promise<Answer<void>> {
  return new Promise((resolve) => {
    const ended = () => resolve({ ok: true, value: undefined })
    const stopHearing = onOutcome(({ error }) => {
      stopHearing()
      stopWatching()
      if (error !== null) resolve({ ok: false, error, status: 401 })
      else void readSession().then((isReader) => (isReader ? ended() : resolve(UNEXPECTED)))
    })
    // Google's own pages cut the popup off from us, and then `closed` is true while it is still open. So the waiting
    // ends, but an outcome that comes later is still heard.
    const stopWatching = onFocus(() => {
      if (!popup.closed) return
      stopWatching()
      void readSession().then(ended)
    })
  })
}
