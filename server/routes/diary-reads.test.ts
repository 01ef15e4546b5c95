import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DiaryReads } from '#api/diary-reads.ts'
import type { Profile } from '#api/profile.ts'
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

    expect(await open(anna, 'first-leaf', 30)).toEqual([204, undefined])
    await open(anna, 'first-leaf', 40)
    expect(await pagesOf(anna)).toEqual([{ id: 'first-leaf', chapter: 30 }])

    await open(anna, 'first-leaf', 20)
    await open(anna, 'second-leaf', 25)
    expect(await pagesOf(anna)).toEqual([
      { id: 'first-leaf', chapter: 20 },
      { id: 'second-leaf', chapter: 25 },
    ])
    expect(await pagesOf(await guest())).toEqual([])
  })

  test('[DIARY-2] that were opened further on wait for their chapter', async () => {
    const anna = await guest(60)
    await open(anna, 'leaf-of-20', 20)
    await open(anna, 'leaf-of-60', 60)

    await anna.patch('/api/profile', { currentChapter: 59 })
    expect(await pagesOf(anna)).toEqual([{ id: 'leaf-of-20', chapter: 20 }])

    await anna.patch('/api/profile', { currentChapter: 60 })
    expect(await pagesOf(anna)).toHaveLength(2)
  })

  test('[DIARY-2] come to a device as far as the device is, and never further than the account', async () => {
    const anna = await guest(60)
    await open(anna, 'leaf-of-20', 20)
    await open(anna, 'leaf-of-60', 60)
    const ids = async (query: string) => {
      const { pages } = (await (await anna.get(`/api/read-pages${query}`)).json()) as DiaryReads
      return pages.map(({ id }) => id)
    }

    expect(await ids('?chapter=42')).toEqual(['leaf-of-20'])
    expect(await ids('?chapter=60')).toEqual(['leaf-of-20', 'leaf-of-60'])
    await anna.patch('/api/profile', { currentChapter: 42 })
    expect(await ids('?chapter=60')).toEqual(['leaf-of-20'])
    for (const chapter of ['0', '215', 'x', '']) {
      expect((await anna.get(`/api/read-pages?chapter=${chapter}`)).status).toBe(400)
    }
  })

  test.each([
    { id: 'Leaf one', chapter: 1 },
    { id: '', chapter: 1 },
    { id: 'x'.repeat(101), chapter: 1 },
    { id: 'first-leaf', chapter: 0 },
    { id: 'first-leaf' },
    { id: 'first-leaf', chapter: 1, uid: 'someone' },
  ])('[DIARY-2] refuses %j', async (page) => {
    const anna = await guest()

    expect((await anna.put('/api/read-pages', page)).status).toBe(400)
    expect(await pagesOf(anna)).toEqual([])
  })

  test('[DIARY-2] need a reader', async () => {
    const visitor = createBrowser(server.app)

    expect(await answer(visitor.get('/api/read-pages'))).toEqual([401, { error: 'No user logged in' }])
    expect((await open(visitor, 'first-leaf', 1))[0]).toBe(401)
  })

  test('[AUTH-4] go with a guest into the account', async () => {
    const someone = await guest()
    await open(someone, 'first-leaf', 3)

    await someone.post('/api/auth/sign-up', {
      username: 'Gabi',
      email: `pages-${++count}@example.com`,
      password: 'secret',
    })

    expect(await pagesOf(someone)).toEqual([{ id: 'first-leaf', chapter: 3 }])
  })

  test('[AUTH-4] that a guest opened earlier than the account did count from there', async () => {
    const account = { email: `pages-${++count}@example.com`, password: 'secret' }
    const anna = await guest(60)
    await anna.post('/api/auth/sign-up', { username: 'Anna', ...account })
    await open(anna, 'second-leaf', 50)
    await open(anna, 'first-leaf', 20)
    const phone = await guest(60)
    await open(phone, 'second-leaf', 30)
    await open(phone, 'first-leaf', 40)

    await phone.post('/api/auth/sign-in', account)

    expect(await pagesOf(anna)).toEqual([
      { id: 'first-leaf', chapter: 20 },
      { id: 'second-leaf', chapter: 30 },
    ])
  })

  test('[ACC-4] are gone with the account', async () => {
    const anna = await guest()
    await open(anna, 'second-leaf', 3)
    const { uid } = (await (await anna.get('/api/profile')).json()) as Profile
    const kept = () => server.database.db.selectFrom('readPage').select('entry').where('uid', '=', uid).execute()
    expect(await kept()).toHaveLength(1)

    await anna.delete('/api/profile')

    expect(await kept()).toEqual([])
  })
})
