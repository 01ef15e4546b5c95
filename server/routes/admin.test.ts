import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AdminPostList, AuditLog } from '#api/admin.ts'
import type { PostList } from '#api/feedback.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { typo as anyTypo, guestAt, IMPROVEMENT, write as writePost } from '#server/testing/community.ts'
import { nextMillisecond } from '#server/testing/next-millisecond.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { ADMINISTRATOR, openWithAdministrator } from '#server/testing/open-with-administrator.ts'
import { shown } from '#server/testing/shown.ts'

const NOT_FOUND = [404, { error: 'Not found' }]
const typo = { ...anyTypo, chapter: 42 }
const improvement = { ...typo, ...IMPROVEMENT }
const entry = { kind: 'characters', id: 'old-neil', name: 'Old Neil' }

onBothDatabases('moderation', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openWithAdministrator>>
  let anna: Browser

  beforeAll(async () => {
    server = await openWithAdministrator(await newDatabase())
    anna = await guest(42)
  })
  afterAll(() => server.close())

  const guest = (chapter: number) => guestAt(server.app, chapter)

  const write = (browser: Browser, post: object) => writePost(browser, { ...typo, ...post })

  const list = async (query = '') =>
    (await (await server.boss.get(`/api/admin/posts?${query}`)).json()) as AdminPostList
  const titles = async (query = '') => (await list(query)).posts.map(({ title }) => title)
  const auditLog = async (query = '') => (await (await server.boss.get(`/api/admin/trail?${query}`)).json()) as AuditLog
  const seen = async (browser: Browser, id: string) => {
    const { posts } = (await (await browser.get('/api/feedback')).json()) as PostList
    return posts.find((post) => post.id === id)
  }
  const moderate = (id: string, change: object) => answer(server.boss.patch(`/api/admin/posts/${id}`, change))

  test('shows administrators every post with its chapter and entry, and of an improvement not who sent it', async () => {
    const id = await write(anna, { title: 'Seen whole', entry })
    const other = await write(anna, { ...improvement, title: 'Seen without a name' })

    const { posts } = await list('search=seen')

    const both = { description: typo.description, chapter: 42, status: 'pending', isHidden: false, upvotes: 0 }
    const named = { authorName: expect.stringMatching(/^guest-/), isAnonymous: true, entry }
    const nameless = { authorName: null, isAnonymous: false, entry: null }
    expect(posts).toEqual([
      expect.objectContaining({ id: other, collection: 'improvements', ...both, ...nameless }),
      expect.objectContaining({ id, collection: 'feedback', ...both, ...named }),
    ])
    expect(JSON.stringify(posts)).not.toContain('@')
  })

  test('finds posts by kind, status, visibility and words, whatever their capitals', async () => {
    const one = await write(anna, { title: 'Filter: 100% wrong' })
    await write(anna, { title: 'Filter: right', description: 'A THOUSAND words', entry })
    await write(anna, { ...improvement, title: 'Filter: more' })
    await moderate(one, { status: 'declined', isHidden: true })

    expect(await titles('search=filter')).toEqual(['Filter: more', 'Filter: right', 'Filter: 100% wrong'])
    expect(await titles('search=filter&collection=improvements')).toEqual(['Filter: more'])
    expect(await titles('search=filter&status=declined')).toEqual(['Filter: 100% wrong'])
    expect(await titles('search=filter&hidden=yes')).toEqual(['Filter: 100% wrong'])
    expect(await titles('search=filter&hidden=no&collection=feedback')).toEqual(['Filter: right'])
    expect(await titles('search=thousand')).toEqual(['Filter: right'])
    expect(await titles('search=old+nEIL')).toContain('Filter: right')
    expect(await titles('search=100%25')).toEqual(['Filter: 100% wrong'])
    expect(await titles('search=_')).toEqual([])
    await write(anna, { title: 'Filter: ÉLODIE' })
    expect(await titles('search=ÉLODIE')).toEqual(['Filter: ÉLODIE'])
  })

  test.each([
    'status=gone',
    'collection=all',
    'hidden=maybe',
    'limit=0',
    'limit=51',
    'limit=x',
    `search=${'x'.repeat(201)}`,
  ])('refuses ?%s', async (query) => {
    expect((await server.boss.get(`/api/admin/posts?${query}`)).status).toBe(400)
  })

  test('a status is seen by the author and by everybody else', async () => {
    const id = await write(anna, {})
    const ben = await guest(42)

    expect(await moderate(id, { status: 'implemented' })).toMatchObject([200, { id, status: 'implemented' }])

    expect(await seen(anna, id)).toMatchObject({ status: 'implemented', isMine: true })
    expect(await seen(ben, id)).toMatchObject({ status: 'implemented' })
  })

  test('the author of an improvement sees its status, and nobody else does', async () => {
    const carl = await guest(42)
    const id = await write(carl, { ...improvement, title: 'A date' })
    await moderate(id, { status: 'reviewed' })

    expect(await answer(carl.get('/api/reports'))).toEqual([
      200,
      { reports: [{ id, title: 'A date', status: 'reviewed', createdAt: expect.any(String) }] },
    ])
    expect(await answer((await guest(42)).get('/api/reports'))).toEqual([200, { reports: [] }])
  })

  test('what is hidden is there for its author alone, until it is shown again', async () => {
    const id = await write(anna, { title: 'An insult' })
    const ben = await guest(42)
    await ben.put(`/api/feedback/${id}/vote`, { change: 1 })

    expect(await moderate(id, { isHidden: true })).toMatchObject([200, { isHidden: true, status: 'pending' }])

    expect(await seen(ben, id)).toBeUndefined()
    expect(await (await ben.get('/api/feedback')).text()).not.toContain(id)
    expect(await answer(ben.get(`/api/feedback/${id}`))).toEqual(NOT_FOUND)
    expect(await answer(ben.put(`/api/feedback/${id}/vote`, { change: 1 }))).toEqual(NOT_FOUND)
    expect(await seen(anna, id)).toMatchObject({ isHidden: true, isMine: true })
    expect(await seen(server.boss, id)).toBeUndefined()

    await moderate(id, { isHidden: false })
    expect(await seen(ben, id)).toMatchObject({ title: 'An insult', isHidden: false, upvotes: 1 })
  })

  test('every change stands in the audit log with who, when, what, before and after', async () => {
    const id = await write(anna, { title: 'Trailed' })
    await moderate(id, { status: 'reviewed' })
    await moderate(id, { status: 'reviewed' })
    await nextMillisecond()
    await moderate(id, { status: 'declined', isHidden: true })

    const { lines } = await auditLog(`post=${id}`)

    const line = { postId: id, title: 'Trailed', administrator: ADMINISTRATOR.email, id: expect.any(String) }
    const status = { ...line, field: 'status' }
    expect(lines).toHaveLength(3)
    expect(lines.slice(0, 2)).toEqual(
      expect.arrayContaining([
        { ...status, before: 'reviewed', after: 'declined', at: expect.any(String) },
        { ...line, field: 'visibility', before: 'shown', after: 'hidden', at: expect.any(String) },
      ]),
    )
    expect(lines[2]).toEqual({ ...status, before: 'pending', after: 'reviewed', at: expect.any(String) })
    expect(Math.abs(Date.parse(lines[0]!.at) - Date.now())).toBeLessThan(60_000)
    expect((await auditLog()).lines.slice(0, 3)).toEqual(lines)
  })

  test('lists come page by page, and nothing is missed or doubled', async () => {
    for (let post = 1; post <= 5; post++) {
      const id = await write(anna, { title: `Paged ${post}` })
      await moderate(id, { status: 'reviewed' })
    }
    const first = await list('search=paged&limit=2')
    const second = await list(`search=paged&limit=2&before=${first.next}`)
    const third = await list(`search=paged&limit=2&before=${second.next}`)

    expect([first, second, third].flatMap(({ posts }) => posts.map(({ title }) => title))).toEqual([
      'Paged 5',
      'Paged 4',
      'Paged 3',
      'Paged 2',
      'Paged 1',
    ])
    expect(third.next).toBeNull()
    const lines = await auditLog('limit=1')
    expect((await auditLog(`limit=1&before=${lines.next}`)).lines[0]!.id).not.toBe(lines.lines[0]!.id)
  })

  test.each([{}, { status: 'gone' }, { isHidden: 'yes' }, { title: 'Mine now' }, { status: 'pending', uid: 'x' }])(
    'refuses %j and changes nothing',
    async (change) => {
      const id = await write(anna, {})

      expect((await moderate(id, change))[0]).toBe(400)
      expect(await seen(anna, id)).toMatchObject({ title: 'A typo', status: 'pending', isHidden: false })
      expect((await auditLog(`post=${id}`)).lines).toEqual([])
    },
  )

  test('a post that there is not cannot be changed', async () => {
    expect(await moderate('none', { status: 'reviewed' })).toEqual(NOT_FOUND)
  })

  test('for everybody else its addresses answer as ones that do not exist, byte by byte', async () => {
    const reader = createBrowser(server.app)
    await reader.post('/api/auth/sign-up', { username: 'Anna', email: 'boss@example.com.evil.com', password: 'secret' })
    const id = await write(anna, {})

    for (const browser of [createBrowser(server.app), anna, reader]) {
      for (const [method, path] of [
        ['get', '/posts'],
        ['get', '/trail'],
        ['post', '/posts'],
        ['patch', `/posts/${id}`],
        ['delete', `/posts/${id}`],
        ['get', ''],
      ] as const) {
        const here = await shown(await browser[method](`/api/admin${path}`))
        expect(here.status).toBe(404)
        expect(here).toEqual(await shown(await browser[method](`/api/none${path}`)))
      }
    }
    expect(await seen(anna, id)).toMatchObject({ status: 'pending' })
  })

  test('a session that is due to be prolonged is not prolonged by asking, so nothing shows that the address is there', async () => {
    const someone = await guest(1)
    const { uid } = (await (await someone.get('/api/profile')).json()) as { uid: string }
    const date = new Date(Date.now() + 50 * 24 * 60 * 60 * 1000)
    const expiresAt = server.database.kind === 'sqlite' ? date.toISOString() : date
    await server.database.db.updateTable('session').set({ expiresAt }).where('userId', '=', uid).execute()

    expect((await someone.get('/api/admin/posts')).headers.getSetCookie()).toEqual([])
    expect((await someone.get('/api/profile')).headers.getSetCookie()).toHaveLength(1)
  })

  test('an administrator whose account is deleted leaves audit log lines without a name, and no way in', async () => {
    const id = await write(anna, {})
    await moderate(id, { status: 'reviewed' })

    await server.boss.delete('/api/profile')

    expect(await answer(server.boss.get('/api/admin/posts'))).toEqual(NOT_FOUND)
    const rows = await server.database.db.selectFrom('moderation').selectAll().where('postId', '=', id).execute()
    expect(rows).toMatchObject([{ adminUid: null, before: 'pending', after: 'reviewed' }])
    const again = createBrowser(server.app)
    expect((await again.post('/api/auth/sign-up', { username: 'Boss', ...ADMINISTRATOR })).status).toBe(200)
    expect(await answer(again.get('/api/admin/posts'))).toEqual(NOT_FOUND)
  })
})
