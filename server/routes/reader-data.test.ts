import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PostMade } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'

const post = { title: 'A typo', description: 'Line two.', type: 'feedback', subtype: 'bug', chapter: 42 }
const newPost = { ...post, submitMethod: 'new-feedback-button' }

const NOTE = { kind: 'characters', entry: 'anna', chapter: 40, revision: 'r1', base: '' }

/** Tables without readers' data, and tables with such data. */
const NOT_OF_READERS = ['adminClaim', 'guess', 'kysely_migration', 'kysely_migration_lock', 'rateLimit', 'verification']
const OF_READERS = [
  'user',
  'account',
  'session',
  'accountKey',
  'administrator',
  'ban',
  'feedback',
  'vote',
  'spoilerReport',
  'withdrawal',
  'readPage',
  'note',
  'moderation',
]

onBothDatabases('the data of a reader', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openWithAdministrator>>
  let url: string
  let anna: Browser
  let account: { username: string; email: string; password: string }
  let uid: string
  let count = 0

  beforeAll(async () => {
    url = await newDatabase()
    server = await openWithAdministrator(url)
  })
  afterAll(() => server.close())

  /** Anna began as a guest. Her name occurs nowhere else. */
  beforeEach(async () => {
    const name = `Quill${++count}feather`
    account = { username: `Annabelle ${name}`, email: `${name}@example.com`.toLowerCase(), password: 'secret' }
    anna = createBrowser(server.app)
    await anna.post('/api/auth/guest', { chapter: 42 })
    await anna.post('/api/feedback', { ...newPost, title: 'Written as a guest' })
    await anna.post('/api/auth/sign-up', account)
    uid = ((await (await anna.get('/api/profile')).json()) as Profile).uid
  })

  const write = async (browser: Browser, change: object = {}) =>
    ((await (await browser.post('/api/feedback', { ...newPost, ...change })).json()) as PostMade).id

  /** Anna writes, withdraws, votes, reports, reads, signs in elsewhere, and others vote for her post. */
  async function live() {
    const id = await write(anna)
    const improvement = await write(anna, { type: 'add-info', subtype: 'add-details', submitMethod: 'add-info-button' })
    const other = await write(server.boss)
    await anna.put(`/api/feedback/${other}/vote`, { change: 1 })
    await anna.put(`/api/feedback/${other}/spoiler`, { chapter: 50 })
    await anna.delete(`/api/feedback/${await write(anna, { title: 'Withdrawn' })}`)
    await server.boss.put(`/api/feedback/${id}/vote`, { change: 1 })
    await server.boss.patch(`/api/admin/posts/${id}`, { status: 'reviewed' })
    await anna.put('/api/read-pages', { id: 'first-leaf', chapter: 40 })
    await anna.put('/api/notes/her-note', { ...NOTE, text: `Ask Quill${count}feather.` })
    await anna.patch('/api/profile', { username: `Bella ${account.username}` })
    await anna.post('/api/account/recovery-codes', {})
    await createBrowser(server.app).post('/api/auth/sign-in', { email: account.email, password: account.password })
    return { id, ids: [id, improvement], other }
  }

  async function tables() {
    const db = server.database.db as unknown as Kysely<Record<string, never>>
    return (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name)
  }

  /** All rows of all tables, as text. */
  async function dump() {
    const rows = await Promise.all(
      (await tables()).map(
        async (name) => (await sql`select * from ${sql.table(name)}`.execute(server.database.db)).rows,
      ),
    )
    return JSON.stringify(rows)
  }

  /** All rows, and on SQLite the bytes of its files too. */
  async function kept() {
    const rows = await dump()
    if (server.database.kind === 'postgres') return [rows]
    return [rows, ...[url, `${url}-wal`].map((file) => readFileSync(file).toString('latin1'))]
  }

  test('[ACC-5] can be taken home, all of it, without a secret', async () => {
    const { id, other } = await live()

    const response = await anna.get('/api/profile/data')

    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="codex-data-[\d-]{10}\.json"$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const data = await response.json()
    const posts = ['Written as a guest', 'A typo', 'A typo'].map((title) =>
      expect.objectContaining({ title, authorUid: uid }),
    )
    const { user, waysToSignIn, sessions, votes, spoilerReports, withdrawals, readPages, moderation } = data
    expect(user).toMatchObject({
      id: uid,
      email: account.email,
      name: account.username,
      username: `Bella ${account.username}`,
      currentChapter: 42,
    })
    expect(waysToSignIn).toMatchObject([{ providerId: 'credential', hasPassword: true }])
    expect(sessions).toMatchObject([{ expiresAt: expect.any(String) }, { expiresAt: expect.any(String) }])
    expect(data.accountKeys).toHaveLength(8)
    expect(data.posts).toEqual(posts)
    expect(votes).toEqual([{ postId: other, uid }])
    expect(spoilerReports).toMatchObject([{ postId: other, uid, chapter: 50, createdAt: expect.any(String) }])
    expect(withdrawals).toEqual([{ uid, createdAt: expect.any(String) }])
    expect(readPages).toEqual([{ entry: 'first-leaf', chapter: 40, uid }])
    expect(data.notes).toEqual([
      {
        ...{ uid, id: 'her-note', kind: 'characters', entry: 'anna', chapter: 40, revision: 'r1' },
        text: `Ask Quill${count}feather.`,
      },
    ])
    expect(moderation).toEqual([])
    const text = JSON.stringify(data)
    const { rows } = await sql<{ token: string }>`select token from session`.execute(server.database.db)
    for (const { token } of rows) expect(text).not.toContain(token)
    expect(text).not.toMatch(/"password"|"token"/)
    expect(await (await server.boss.get('/api/profile/data')).json()).toMatchObject({
      posts: [{ id: other }],
      moderation: [{ postId: id, before: 'pending', after: 'reviewed' }],
    })
  })

  test('[ACC-5] are for their reader alone', async () => {
    const visitor = createBrowser(server.app)
    const guest = createBrowser(server.app)
    await guest.post('/api/auth/guest')

    expect(await answer(visitor.get('/api/profile/data'))).toEqual([401, { error: 'No user logged in' }])
    const text = await (await guest.get(`/api/profile/data?uid=${uid}`)).text()
    expect(text).not.toContain(uid)
    expect(text).not.toContain(account.email)
  })

  test('[ACC-5] lie in tables that we know: a new table has to be named here, given out and taken away', async () => {
    expect((await tables()).toSorted()).toEqual([...NOT_OF_READERS, ...OF_READERS].toSorted())
  })

  test.each(['keep', 'remove', undefined] as const)(
    '[ACC-4] leave no trace in any row nor in any byte of the file once the account is deleted (posts: %s)',
    async (posts) => {
      const { ids, other } = await live()
      expect((await kept()).join()).toContain(uid)

      expect((await anna.delete('/api/profile', posts && { posts })).status).toBe(204)

      const traces = [
        uid,
        uid.slice(0, 6).toUpperCase(),
        account.email,
        account.username,
        'Bella Quillfeather',
        'Quillfeather',
        `Quill${count}feather`,
      ]
      for (const text of await kept()) expect(traces.filter((trace) => text.includes(trace))).toEqual([])
      const left = await server.database.db.selectFrom('feedback').select(['id', 'authorName', 'authorUid']).execute()
      expect(left.find((row) => row.id === other)).toMatchObject({ authorName: 'Boss' })
      const own = left.filter((row) => ids.includes(row.id))
      const nobody = { authorName: 'Deleted reader', authorUid: null }
      expect(own).toMatchObject(posts === 'remove' ? [] : [nobody, nobody])
      const { db } = server.database
      expect(await db.selectFrom('vote').selectAll().where('postId', '=', other).execute()).toEqual([])
      expect(await db.selectFrom('withdrawal').selectAll().where('uid', '=', uid).execute()).toEqual([])
      const report = { uid: null, chapter: 50 }
      expect(await db.selectFrom('spoilerReport').selectAll().where('postId', '=', other).execute()).toMatchObject([
        report,
      ])
    },
  )

  test('[ACC-4] stay whole where what is asked for makes no sense', async () => {
    expect((await anna.delete('/api/profile', { posts: 'all' })).status).toBe(400)
    expect((await anna.delete('/api/profile', { everything: true })).status).toBe(400)
    expect((await anna.get('/api/profile')).status).toBe(200)
  })
})
