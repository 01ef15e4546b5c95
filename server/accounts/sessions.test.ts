import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { asAnotherCall } from '#server/testing/another-call.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

onBothDatabases('a session', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterAll(() => server.close())

  async function guest() {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/guest')
    const { uid } = (await (await browser.get('/api/profile')).json()) as Profile
    return { browser, uid }
  }

  async function endsInDays(uid: string, days: number) {
    const date = new Date(Date.now() + days * DAY_MS)
    const expiresAt = server.database.kind === 'sqlite' ? date.toISOString() : date
    await server.database.db.updateTable('session').set({ expiresAt }).where('userId', '=', uid).execute()
  }

  const daysLeft = async (uid: string) => {
    const query = server.database.db.selectFrom('session').select('expiresAt').where('userId', '=', uid)
    const { expiresAt } = await query.executeTakeFirstOrThrow()
    return (new Date(expiresAt).getTime() - Date.now()) / DAY_MS
  }

  const cookieOf = async (browser: Browser) => (await browser.get('/api/profile')).headers.getSetCookie()

  test('is found while others write, without waiting for them', async () => {
    const { browser, uid } = await guest()

    await server.database.transaction(async () => {
      expect(await answer(asAnotherCall(() => browser.get('/api/profile')))).toMatchObject([200, { uid }])
    })
  })

  test('is not touched on its first day', async () => {
    const { browser, uid } = await guest()
    await endsInDays(uid, 89.5)

    expect(await cookieOf(browser)).toEqual([])
    expect(await daysLeft(uid)).toBeCloseTo(89.5, 1)
  })

  test('[AUTH-6] is prolonged when it is used later', async () => {
    const { browser, uid } = await guest()
    await endsInDays(uid, 50)

    expect(await cookieOf(browser)).toEqual([expect.stringMatching(/session_token=.*Max-Age=7776000/)])
    expect(await daysLeft(uid)).toBeCloseTo(90, 1)
  })

  test('[AUTH-6] that has ended is nobody’s, and no late answer takes away the cookie of a new one', async () => {
    const { browser, uid } = await guest()
    await endsInDays(uid, -1)

    for (const [address, status] of [
      ['/api/profile', 401],
      ['/api/session', 200],
    ] as const) {
      const response = await browser.get(address)
      expect([response.status, response.headers.getSetCookie()]).toEqual([status, []])
    }
  })

  test('[AUTH-6] that has ended by a clock that was ahead is its reader’s again once the clock is right', async () => {
    const { browser, uid } = await guest()
    await endsInDays(uid, -1)
    expect((await browser.get('/api/profile')).status).toBe(401)

    await endsInDays(uid, 90)
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { uid }])
  })

  test('[AUTH-6] that is ended by another call while this one prolongs it is nobody’s', async () => {
    const { browser, uid } = await guest()
    await endsInDays(uid, 50)

    const asked = await server.database.transaction(async () => {
      await server.database.db.deleteFrom('session').where('userId', '=', uid).execute()
      const answered = asAnotherCall(() => answer(browser.get('/api/profile')))
      // On PostgreSQL it has found the session by now, and is waiting to write.
      await setTimeout(300)
      return { answered }
    })

    expect(await asked.answered).toEqual([401, { error: 'No user logged in' }])
  })

  test('is read anew each time: what is changed or deleted elsewhere is seen at once', async () => {
    const { browser, uid } = await guest()
    await server.database.db.updateTable('user').set({ currentChapter: 77 }).where('id', '=', uid).execute()
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { currentChapter: 77 }])

    await server.database.db.deleteFrom('user').where('id', '=', uid).execute()
    expect((await browser.get('/api/profile')).status).toBe(401)
  })

  test.each(['nonsense', `${'x'.repeat(32)}.${'A'.repeat(43)}%3D`])(
    'is not hidden by %j, which another program of the same domain has set under its name',
    async (value) => {
      const { browser, uid } = await guest()
      const [own = ''] = browser.cookies.values()
      const both = { cookie: `better-auth.session_token=${value}; better-auth.session_token=${own}` }

      expect(await answer(browser.get('/api/profile', both))).toMatchObject([200, { uid }])
      await endsInDays(uid, 50)
      expect(await answer(browser.get('/api/profile', both))).toMatchObject([200, { uid }])
      expect(await daysLeft(uid)).toBeCloseTo(90, 1)
      await browser.post('/api/auth/sign-out', undefined, both)
      expect((await browser.get('/api/profile', both)).status).toBe(401)
    },
  )

  test.each(['nonsense', 'a.b', `${'x'.repeat(32)}.${'A'.repeat(43)}=`, '%', ''])('%j is no session', async (value) => {
    const browser = createBrowser(server.app)
    browser.cookies.set('better-auth.session_token', value)

    expect(await answer(browser.get('/api/session'))).toEqual([200, { profile: null }])
  })
})
