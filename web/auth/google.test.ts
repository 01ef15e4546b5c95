import { describe, expect, test, vi } from 'vitest'
import type { Google, GoogleOutcome } from '#api/sign-in.ts'
import type { Answer, Ask } from '#web/reader/api-client.ts'
import { settled } from '#web/reader/testing/settled.ts'
import { signInWithGoogle } from './google.ts'

function open({
  isBlocked = false,
  isReader = true,
  refusal = undefined as string | undefined,
  value = { url: 'https://accounts.example/o' } as unknown,
} = {}) {
  const popup = { closed: false, close: vi.fn(), location: { href: '' } }
  let outcome: (outcome: GoogleOutcome) => void = () => {}
  let focus = () => {}
  let comeBack = () => {}
  const goTo = vi.fn(() => new Promise<void>((resolve) => (comeBack = resolve)))
  const sent = vi.fn()
  const readSession = vi.fn(async () => isReader)
  const ask = (async (_call: unknown, { body }: { body: Google }) => {
    sent(body)
    return refusal ? { ok: false, error: refusal, status: 501 } : { ok: true, value }
  }) as unknown as Ask
  const outside = {
    openPopup: () => (isBlocked ? null : (popup as unknown as Window)),
    goTo,
    onOutcome: (hear: typeof outcome) => {
      outcome = hear
      return () => {}
    },
    onFocus: (hear: () => void) => {
      focus = hear
      return () => {}
    },
  }
  const signIn = () => signInWithGoogle(outside, ask, readSession, { returnTo: '/codex', chapter: 7 })
  const events = { end: (o: GoogleOutcome) => outcome(o), focus: () => focus(), comeBack: () => comeBack() }
  return { signIn, popup, goTo, sent, readSession, ...events }
}

describe('[AUTH-2] a sign-in with Google', () => {
  test('opens the popup, sends it to Google and is over when the landing page says so', async () => {
    const { signIn, popup, sent, end, readSession } = open()
    const signingIn = signIn()
    await settled()
    expect(sent).toHaveBeenCalledWith({ flow: 'popup', returnTo: '/codex', chapter: 7 })
    expect(popup.location.href).toBe('https://accounts.example/o')
    end({ error: null })
    expect(await signingIn).toEqual({ ok: true })
    expect(readSession).toHaveBeenCalledOnce()
  })

  test('answers with the error of the landing page', async () => {
    const { signIn, end } = open()
    const signingIn = signIn()
    await settled()
    end({ error: 'Google sign-in was cancelled' })
    expect(await signingIn).toMatchObject({ ok: false, error: 'Google sign-in was cancelled' })
  })

  test('goes by redirect where the browser blocks the popup', async () => {
    const { signIn, goTo, sent, comeBack } = open({ isBlocked: true })
    const signingIn = signIn()
    await settled()
    expect(sent).toHaveBeenCalledWith({ flow: 'redirect', returnTo: '/codex', chapter: 7 })
    expect(goTo).toHaveBeenCalledWith('https://accounts.example/o')
    // The browser's Back may restore the page as it was.
    comeBack()
    expect(await signingIn).toEqual({ ok: true })
  })

  test('closes the popup again when the server refuses', async () => {
    const { signIn, popup } = open({ refusal: 'Google sign-in is not available here.' })
    expect(await signIn()).toMatchObject({ ok: false, error: 'Google sign-in is not available here.' })
    expect(popup.close).toHaveBeenCalledOnce()
  })

  test.each([{}, null])('closes the popup again when the answer %j leads nowhere', async (value) => {
    const { signIn, popup } = open({ value })
    expect(await signIn()).toMatchObject({ ok: false, error: 'An unexpected error occurred' })
    expect(popup.close).toHaveBeenCalledOnce()
    expect(popup.location.href).toBe('')

    const blocked = open({ value, isBlocked: true })
    expect(await blocked.signIn()).toMatchObject({ ok: false, error: 'An unexpected error occurred' })
    expect(blocked.goTo).not.toHaveBeenCalled()
  })

  test('says so when it went well, and the server names nobody with an account', async () => {
    const { signIn, end } = open({ isReader: false })
    const signingIn = signIn()
    await settled()
    end({ error: null })
    expect(await signingIn).toMatchObject({ ok: false, error: 'An unexpected error occurred' })
  })

  test('ends when the popup was closed before the server had answered', async () => {
    const { signIn, popup } = open()
    const signingIn = signIn()
    popup.closed = true
    expect(await signingIn).toEqual({ ok: true })
    expect(popup.location.href).toBe('')
  })

  test('ends without an error when the popup was closed, and is still heard when it was not', async () => {
    const { signIn, popup, focus, end, readSession } = open()
    let answer: Answer<void> | undefined
    void signIn().then((it) => {
      answer = it
    })
    await settled()
    focus()
    await settled()
    expect(answer).toBeUndefined()

    popup.closed = true
    focus()
    await settled()
    expect(answer).toEqual({ ok: true })
    end({ error: null })
    expect(readSession).toHaveBeenCalledTimes(2)
  })
})
