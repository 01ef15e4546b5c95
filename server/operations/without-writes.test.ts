import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ERRORS, type ErrorAnswer } from '#api/errors.ts'
import type { Profile } from '#api/profile.ts'
import type { GoogleWay } from '#api/sign-in.ts'
import { storedDate } from '#server/database/stored-date.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { startFakeGoogle } from '#server/testing/google.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { withoutWrites } from '#server/testing/without-writes.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LONG_AGO = Date.now() - DAY_MS

onBothDatabases('where nothing can be written', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let url: string
  let logged: object[]

  beforeEach(async () => {
    url = await newDatabase()
    logged = []
    await opened()
  })

  async function opened(options: Partial<Parameters<typeof openApp>[0]> = {}) {
    const log = { info() {}, warn() {}, error: (line: object) => void logged.push(line) }
    server = await openApp({ url, log, ...options })
    onTestFinished(() => server.close())
    return server
  }

  async function reader() {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/guest', { chapter: 42 })
    const { uid } = (await (await browser.get('/api/profile')).json()) as Profile
    return { browser, uid }
  }

  const noWrites = () => withoutWrites(url, server.database)
  const stored = (date: number) => storedDate(server.database.kind, date)

  async function expectReading(browser: Browser) {
    expect(await answer(browser.get('/api/session'))).toMatchObject([200, { profile: { currentChapter: 42 } }])
    for (const path of ['/api/profile', '/api/feedback', '/api/read-pages', '/api/profile/data'])
      expect((await browser.get(path)).status, path).toBe(200)
  }

  test('[AUTH-6] a reader who was not here for long goes on reading, and the log says what failed', async () => {
    const { browser, uid } = await reader()
    await server.database.db
      .updateTable('user')
      .set({ lastActive: stored(LONG_AGO) })
      .where('id', '=', uid)
      .execute()
    await noWrites()
    logged.length = 0

    await expectReading(browser)
    await vi.waitFor(() => expect(logged[0]).toMatchObject({ message: expect.stringMatching(/read-?only/) }))
  })

  test('[AUTH-6] a reader whose session is due to be prolonged goes on reading', async () => {
    const { browser, uid } = await reader()
    const expiresAt = stored(Date.now() + 50 * DAY_MS)
    await server.database.db.updateTable('session').set({ expiresAt }).where('userId', '=', uid).execute()
    await noWrites()

    await expectReading(browser)
  })

  test('[AUTH-6] a session that has ended is nobody’s all the same', async () => {
    const { browser, uid } = await reader()
    const expiresAt = stored(Date.now() - DAY_MS)
    await server.database.db.updateTable('session').set({ expiresAt }).where('userId', '=', uid).execute()
    await noWrites()

    expect(await answer(browser.get('/api/session'))).toEqual([200, { profile: null }])
    expect((await browser.get('/api/profile')).status).toBe(401)
  })

  describe.each([true, false])('[AUTH-2] with rateLimit: %s', (rateLimit) => {
    const anna = { username: 'Anna', email: 'anna@example.com', password: 'secret' }
    const LATER = { status: 503, 'retry-after': '5' }

    async function outcome(asked: Promise<Response>) {
      const { status, headers, body } = await asked.then(async (it) => ({
        status: it.status,
        headers: it.headers,
        body: await it.json(),
      }))
      return { status, 'retry-after': headers.get('retry-after'), error: (body as ErrorAnswer).error }
    }

    test('whoever comes is told to try again later, and not that anything of theirs is wrong', async () => {
      const { app } = await opened({ rateLimit })
      const visitor = () => createBrowser(app)
      await visitor().post('/api/auth/sign-up', anna)
      const guest = visitor()
      await guest.post('/api/auth/guest')
      await noWrites()

      const { email, password } = anna
      const bert = { ...anna, email: 'bert@example.com' }
      for (const asked of [
        visitor().post('/api/auth/sign-in', { email, password }),
        guest.post('/api/auth/sign-in', { email, password }),
        visitor().post('/api/auth/sign-up', bert),
        guest.post('/api/auth/sign-up', bert),
      ])
        expect(await outcome(asked)).toEqual({ ...LATER, error: ERRORS.unexpected })
      expect(await outcome(visitor().post('/api/auth/guest'))).toEqual({ ...LATER, error: ERRORS.guestFailed })
      // Every line says what is wrong with the database.
      expect(logged.filter((line) => 'message' in line && !/read-?only/.test(String(line.message)))).toEqual([])
    })

    test('whoever comes from Google is told so by the page that closes the popup', async () => {
      const google = await startFakeGoogle()
      onTestFinished(() => google.stop())
      const { app } = await opened({ rateLimit, google: google.keys })
      const browser = createBrowser(app)
      const { url: consent } = (await (await browser.post('/api/auth/google', { flow: 'popup' })).json()) as GoogleWay
      const back = new URL((await fetch(consent, { redirect: 'manual' })).headers.get('location') ?? '')
      await noWrites()

      const { headers } = await browser.get(back.pathname + back.search)
      expect(headers.get('location')).toMatch(/^\/api\/auth\/google\/done\?error=/)
      expect(await (await browser.get(headers.get('location')!)).text()).toContain(`<p>${ERRORS.unexpected}</p>`)
      expect(browser.cookies.has('better-auth.session_token')).toBe(false)
    })
  })

  test('[SHELL-21] whoever goes to Google without script is told so where they came from', async () => {
    const { app } = await opened({ rateLimit: true, google: { clientId: 'client', clientSecret: 'secret' } })
    await noWrites()

    const { status, headers } = await createBrowser(app).get('/api/auth/google/start')
    expect([status, headers.get('location')]).toEqual([302, '/auth?google=unexpected'])
  })

  test('a server is not ready, and is again when writes are taken', async () => {
    const { browser } = await reader()
    const writesAgain = await noWrites()

    expect(await answer(browser.get('/api/ready'))).toEqual([503, { error: ERRORS.notReady }])
    expect((await browser.get('/api/health')).status).toBe(200)

    await writesAgain()
    const ready = async () => (await browser.get('/api/ready')).status
    await expect.poll(ready, { timeout: 30_000 }).toBe(200)
  })
})
