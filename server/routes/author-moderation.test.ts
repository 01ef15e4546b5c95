import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminPost, AdminPostList, AuditLog } from '#api/admin.ts'
import type { Profile } from '#api/profile.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { guestAt, IMPROVEMENT, newPost, seen, write } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'

const BANNED = { error: 'You can no longer post here. If that is a mistake, write to whoever runs this site.' }

onBothDatabases('moderation of an author', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openWithAdministrator>>
  let eve: Browser
  let other: Browser
  let id: string

  beforeAll(async () => {
    server = await openWithAdministrator(await newDatabase())
    other = await guestAt(server.app, 200)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    eve = await guestAt(server.app, 1)
    id = await write(eve, { title: 'Rude' })
  })

  const moderate = async (post: string, change: object) =>
    answer(server.boss.patch(`/api/admin/posts/${post}/author`, change)) as Promise<[number, AdminPost]>
  const trail = async (post: string) => {
    const { lines } = (await (await server.boss.get(`/api/admin/trail?post=${post}`)).json()) as AuditLog
    return lines.map(({ field, before, after, administrator }) => [field, before, after, administrator])
  }
  const post = (browser: Browser) => answer(browser.post('/api/feedback', newPost))

  test('[FEED-13] hides all public posts of an author at once, and shows them again; one hidden before stays', async () => {
    const second = await write(eve, { title: 'Rude too' })
    const alone = await write(eve, { title: 'Hidden before' })
    await server.boss.patch(`/api/admin/posts/${alone}`, { isHidden: true })
    const stranger = await write(other, { title: 'Kind' })

    expect(await moderate(id, { areHidden: true })).toMatchObject([200, { id, isHidden: true }])

    for (const hidden of [id, second, alone]) expect(await seen(other, hidden)).toBeUndefined()
    expect(await seen(other, stranger)).toBeDefined()
    expect(await trail(second)).toEqual([['visibility', 'shown', 'hidden with all', 'boss@example.com']])

    expect(await moderate(id, { areHidden: false })).toMatchObject([200, { isHidden: false }])
    for (const shown of [id, second]) expect(await seen(other, shown)).toBeDefined()
    expect(await seen(other, alone)).toBeUndefined()
    expect(await trail(second)).toHaveLength(2)
  })

  test('[FEED-13] takes posting from a guest, also from the account they become, and gives it back', async () => {
    expect(await moderate(id, { isBanned: true })).toMatchObject([200, { isAuthorBanned: true }])

    expect(await post(eve)).toEqual([400, BANNED])
    expect(await answer(eve.post('/api/feedback', { ...newPost, ...IMPROVEMENT }))).toEqual([400, BANNED])
    expect((await eve.patch('/api/profile', { currentChapter: 3 })).status).toBe(200)
    const { uid } = (await (await eve.get('/api/profile')).json()) as Profile
    const email = `${uid}@example.com`
    await eve.post('/api/auth/sign-up', { username: 'Eve', email, password: 'secret' })
    expect(await post(eve)).toEqual([400, BANNED])
    expect((await post(other))[0]).toBe(201)

    expect(await moderate(id, { isBanned: false })).toMatchObject([200, { isAuthorBanned: false }])
    expect((await post(eve))[0]).toBe(201)
    expect(await trail(id)).toEqual([
      ['author', 'may not post', 'may post', 'boss@example.com'],
      ['author', 'may post', 'may not post', 'boss@example.com'],
    ])
  })

  test('[FEED-13] changes nothing twice, and leaves no line for what was so before', async () => {
    for (const change of [{ isBanned: false }, { areHidden: false }]) await moderate(id, change)
    expect(await trail(id)).toEqual([])
    expect((await moderate(id, {}))[0]).toBe(400)
    expect((await moderate('none', { isBanned: true }))[0]).toBe(404)
  })

  test('[FEED-13] tells nobody who sent an improvement: it leads to no author', async () => {
    const improvement = await write(eve, { ...IMPROVEMENT, title: 'Told' })
    await moderate(id, { isBanned: true })

    expect((await moderate(improvement, { isBanned: true }))[0]).toBe(404)
    const { posts } = (await (await server.boss.get('/api/admin/posts?search=told')).json()) as AdminPostList
    expect(posts.find((post) => post.id === improvement)).toMatchObject({ isAuthorBanned: null })
  })

  test('[FEED-13] is for administrators alone', async () => {
    for (const browser of [eve, other, createBrowser(server.app)]) {
      const path = `/api/admin/posts/${id}/author`
      expect(await answer(browser.patch(path, { isBanned: true }))).toEqual([404, { error: 'Not found' }])
    }
    expect(await seen(other, id)).toBeDefined()
  })
})
