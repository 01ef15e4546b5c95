import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ERRORS } from '#api/errors.ts'
import type { Profile } from '#api/profile.ts'
import { storedDate } from '#server/database/stored-date.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
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
    const log = { info() {}, warn() {}, error: (line: object) => void logged.push(line) }
    server = await openApp({ url, log })
    onTestFinished(() => server.close())
  })

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
