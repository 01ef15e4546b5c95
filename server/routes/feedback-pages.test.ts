import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostList, PostMade } from '#api/feedback.ts'
import { answer, type Browser } from '#server/testing/browser.ts'
import { guestAt, typo } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

onBothDatabases('the list of feedback', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let anna: Browser
  let ids: string[]

  /** Sixty posts with only three different times, votes for some of them, and one post from later in the story. */
  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
    anna = await guest(90)
    const { db } = server.database
    const row = await db
      .selectFrom('feedback')
      .selectAll()
      .where('id', '=', await write({}))
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 60 }, (_, number) => ({
      ...row,
      id: crypto.randomUUID(),
      createdAt: `2026-01-01T00:00:0${number % 3}.000Z`,
      chapter: number === 30 ? 95 : 1,
    }))
    await db.deleteFrom('feedback').execute()
    await db.insertInto('feedback').values(rows).execute()
    ids = rows.map(({ id }) => id)
    for (const id of [ids[5], ids[17], ids[42]]) await anna.put(`/api/feedback/${id}/vote`, { change: 1 })
  })
  afterAll(() => server.close())

  const guest = (chapter: number) => guestAt(server.app, chapter)

  async function write(post: object) {
    return ((await (await anna.post('/api/feedback', { ...typo, ...post })).json()) as PostMade).id
  }

  const read = async (browser: Browser, query = '') =>
    (await (await browser.get(`/api/feedback${query}`)).json()) as PostList

  async function all(browser: Browser, limit: number) {
    const posts = []
    let before = ''
    for (let next: string | null = ''; next !== null; before = `&before=${next}`) {
      const page = await read(browser, `?limit=${limit}${before}`)
      expect(page.posts.length).toBeLessThanOrEqual(limit)
      posts.push(...page.posts)
      next = page.next
    }
    return posts
  }

  test.each([7, 30])(
    '[FEED-3] read %i at a time misses nothing, doubles nothing and keeps its order',
    async (limit) => {
      const posts = await all(await guest(95), limit)

      expect(posts.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      const rank = posts.map((post) => ('isVeiled' in post ? '' : `${post.upvotes} ${post.createdAt}`))
      expect(rank).toEqual(rank.toSorted().reverse())
    },
  )

  test('[FEED-3] gives fifty where no number is asked for, and says what follows', async () => {
    const first = await read(anna)
    const second = await read(anna, `?before=${first.next}`)

    expect([first.posts.length, second.posts.length]).toEqual([50, 10])
    expect(second.next).toBeNull()
  })

  test('[FEED-7] a page that ends with a veiled post goes on behind it, and tells nothing of it', async () => {
    const ben = await guest(42)
    const posts = await all(ben, 1)

    expect(posts).toHaveLength(60)
    expect(posts.filter((post) => 'isVeiled' in post)).toEqual([{ id: ids[30], isVeiled: true, isMine: false }])
  })

  test.each(['limit=0', 'limit=51', 'limit=-1', 'limit=1.5', 'limit=x', 'limit=', 'before='])(
    '[FEED-3] refuses ?%s',
    async (query) => {
      expect((await answer(anna.get(`/api/feedback?${query}`)))[0]).toBe(400)
    },
  )

  test('[FEED-9] a post keeps the entry it is about; a reader from before its chapter never learns of it', async () => {
    const entry = { kind: 'characters', id: 'old-neil', name: 'Old Neil' }
    const id = await write({ entry, chapter: 90 })
    const behind = await guest(42)

    const row = await server.database.db
      .selectFrom('feedback')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ entryKind: 'characters', entryId: 'old-neil', entryName: 'Old Neil' })
    const read = await answer((await guest(90)).get(`/api/feedback/${id}`))
    expect(read).toMatchObject([200, { entry: { kind: 'characters', id: 'old-neil' } }])
    for (const path of ['/api/feedback', `/api/feedback/${id}`]) {
      const text = await (await behind.get(path)).text()
      expect(text).toContain(id)
      expect(text).not.toMatch(/old.neil/i)
    }
    expect(await answer(behind.get(`/api/feedback/${id}`))).toMatchObject([200, { title: 'A typo', entry: null }])
  })

  test.each([
    { kind: 'transactions', id: 'rent', name: 'Rent' },
    { kind: 'characters', id: 'Old Neil', name: 'Old Neil' },
    { kind: 'characters', id: '../../x', name: 'x' },
    { kind: 'characters', id: 'old-neil', name: ' ' },
    { kind: 'characters', id: 'old-neil', name: 'x'.repeat(201) },
    { kind: 'characters', id: 'old-neil' },
    'old-neil',
    null,
  ])('[FEED-9] refuses %j as an entry', async (entry) => {
    expect(await answer(anna.post('/api/feedback', { ...typo, entry }))).toMatchObject([
      400,
      { error: expect.any(String) },
    ])
  })
})
