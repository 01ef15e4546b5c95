import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { READER_HEADER } from '#api/call.ts'
import type { Profile } from '#api/profile.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

onBothDatabases('a profile', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterAll(() => server.close())

  let count = 0
  const credentials = () => ({ email: `reader-${++count}@example.com`, password: 'secret' })

  async function reader(username: string, { email, password } = credentials()) {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/sign-up', { username, email, password })
    return browser
  }

  async function guest() {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/guest')
    return browser
  }

  const profileOf = async (browser: Browser) => (await (await browser.get('/api/profile')).json()) as Profile

  test.each([1, 2, 213, 214])('[DATA-12] takes chapter %i and keeps it', async (chapter) => {
    const anna = await guest()

    expect(await answer(anna.patch('/api/profile', { currentChapter: chapter }))).toMatchObject([
      200,
      { currentChapter: chapter },
    ])
    expect(await profileOf(anna)).toMatchObject({ currentChapter: chapter })
  })

  test.each(['0', '-1', '215', '1.5', '"3"', 'null', 'NaN', '1e3', 'true', '[3]', '{}'])(
    '[DATA-12] refuses chapter %s and keeps the old one',
    async (chapter) => {
      const anna = await guest()
      await anna.patch('/api/profile', { currentChapter: 60 })

      const [status, body] = await answer(anna.patch('/api/profile', `{"currentChapter":${chapter}}`))

      expect(status).toBe(400)
      expect(body).toEqual({ error: expect.stringMatching(/chapter|JSON/) })
      expect(await profileOf(anna)).toMatchObject({ currentChapter: 60 })
    },
  )

  test('[AUTH-2] takes one setting and leaves the others', async () => {
    const anna = await guest()

    await anna.patch('/api/profile', { settings: { spoilerProtection: false } })
    await anna.patch('/api/profile', { settings: { theme: 'dark', notifications: 'none' } })

    expect(await profileOf(anna)).toMatchObject({
      settings: { theme: 'dark', spoilerProtection: false, notifications: 'none' },
    })
  })

  test.each(['Anna\u0000', '\u202eAnna\u202c', 'An\u0007na'])(
    '[AUTH-3] a username has no characters that nobody types: %j',
    async (username) => {
      const anna = await guest()

      expect(await answer(anna.patch('/api/profile', { username }))).toMatchObject([200, { username: 'Anna' }])
    },
  )

  test('[AUTH-3] takes another username, trimmed', async () => {
    const anna = await reader('anna')

    await anna.patch('/api/profile', { username: '  Lady Anna ' })

    expect(await profileOf(anna)).toMatchObject({ username: 'Lady Anna', displayName: 'anna' })
  })

  test.each([
    {},
    { settings: {} },
    { username: ' ' },
    { settings: { theme: '<b>' } },
    { settings: { spoilerProtection: 'yes' } },
    { settings: { unknown: true } },
    { uid: 'another' },
    { email: 'eve@example.com' },
    { isAnonymous: true },
    { currentChapter: 5, isAnonymous: true },
    [[]],
    'text',
  ])('[AUTH-3] refuses %j as a whole', async (change) => {
    const anna = await guest()
    const before = await profileOf(anna)

    expect((await anna.patch('/api/profile', JSON.stringify(change))).status).toBe(400)
    expect(await profileOf(anna)).toEqual(before)
  })

  test('[AUTH-3] knows when its reader was last active', async () => {
    const anna = await guest()
    const before = await profileOf(anna)
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
    const kept = server.database.kind === 'sqlite' ? longAgo.toISOString() : longAgo
    await server.database.db.updateTable('user').set({ lastActive: kept }).where('id', '=', before.uid).execute()

    await anna.get('/api/session')

    await vi.waitFor(async () => expect((await profileOf(anna)).lastActive >= before.lastActive).toBe(true))
  })

  test('[AUTH-5] no account action works without a reader', async () => {
    const visitor = createBrowser(server.app)
    const refusal = [401, { error: 'No user logged in' }]

    expect(await answer(visitor.get('/api/profile'))).toEqual(refusal)
    expect(await answer(visitor.patch('/api/profile', { currentChapter: 3 }))).toEqual(refusal)
    expect(await answer(visitor.patch('/api/profile', { settings: { theme: 'dark' } }))).toEqual(refusal)
    expect(await answer(visitor.patch('/api/profile', 'no json'))).toEqual(refusal)
    expect(await answer(visitor.delete('/api/profile'))).toEqual(refusal)
  })

  test('[AUTH-6] a forged session is nobody', async () => {
    const anna = await guest()
    const forger = createBrowser(server.app)
    for (const [name, value] of anna.cookies) forger.cookies.set(name, `${value.slice(0, -6)}AAAAAA`)

    expect(await answer(forger.get('/api/profile'))).toEqual([401, { error: 'No user logged in' }])
  })

  test('[AUTH-3] is its own reader’s alone', async () => {
    const anna = await reader('anna')
    const bertram = await reader('bertram')
    const before = await profileOf(bertram)

    await anna.patch('/api/profile', { currentChapter: 99, username: 'Not Bertram' })
    expect((await anna.patch(`/api/profile/${before.uid}`, { currentChapter: 99 })).status).toBe(404)
    expect((await anna.get(`/api/profile/${before.uid}`)).status).toBe(404)
    expect((await anna.get(`/api/profile?uid=${before.uid}`).then((it) => it.json())) as Profile).toMatchObject({
      username: 'Not Bertram',
    })
    await anna.delete('/api/profile')

    expect(await profileOf(bertram)).toEqual(before)
  })

  test.each(['registered', 'guest'])(
    '[ACC-4] of a %s reader is deleted with the account and all sessions',
    async (kind) => {
      const anna = credentials()
      const here = kind === 'guest' ? await guest() : await reader('anna', anna)
      const { uid } = await profileOf(here)
      const elsewhere = createBrowser(server.app)
      for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value)

      const isGone = async (headers = {}) => answer(elsewhere.get('/api/session/gone', headers))
      expect(await isGone({ [READER_HEADER]: uid })).toEqual([200, { isGone: false }])

      expect((await here.delete('/api/profile')).status).toBe(204)

      expect(here.cookies.size).toBe(0)
      expect(await isGone({ [READER_HEADER]: uid })).toEqual([200, { isGone: true }])
      expect(await isGone(), 'of nobody').toEqual([200, { isGone: false }])
      expect(await answer(elsewhere.get('/api/session'))).toEqual([200, { profile: null }])
      expect((await createBrowser(server.app).post('/api/auth/sign-in', anna)).status).toBe(401)
      const rows = async (table: string, column: string) =>
        server.database.db
          .selectFrom(table as 'user')
          .selectAll()
          .where(column as 'id', '=', uid)
          .execute()
      expect(await rows('user', 'id')).toEqual([])
      expect(await rows('session', 'userId')).toEqual([])
      expect(await rows('account', 'userId')).toEqual([])
    },
  )

  test('[ACC-4] of a guest is deleted, and the device stays known to the account that was signed in on it before', async () => {
    const device = await reader('anna')
    const known = device.cookies.get('codex-device')
    await device.post('/api/auth/sign-out')
    await device.post('/api/auth/guest')

    expect((await device.delete('/api/profile')).status).toBe(204)

    expect([...device.cookies]).toEqual([['codex-device', known]])
  })

  test('[AUTH-3] many writes at once all arrive', async () => {
    const readers = await Promise.all(Array.from({ length: 4 }, guest))
    const writes = readers.flatMap((browser, index) =>
      Array.from({ length: 25 }, (_, step) => browser.patch('/api/profile', { currentChapter: index * 25 + step + 1 })),
    )

    const answers = await Promise.all(writes)

    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
    const chapters = await Promise.all(readers.map(async (browser) => (await profileOf(browser)).currentChapter))
    chapters.forEach((chapter, index) => {
      expect(Math.floor((chapter - 1) / 25)).toBe(index)
    })
  })

  test('[AUTH-3] is made once for each of many accounts that begin together', async () => {
    const browsers = await Promise.all(Array.from({ length: 12 }, guest))

    const uids = await Promise.all(browsers.map(async (browser) => (await profileOf(browser)).uid))
    expect(new Set(uids).size).toBe(12)
  })

  test('[AUTH-2] one address given twice at once becomes one account', async () => {
    const anna = { username: 'anna', ...credentials() }
    const answers = await Promise.all(
      [1, 2, 3].map(() => answer(createBrowser(server.app).post('/api/auth/sign-up', anna))),
    )

    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 422, 422])
    const accounts = server.database.db.selectFrom('user').select('username').where('email', '=', anna.email)
    expect(await accounts.execute()).toEqual([{ username: 'anna' }])
  })
})
