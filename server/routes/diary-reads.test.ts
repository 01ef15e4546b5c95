import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DiaryReads } from '#api/diary-reads.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

onBothDatabases('read pages', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let count = 0

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterAll(() => server.close())

  async function guest(chapter = 50) {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/guest', { chapter })
    return browser
  }
  const open = (browser: Browser, id: string, chapter: number) =>
    answer(browser.put('/api/read-pages', { id, chapter }))
  const pagesOf = async (browser: Browser) =>
    ((await (await browser.get('/api/read-pages')).json()) as DiaryReads).pages

  test('[DIARY-2] are kept once, at the lowest chapter they were opened at', async () => {
    const anna = await guest()

    expect(await open(anna, 'leaf-one', 30)).toEqual([204, undefined])
    await open(anna, 'leaf-one', 40)
    expect(await pagesOf(anna)).toEqual([{ id: 'leaf-one', chapter: 30 }])

    await open(anna, 'leaf-one', 20)
    await open(anna, 'leaf-two', 25)
    expect(await pagesOf(anna)).toEqual([
      { id: 'leaf-one', chapter: 20 },
      { id: 'leaf-two', chapter: 25 },
    ])
    expect(await pagesOf(await guest())).toEqual([])
  })

  test('[DIARY-2] that were opened further on wait for their chapter', async () => {
    const anna = await guest(60)
    await open(anna, 'early', 20)
    await open(anna, 'late', 60)

    await anna.patch('/api/profile', { currentChapter: 59 })
    expect(await pagesOf(anna)).toEqual([{ id: 'early', chapter: 20 }])

    await anna.patch('/api/profile', { currentChapter: 60 })
    expect(await pagesOf(anna)).toHaveLength(2)
  })

  test('[DIARY-2] come to a device as far as the device is, and never further than the account', async () => {
    const anna = await guest(60)
    await open(anna, 'early', 20)
    await open(anna, 'late', 60)
    const ids = async (query: string) => {
      const { pages } = (await (await anna.get(`/api/read-pages${query}`)).json()) as DiaryReads
      return pages.map(({ id }) => id)
    }

    expect(await ids('?chapter=42')).toEqual(['early'])
    expect(await ids('?chapter=60')).toEqual(['early', 'late'])
    await anna.patch('/api/profile', { currentChapter: 42 })
    expect(await ids('?chapter=60')).toEqual(['early'])
    for (const chapter of ['0', '215', 'x', '']) {
      expect((await anna.get(`/api/read-pages?chapter=${chapter}`)).status).toBe(400)
    }
  })

  test.each([
    { id: 'Leaf one', chapter: 1 },
    { id: '', chapter: 1 },
    { id: 'x'.repeat(101), chapter: 1 },
    { id: 'leaf', chapter: 0 },
    { id: 'leaf' },
    { id: 'leaf', chapter: 1, uid: 'someone' },
  ])('[DIARY-2] refuses %j', async (page) => {
    const anna = await guest()

    expect((await anna.put('/api/read-pages', page)).status).toBe(400)
    expect(await pagesOf(anna)).toEqual([])
  })

  test('[DIARY-2] need a reader', async () => {
    const visitor = createBrowser(server.app)

    expect(await answer(visitor.get('/api/read-pages'))).toEqual([401, { error: 'No user logged in' }])
    expect((await open(visitor, 'leaf', 1))[0]).toBe(401)
  })

  test('[AUTH-4] go with a guest into the account', async () => {
    const someone = await guest()
    await open(someone, 'leaf', 3)

    await someone.post('/api/auth/sign-up', {
      username: 'Gabi',
      email: `pages-${++count}@example.com`,
      password: 'secret',
    })

    expect(await pagesOf(someone)).toEqual([{ id: 'leaf', chapter: 3 }])
  })

  test('[AUTH-4] that a guest opened earlier than the account did count from there', async () => {
    const account = { email: `pages-${++count}@example.com`, password: 'secret' }
    const anna = await guest(60)
    await anna.post('/api/auth/sign-up', { username: 'Anna', ...account })
    await open(anna, 'both-leaf', 50)
    await open(anna, 'own-leaf', 20)
    const phone = await guest(60)
    await open(phone, 'both-leaf', 30)
    await open(phone, 'own-leaf', 40)

    await phone.post('/api/auth/sign-in', account)

    expect(await pagesOf(anna)).toEqual([
      { id: 'own-leaf', chapter: 20 },
      { id: 'both-leaf', chapter: 30 },
    ])
  })

  test('[ACC-4] are gone with the account', async () => {
    const anna = await guest()
    await open(anna, 'gone-leaf', 3)

    await anna.delete('/api/profile')

    const rows = await server.database.db.selectFrom('readPage').selectAll().where('entry', '=', 'gone-leaf').execute()
    expect(rows).toEqual([])
  })
})
