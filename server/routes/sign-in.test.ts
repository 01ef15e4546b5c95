import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '#api/sign-in.ts'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const valid = { username: 'Anna', email: 'anna@example.com', password: 'secret' }

/** What is asked here is not part of the transaction that is open here. */
const asAnotherCall = AsyncLocalStorage.snapshot()

onBothDatabases('signing in', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let count = 0
  let anna: typeof valid
  let credentials: Omit<typeof valid, 'username'>

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    credentials = { email: `anna-${++count}@example.com`, password: 'secret' }
    anna = { username: 'Anna', ...credentials }
  })

  const visitor = () => createBrowser(server.app)

  async function registered(chapter?: number) {
    const browser = visitor()
    await browser.post('/api/auth/sign-up', { ...anna, chapter })
    return browser
  }

  test('[AUTH-2] a new account is signed in and has its profile', async () => {
    const browser = visitor()

    const [status, body] = await answer(browser.post('/api/auth/sign-up', anna))

    expect(status).toBe(200)
    expect(body).toMatchObject({ profile: { username: 'Anna', email: anna.email, isAnonymous: false } })
    expect(await answer(browser.get('/api/session'))).toEqual([200, body])
  })

  test('[AUTH-3] a profile document has exactly its fields', async () => {
    const [, profile] = await answer((await registered()).get('/api/profile'))

    expect(profile).toEqual({
      uid: expect.stringMatching(/./),
      email: anna.email,
      displayName: 'Anna',
      username: 'Anna',
      currentChapter: 1,
      settings: { theme: 'victorian', spoilerProtection: true, notifications: 'all' },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      lastActive: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      isAnonymous: false,
    })
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
    expect(await answer(visitor().post('/api/auth/sign-up', { ...anna, chapter }))).toEqual(refusal)
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
      browser.post('/api/auth/sign-in', { ...credentials, email: credentials.email.toUpperCase() }),
    )
    expect([status, body]).toMatchObject([200, { profile: { username: 'Anna' } }])
    expect(await answer(browser.get('/api/session'))).toEqual([200, body])
  })

  test.each(['sign-in', 'sign-up', 'guest'])(
    '[AUTH-2] who comes to %s with a session that has ended meanwhile is signed in at once',
    async (way) => {
      const browser = await registered()
      await server.database.db.deleteFrom('session').execute()
      const bodies: Record<string, object> = {
        'sign-in': credentials,
        'sign-up': { ...anna, email: `new-${anna.email}` },
      }

      const response = await browser.post(`/api/auth/${way}`, bodies[way])

      expect(response.status).toBe(200)
      const tokens = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('better-auth.session_token='))
      expect(tokens).toEqual([expect.stringContaining('Max-Age=7776000')])
      expect((await browser.get('/api/profile')).status).toBe(200)
    },
  )

  test.each(['sign-in', 'sign-up'])(
    '[AUTH-2] a guest who comes to %s in several tabs at once is signed in, whichever answer comes last',
    async (way) => {
      await registered()
      const guest = visitor()
      await guest.post('/api/auth/guest')
      const bodies: Record<string, (tab: number) => object> = {
        'sign-in': () => credentials,
        'sign-up': (tab) => ({ ...anna, email: `tab-${tab}-${anna.email}` }),
      }

      const tabs = [1, 2, 3].map(async (tab) => {
        const browser = visitor()
        for (const [name, value] of guest.cookies) browser.cookies.set(name, value)
        expect((await browser.post(`/api/auth/${way}`, bodies[way]?.(tab))).status).toBe(200)
        return browser
      })

      for (const browser of await Promise.all(tabs)) expect((await browser.get('/api/profile')).status).toBe(200)
    },
  )

  test('[AUTH-2] signing out without a session is no failure', async () => {
    expect((await visitor().post('/api/auth/sign-out')).status).toBe(204)
  })

  test('[AUTH-2] an unknown address and a wrong password are told apart by nobody', async () => {
    await registered()
    const refusal = [401, { error: 'Invalid email or password' }]

    expect(await answer(visitor().post('/api/auth/sign-in', { ...credentials, password: 'wrong-one' }))).toEqual(
      refusal,
    )
    expect(await answer(visitor().post('/api/auth/sign-in', { ...credentials, email: 'nobody@example.com' }))).toEqual(
      refusal,
    )
  })

  test('[AUTH-2] an address can be used once', async () => {
    await registered()

    expect(await answer(visitor().post('/api/auth/sign-up', { ...anna, email: anna.email.toUpperCase() }))).toEqual([
      422,
      { error: 'An account with this email already exists' },
    ])
  })

  test.each([
    [{ username: undefined }, 'Username is required'],
    [{ username: '   ' }, 'Username is required'],
    [{ username: 'x'.repeat(51) }, 'Username must be at most 50 characters'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'anna' }, 'Please enter a valid email address'],
    [{ password: '' }, 'Password is required'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    [{ isAnonymous: true }, 'Unrecognized key: "isAnonymous"'],
  ])('[AUTH-2] signing up with %j is refused', async (change, error) => {
    const browser = visitor()

    expect(await answer(browser.post('/api/auth/sign-up', { ...anna, ...change }))).toEqual([400, { error }])
    expect(await answer(browser.get('/api/session'))).toEqual([200, { profile: null }])
  })

  test('[AUTH-2] the shortest password that is allowed is enough', async () => {
    expect((await visitor().post('/api/auth/sign-up', { ...anna, password: '123456' })).status).toBe(200)
  })

  test('[AUTH-3] a guest has a name of their own and no address', async () => {
    const [status, body] = await answer(visitor().post('/api/auth/guest'))

    expect([status, body]).toMatchObject([
      200,
      { profile: { username: expect.stringMatching(/^Anonymous_[A-Za-z0-9]{6}$/), email: null, isAnonymous: true } },
    ])
  })

  test('[AUTH-2] asking twice to be a guest changes nothing', async () => {
    const guest = visitor()
    const first = await answer(guest.post('/api/auth/guest'))
    const reader = await registered()

    expect(await answer(guest.post('/api/auth/guest'))).toEqual(first)
    expect(await answer(reader.post('/api/auth/guest'))).toMatchObject([200, { profile: { username: 'Anna' } }])
  })

  test('[AUTH-4] a guest who registers keeps chapter, settings and beginning', async () => {
    const browser = visitor()
    await browser.post('/api/auth/guest', { chapter: 12 })
    await browser.patch('/api/profile', { currentChapter: 42, settings: { spoilerProtection: false } })
    const [, guest] = (await answer(browser.get('/api/profile'))) as [number, { uid: string; createdAt: string }]

    await browser.post('/api/auth/sign-up', { ...anna, chapter: 3 })

    expect(await answer(browser.get('/api/profile'))).toMatchObject([
      200,
      {
        username: 'Anna',
        currentChapter: 42,
        settings: { spoilerProtection: false },
        createdAt: guest.createdAt,
        isAnonymous: false,
      },
    ])
    const left = await server.database.db.selectFrom('user').select('id').where('id', '=', guest.uid).execute()
    expect(left).toEqual([])
  })

  test('[AUTH-4] the chapter to which a guest turns in the moment of registering comes along', async () => {
    const browser = visitor()
    const { uid } = ((await (await browser.post('/api/auth/guest')).json()) as SignedIn).profile

    const registering = await server.database.transaction(async () => {
      await server.database.db.updateTable('user').set({ currentChapter: 77 }).where('id', '=', uid).execute()
      const answered = asAnotherCall(() => browser.post('/api/auth/sign-up', anna))
      // On PostgreSQL it has looked for the guest by now, and the new chapter is not committed yet.
      await setTimeout(500)
      return { answered }
    })

    expect((await registering.answered).status).toBe(200)
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'Anna', currentChapter: 77 }])
  })

  test('[AUTH-4] a guest who signs in to an account takes the chapter of the account', async () => {
    await registered(20)
    const browser = visitor()
    const guest = await browser.post('/api/auth/guest', { chapter: 150 })
    const { uid } = ((await guest.json()) as SignedIn).profile

    await browser.post('/api/auth/sign-in', credentials)

    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { username: 'Anna', currentChapter: 20 }])
    const left = await server.database.db.selectFrom('user').select('id').where('id', '=', uid).execute()
    expect(left).toEqual([])
  })

  test('[AUTH-2] who signs in to an account that goes in this moment finds none, and stays a guest', async () => {
    const owner = await registered()
    const { uid } = (await (await owner.get('/api/profile')).json()) as SignedIn['profile']
    const browser = visitor()
    await browser.post('/api/auth/guest')

    const signing = await server.database.transaction(async () => {
      await server.database.db.deleteFrom('user').where('id', '=', uid).execute()
      const answered = asAnotherCall(() => answer(browser.post('/api/auth/sign-in', credentials)))
      // On PostgreSQL it has looked at the password by now.
      await setTimeout(500)
      return { answered }
    })

    expect(await signing.answered).toEqual([401, { error: 'Invalid email or password' }])
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { isAnonymous: true }])
  })

  test('[AUTH-4] progress is the same on every device of an account', async () => {
    const desktop = await registered(5)
    const phone = visitor()
    await phone.post('/api/auth/sign-in', credentials)

    await phone.patch('/api/profile', { currentChapter: 60 })

    expect(await answer(desktop.get('/api/profile'))).toMatchObject([200, { currentChapter: 60 }])
  })

  test('[AUTH-2] without keys the call of Google answers with a sentence', async () => {
    expect(await answer(visitor().post('/api/auth/google', { flow: 'popup' }))).toEqual([
      501,
      { error: 'Google sign-in is not available here. Please use your email or continue as a guest.' },
    ])
  })

  test.each([
    ['sign-in', { email: 'anna@example.com', password: 'secret' }],
    ['sign-up', { ...valid, email: 'another@example.com' }],
    ['guest', undefined],
  ])('a failure in the middle of %s is told to our own log alone, without the values beside it', async (way, body) => {
    const logged: object[] = []
    const log = { info() {}, warn() {}, error: (line: object) => void logged.push(line) }
    const { app, database, close } = await openApp({ url: await newDatabase(), log })
    await createBrowser(app).post('/api/auth/sign-up', valid)
    await database.db.schema.alterTable('session').renameTo('gone').execute()
    const printed = vi.spyOn(console, 'error')

    expect((await createBrowser(app).post(`/api/auth/${way}`, body)).status).toBe(500)
    expect(printed).not.toHaveBeenCalled()
    expect(logged).toContainEqual(expect.objectContaining({ message: expect.stringContaining('session') }))
    for (const line of logged) expect(Object.keys(line)).toEqual(expect.not.arrayContaining(['detail', 'where']))
    await close()
  })

  test('[AUTH-5] what fails without the database is told in the words of the specification', async () => {
    const { app, database } = await openApp({ url: await newDatabase() })
    await database.close()

    expect(await answer(createBrowser(app).post('/api/auth/guest'))).toEqual([
      500,
      { error: 'Failed to create anonymous account' },
    ])
    expect(await answer(createBrowser(app).post('/api/auth/sign-up', anna))).toEqual([
      500,
      { error: 'An unexpected error occurred' },
    ])
  })

  test('a session stays in the hands of the browser', async () => {
    const response = await visitor().post('/api/auth/sign-up', anna)

    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^better-auth\.session_token=.*; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^codex-device=.*; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax$/),
    ])
    expect(await response.text()).not.toContain('token')
  })

  test('nothing is kept about where a reader sits', async () => {
    await registered()
    const sessions = await server.database.db
      .selectFrom('session' as never)
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
