import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PostMade } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { storedDate } from '#server/database/stored-date.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { deleteExpired, deleteExpiredDaily } from './delete-expired.ts'

const DAY_MS = 24 * 60 * 60 * 1000

onBothDatabases('what has ended', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  beforeEach(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterEach(() => server.close())

  async function reader(way: 'guest' | 'sign-up') {
    const browser = createBrowser(server.app)
    const account = { username: 'Anna', email: 'anna@example.com', password: 'secret' }
    await browser.post(`/api/auth/${way}`, way === 'sign-up' ? account : undefined)
    const { uid } = (await (await browser.get('/api/profile')).json()) as Profile
    return { browser, uid }
  }

  const daysAgo = (days: number) => storedDate(server.database.kind, Date.now() - days * DAY_MS)
  const lastHere = (uid: string, days: number) =>
    server.database.db
      .updateTable('user')
      .set({ lastActive: daysAgo(days) })
      .where('id', '=', uid)
      .execute()
  const endSessions = (uid: string) =>
    server.database.db
      .updateTable('session')
      .set({ expiresAt: daysAgo(2) })
      .where('userId', '=', uid)
      .execute()
  const isThere = async (uid: string) =>
    (await server.database.db.selectFrom('user').select('id').where('id', '=', uid).executeTakeFirst()) !== undefined

  async function leftAlone(browser: Browser, uid: string) {
    // Time has passed, and somebody else has visited since.
    const other = await reader('guest')
    await other.browser.post('/api/auth/sign-out')
    await lastHere(other.uid, 1.1)
    await browser.put('/api/read-pages', { id: 'first-leaf', chapter: 1 })
    await lastHere(uid, 32)
    await endSessions(uid)
  }

  test('is cleared: sessions, and guests whom nobody can be any more, with what they read', async () => {
    const { browser, uid } = await reader('guest')
    await leftAlone(browser, uid)

    await deleteExpired(server.database)

    expect(await isThere(uid)).toBe(false)
    for (const table of ['session', 'readPage'] as const) {
      expect(await server.database.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('does not take an account, whose owner signs in again whenever it may be', async () => {
    const { browser, uid } = await reader('sign-up')
    await leftAlone(browser, uid)
    await lastHere(uid, 3000)

    await deleteExpired(server.database)

    expect(await isThere(uid)).toBe(true)
    const again = await browser.post('/api/auth/sign-in', { email: 'anna@example.com', password: 'secret' })
    expect(again.status).toBe(200)
    expect(await (await browser.get('/api/read-pages')).json()).toEqual({ pages: [{ id: 'first-leaf', chapter: 1 }] })
  })

  test('does not take a guest whose session lasts, however long ago the last visit was', async () => {
    const { browser, uid } = await reader('guest')
    await lastHere(uid, 89)

    await deleteExpired(server.database)

    expect(((await (await browser.get('/api/profile')).json()) as Profile).uid).toBe(uid)
  })

  test('does not take anybody because a clock has jumped ahead', async () => {
    const { browser, uid } = await reader('guest')
    await reader('guest')
    vi.setSystemTime(Date.now() + 200 * DAY_MS)
    // Somebody visits in the meantime.
    await reader('sign-up')

    await deleteExpired(server.database)
    vi.useRealTimers()

    expect(((await (await browser.get('/api/profile')).json()) as Profile).uid).toBe(uid)
    expect(await server.database.db.selectFrom('user').select('id').execute()).toHaveLength(3)
  })

  test('does not take a guest who was here of late', async () => {
    const { uid } = await reader('guest')
    await lastHere(uid, 29)
    await endSessions(uid)

    await deleteExpired(server.database)

    expect(await isThere(uid)).toBe(true)
  })

  test('does not take a guest who has written or voted: others see it', async () => {
    const newPost = { title: 'A typo', description: 'There.', type: 'feedback', subtype: 'bug', chapter: 1 }
    const [author, voter] = [await reader('guest'), await reader('guest')]
    const made = await author.browser.post('/api/feedback', { ...newPost, submitMethod: 'new-feedback-button' })
    const { id } = (await made.json()) as PostMade
    await voter.browser.put(`/api/feedback/${id}/vote`, { change: 1 })
    for (const { browser, uid } of [author, voter]) await leftAlone(browser, uid)

    await deleteExpired(server.database)

    const { browser } = await reader('guest')
    expect(await (await browser.get(`/api/feedback/${id}`)).json()).toMatchObject({ title: 'A typo', upvotes: 1 })
    expect([await isThere(author.uid), await isThere(voter.uid)]).toEqual([true, true])
  })

  test('[AUTH-3] what was counted while the clock was ahead keeps no guest waiting after a start', async () => {
    const { db } = server.database
    const [ahead, now] = [Date.now() + 200 * DAY_MS, Date.now()]
    const rows = [ahead, now].map((lastRequest) => ({
      id: `${lastRequest}`,
      key: `${lastRequest}`,
      count: 20,
      lastRequest,
    }))
    await db.insertInto('rateLimit').values(rows).execute()

    deleteExpiredDaily(server.database, { info() {}, warn() {}, error() {} })

    const kept = async () => (await db.selectFrom('rateLimit').select('key').execute()).map(({ key }) => key)
    await expect.poll(kept).toEqual([String(now)])
  })
})
