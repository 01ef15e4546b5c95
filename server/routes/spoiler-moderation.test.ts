import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminPostList, AuditLog } from '#api/admin.ts'
import { answer, type Browser } from '#server/testing/browser.ts'
import { guestAt, seen, write } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { ADMINISTRATOR, openWithAdministrator } from '#server/testing/open-with-administrator.ts'

onBothDatabases('administrators and reports of spoilers', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openWithAdministrator>>
  let anna: Browser
  let ben: Browser
  let carl: Browser

  beforeAll(async () => {
    server = await openWithAdministrator(await newDatabase())
    ;[anna, ben, carl] = [await guest(10), await guest(20), await guest(49)]
  })
  afterAll(() => server.close())

  const guest = (chapter: number) => guestAt(server.app, chapter)
  const report = (browser: Browser, id: string, chapter: number) =>
    answer(browser.put(`/api/feedback/${id}/spoiler`, { chapter }))
  const decide = (id: string, change: object) => answer(server.boss.patch(`/api/admin/posts/${id}`, change))
  const list = async (query = '') =>
    (await (await server.boss.get(`/api/admin/posts?${query}`)).json()) as AdminPostList
  async function trail(post: string) {
    const { lines } = (await (await server.boss.get(`/api/admin/trail?post=${post}`)).json()) as AuditLog
    return lines.map(({ administrator, field, before, after }) => ({ administrator, field, before, after }))
  }

  test('[FEED-11] find reported posts first, with the number of reports and the chapter, page by page', async () => {
    const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
    const ids = []
    for (const title of titles) ids.push(await write(anna, { title: `${title} of five` }))
    await report(ben, ids[0]!, 30)
    await report(carl, ids[0]!, 50)
    await report(ben, ids[2]!, 40)

    const { posts } = await list('search=of five')

    const none = { reports: null, shownFrom: 10 }
    expect(posts).toMatchObject([
      { id: ids[2], chapter: 10, shownFrom: 40, reports: { count: 1, chapter: 40 } },
      { id: ids[0], chapter: 10, shownFrom: 50, reports: { count: 2, chapter: 50 } },
      { id: ids[4], ...none },
      { id: ids[3], ...none },
      { id: ids[1], ...none },
    ])
    const paged = []
    for (let next: string | null = ''; next !== null; ) {
      const page = await list(`search=of five&limit=1${next && `&before=${next}`}`)
      paged.push(...page.posts)
      next = page.next
    }
    expect(paged).toEqual(posts)
  })

  test('[FEED-11] dismiss reports: the post returns to its chapter, and the same readers fold it no more', async () => {
    const id = await write(anna)
    await report(ben, id, 50)
    await report(carl, id, 60)
    expect(await seen(carl, id)).toMatchObject({ isVeiled: true })

    expect(await decide(id, { dismissReports: true })).toMatchObject([200, { id, shownFrom: 10, reports: null }])

    expect(await seen(carl, id)).toMatchObject({ title: 'The captain' })
    expect(await report(ben, id, 50)).toEqual([200, { shownFrom: 10 }])
    expect(await report(carl, id, 90)).toEqual([200, { shownFrom: 10 }])
    expect(await seen(carl, id)).toMatchObject({ title: 'The captain' })
    expect((await list()).posts.find((post) => post.id === id)).toMatchObject({ reports: null })
    expect(await report(await guest(20), id, 55)).toEqual([200, { shownFrom: 55 }])
    const line = { administrator: ADMINISTRATOR.email, field: 'reports', before: '2', after: 'dismissed' }
    expect(await trail(id)).toEqual([line])
  })

  test('[FEED-11] set the chapter for good, which settles the reports, and can be raised, lowered and taken back', async () => {
    const id = await write(anna)
    await report(ben, id, 90)

    const settled = { chapter: 10, shownFrom: 50, reports: null }
    expect(await decide(id, { chapter: 50 })).toMatchObject([200, settled])

    expect(await seen(carl, id)).toEqual({ id, isVeiled: true, isMine: false })
    expect(await seen(anna, id)).toEqual({ id, isVeiled: true, isMine: true })
    expect(await seen(await guest(50), id)).toMatchObject({ title: 'The captain', chapter: 50 })
    expect(await report(ben, id, 90)).toEqual([200, { shownFrom: 50 }])
    expect((await report(carl, id, 50))[0], 'it is shown from there anyway').toBe(400)
    await decide(id, { chapter: 10 })
    expect(await seen(carl, id)).toMatchObject({ title: 'The captain', chapter: 10 })
    const line = { administrator: ADMINISTRATOR.email, field: 'chapter' }
    expect((await trail(id)).toSorted((a, b) => a.after.localeCompare(b.after))).toEqual([
      { ...line, before: '50', after: '10' },
      { ...line, before: '10', after: '50' },
      { ...line, field: 'reports', before: '1', after: 'settled' },
    ])
  })

  test('[FEED-11] set no chapter before that of the author, and none that the book has not', async () => {
    const id = await write(anna)

    const error = 'Nobody may see a post before its author’s chapter, which is 10.'
    expect(await decide(id, { chapter: 9 })).toEqual([400, { error }])
    for (const chapter of [0, 215, 1.5, '50', null]) expect((await decide(id, { chapter }))[0]).toBe(400)
    for (const dismissReports of [false, 'yes']) expect((await decide(id, { dismissReports }))[0]).toBe(400)
    expect(await trail(id)).toEqual([])
  })

  test('[FEED-11] change nothing, and leave no line, where there is nothing to change', async () => {
    const id = await write(anna)

    expect(await decide(id, { dismissReports: true })).toMatchObject([200, { shownFrom: 10 }])
    expect(await decide(id, { chapter: 10 })).toMatchObject([200, { shownFrom: 10 }])
    expect(await trail(id)).toEqual([])
  })
})
