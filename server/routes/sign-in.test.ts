import { expect, test } from 'vitest'
import { answer } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { signingIn } from '#server/testing/signing-in.ts'

onBothDatabases('signing in', (newDatabase) => {
  const { anna, credentials, registered, server, visitor } = signingIn(newDatabase)

  test('[AUTH-2] a new account is signed in and has its profile', async () => {
    const browser = visitor()

    const [status, body] = await answer(browser.post('/api/auth/sign-up', anna()))

    expect(status).toBe(200)
    expect(body).toMatchObject({ profile: { username: 'Anna', email: anna().email, isAnonymous: false } })
    expect(await answer(browser.get('/api/session'))).toEqual([200, body])
  })

  test('[AUTH-3] a profile document has exactly its fields', async () => {
    const [, profile] = await answer((await registered()).get('/api/profile'))

    expect(profile).toEqual({
      uid: expect.stringMatching(/./),
      email: anna().email,
      displayName: 'Anna',
      username: 'Anna',
      currentChapter: 1,
      settings: {
        theme: 'victorian',
        spoilerProtection: true,
        notifications: 'all',
        shortcuts: true,
        textSize: 'usual',
        motion: 'device',
      },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      lastActive: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      isAnonymous: false,
    })
  })

  test('[AUTH-3] a name of fifty characters is kept whole, whatever place each of them takes', async () => {
    const username = `x${'🦊'.repeat(49)}`

    expect(await answer(visitor().post('/api/auth/sign-up', { ...anna(), username }))).toMatchObject([
      200,
      { profile: { username, displayName: username } },
    ])
  })

  test('[DATA-12] a new profile begins with the chapter of the device', async () => {
    expect(await answer((await registered(57)).get('/api/profile'))).toMatchObject([200, { currentChapter: 57 }])
    expect(await answer(visitor().post('/api/auth/guest', { chapter: 31 }))).toMatchObject([
      200,
      { profile: { currentChapter: 31 } },
    ])
  })

  test.each([0, 215, 1.5, '3', null])('[DATA-12] a device cannot begin with chapter %j', async (chapter) => {
    const refusal = [400, { error: 'The chapter is not one of this book' }]

    expect(await answer(visitor().post('/api/auth/guest', { chapter }))).toEqual(refusal)
    expect(await answer(visitor().post('/api/auth/sign-up', { ...anna(), chapter }))).toEqual(refusal)
  })

  test('[DATA-12] a header of the client says nothing about its chapter', async () => {
    const guest = visitor().post('/api/auth/guest', {}, { 'x-device-chapter': '99' })

    expect(await answer(guest)).toMatchObject([200, { profile: { currentChapter: 1 } }])
  })

  test('[AUTH-2] signing out ends the session, signing in begins one', async () => {
    const browser = await registered()
    const stolen = new Map(browser.cookies)

    expect((await browser.post('/api/auth/sign-out')).status).toBe(204)
    expect(await answer(browser.get('/api/session'))).toEqual([200, { profile: null }])
    expect([...browser.cookies.keys()]).toEqual(['codex-device'])

    const thief = visitor()
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect(await answer(thief.get('/api/session'))).toEqual([200, { profile: null }])

    const [status, body] = await answer(
      browser.post('/api/auth/sign-in', { ...credentials(), email: credentials().email.toUpperCase() }),
    )
    expect([status, body]).toMatchObject([200, { profile: { username: 'Anna' } }])
    expect(await answer(browser.get('/api/session'))).toEqual([200, body])
  })

  test.each(['sign-in', 'sign-up', 'guest'])(
    '[AUTH-2] who comes to %s with a session that has ended meanwhile is signed in at once',
    async (way) => {
      const browser = await registered()
      await server().database.db.deleteFrom('session').execute()
      const bodies: Record<string, object> = {
        'sign-in': credentials(),
        'sign-up': { ...anna(), email: `new-${anna().email}` },
      }

      const response = await browser.post(`/api/auth/${way}`, bodies[way])

      expect(response.status).toBe(200)
      const tokens = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('better-auth.session_token='))
      expect(tokens).toEqual([expect.stringContaining('Max-Age=7776000')])
      expect((await browser.get('/api/profile')).status).toBe(200)
    },
  )

  test('[AUTH-2] signing out without a session is no failure', async () => {
    expect((await visitor().post('/api/auth/sign-out')).status).toBe(204)
  })

  test('[AUTH-4] progress is the same on every device of an account', async () => {
    const desktop = await registered(5)
    const phone = visitor()
    await phone.post('/api/auth/sign-in', credentials())

    await phone.patch('/api/profile', { currentChapter: 60 })

    expect(await answer(desktop.get('/api/profile'))).toMatchObject([200, { currentChapter: 60 }])
  })

  test('[AUTH-2] without keys the call of Google answers with a sentence', async () => {
    expect(await answer(visitor().post('/api/auth/google', { flow: 'popup' }))).toEqual([
      501,
      { error: 'Google sign-in is not available here. Please use your email or continue as a guest.' },
    ])
  })

  test('a session stays in the hands of the browser', async () => {
    const response = await visitor().post('/api/auth/sign-up', anna())

    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^better-auth\.session_token=.*; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^codex-device=.*; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax$/),
    ])
    expect(await response.text()).not.toContain('token')
  })

  test('nothing is kept about where a reader sits', async () => {
    await registered()
    const sessions = await server()
      .database.db.selectFrom('session' as never)
      .select(['ipAddress', 'userAgent'] as never[])
      .distinct()
      .execute()

    expect(sessions).toEqual([{ ipAddress: null, userAgent: null }])
  })

  test('the calls of Better Auth itself are not open', async () => {
    const browser = await registered()

    expect((await browser.post('/api/auth/update-user', { name: 'Eve' })).status).toBe(404)
    expect((await browser.post('/api/auth/delete-user', {})).status).toBe(404)
    expect((await browser.get('/api/auth/get-session')).status).toBe(404)
  })
})
