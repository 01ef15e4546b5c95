import { QueryCreator } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer } from '#server/testing/browser.ts'
import { diskFailure, failOnce } from '#server/testing/fail-once.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { signingIn } from '#server/testing/signing-in.ts'

const NOTE = { kind: 'characters', entry: 'anna', chapter: 3, text: 'Who pays her?', revision: 'r1' } as const

/** Better Auth, which alone is named in the stack, cannot read the session of a request: the disk fails once. */
function loseOneSession() {
  const creator = QueryCreator.prototype as unknown as { selectFrom: (this: unknown, from: unknown) => unknown }
  const { selectFrom } = creator
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 60
  onTestFinished(() => {
    Error.stackTraceLimit = stackTraceLimit
  })
  const spy = vi.spyOn(creator, 'selectFrom')
  spy.mockImplementation(function (this: unknown, from: unknown) {
    if (!new Error('here').stack?.includes('findSession')) return selectFrom.call(this, from)
    spy.mockRestore()
    throw diskFailure()
  })
}

/** The session that a sign-in begins cannot be written. */
const refuseOneSession = () => failOnce('insertInto', 'session')

onBothDatabases('a guest in the moment of a fault', (newDatabase) => {
  const { anna, credentials, registered, visitor } = signingIn(newDatabase)

  test.each([
    ['sign-up', 'who cannot be found', loseOneSession],
    ['sign-in', 'who cannot be found', loseOneSession],
    ['sign-up', 'whose new session cannot be written', refuseOneSession],
    ['sign-in', 'whose new session cannot be written', refuseOneSession],
  ])('[AUTH-4] keeps what is theirs, and may try to %s again: one %s', async (way, _, fail) => {
    if (way === 'sign-in') await registered(3)
    const guest = visitor()
    await guest.post('/api/auth/guest', { chapter: 3 })
    await guest.put('/api/notes/n', { ...NOTE, base: '' })
    const come = () => guest.post(`/api/auth/${way}`, way === 'sign-in' ? credentials() : anna())

    fail()
    expect((await come()).status).toBe(503)
    expect(await answer(guest.get('/api/profile'))).toMatchObject([200, { isAnonymous: true }])
    expect(await answer(guest.get('/api/notes'))).toMatchObject([200, { notes: [NOTE] }])

    expect((await come()).status).toBe(200)
    expect(await answer(guest.get('/api/notes'))).toMatchObject([200, { notes: [NOTE] }])
  })
})
