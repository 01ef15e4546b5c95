import { CALLS } from '#api/calls.ts'
import { GENERAL_ERRORS } from '#api/general-errors.ts'
import type { Google, GoogleOutcome } from '#api/sign-in.ts'
import type { Answer, Ask } from '#web/reader/api-client.ts'

/** What signing in with Google needs from the browser. */
export type GoogleOutside = {
  /** Opens an empty popup; null if the browser blocks it. */
  openPopup(): Pick<Window, 'close' | 'closed' | 'location'> | null
  /** Leaves the app for another page; resolves if the browser's Back restores this page. */
  goTo(address: string): Promise<void>
  /** Listens for the popup's outcome, until the returned function is called. */
  onOutcome(hear: (outcome: GoogleOutcome) => void): () => void
  /** Listens for our own window getting the focus back, until the returned function is called. */
  onFocus(hear: () => void): () => void
}

const UNEXPECTED = { ok: false, error: GENERAL_ERRORS.unexpected, status: 0 } as const

/**
 * Signs in with Google in a popup, or by redirect if the browser blocks it (AUTH-2). Must be called during the click.
 * `readSession` asks the server who is signed in: true if it is someone with an account. Closing the popup without signing in
 * is not an error.
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
    // Google's own pages cut the popup off from us, and then `closed` is true while it is still open. So the waiting ends, but
    // a later outcome is still received.
    const stopWatching = onFocus(() => {
      if (!popup.closed) return
      stopWatching()
      void readSession().then(ended)
    })
  })
}
