import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { serializeSigned } from 'hono/utils/cookie'
import { Migrator } from 'kysely/migration'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createLog } from '#server/http/log.ts'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp, SECRET } from '#server/testing/open-app.ts'
import { openDatabase } from './database.ts'
import { feedback } from './migrations/001-feedback.ts'

onBothDatabases('a database of the first schema', (newDatabase) => {
  test('is brought up to date with all that is in it, once and for all', async () => {
    const url = await newDatabase()
    await fill(url)

    for (const start of ['first', 'second']) {
      const { app, close } = await openApp({ url })
      const [anna, bertram] = [createBrowser(app), createBrowser(app)]
      const signIn = { email: 'anna@example.com', password: 'secret-1' }
      expect(await answer(anna.post('/api/auth/sign-in', signIn))).toMatchObject([
        200,
        { profile: { username: 'Anna', currentChapter: 32, isAnonymous: false } },
      ])
      const cookie = await serializeSigned('better-auth.session_token', 'the-session-of-bertram', SECRET)
      expect(await answer(bertram.get('/api/profile', { cookie }))).toMatchObject([
        200,
        { username: 'Bertram', currentChapter: 7, isAnonymous: true },
      ])
      expect(await answer(anna.get('/api/profile/furthest'))).toEqual([200, { chapter: 32 }])
      await anna.patch('/api/profile', { currentChapter: 7 })
      expect((await anna.post('/api/feedback', postOf(start))).status).toBe(201)
      await anna.patch('/api/profile', { currentChapter: 32 })
      await close()
    }

    const { app, database, close } = await openApp({ url })
    const reader = createBrowser(app)
    await reader.post('/api/auth/guest', { chapter: 200 })
    const filed = await database.db.selectFrom('feedback').select('chapter').orderBy('chapter').execute()
    expect(filed, 'who was there before has read as far as they stood then').toEqual([{ chapter: 32 }, { chapter: 32 }])
    expect(await answer(reader.get('/api/feedback'))).toMatchObject([
      200,
      { posts: [{ title: 'second' }, { title: 'first' }] },
    ])
    await close()
  })

  test('keeps the posts, votes and read pages that came after it', async () => {
    const url = await newDatabase()
    await fill(url)
    await write(url)

    const { app, close } = await openApp({ url })
    const [anna, reader] = [createBrowser(app), createBrowser(app)]
    await anna.post('/api/auth/sign-in', { email: 'anna@example.com', password: 'secret-1' })
    await reader.post('/api/auth/guest', { chapter: 32 })
    expect(await answer(anna.get('/api/read-pages'))).toEqual([200, { pages: [{ id: 'the-leaf', chapter: 32 }] }])
    for (const [browser, isMine] of [
      [anna, true],
      [reader, false],
    ] as const) {
      const post = { title: 'The old post', isHidden: false, isMine, hasUpvoted: isMine, upvotes: 1, entry: null }
      expect(await answer(browser.get('/api/feedback'))).toMatchObject([200, { posts: [post] }])
    }
    await close()
  })
})

onBothDatabases('a database of a later version', (newDatabase) => {
  async function openWith(migration: string) {
    const url = await newDatabase()
    const later = await openApp({ url })
    const reader = createBrowser(later.app)
    await reader.post('/api/auth/guest', { chapter: 5 })
    const row = { name: migration, timestamp: new Date().toISOString() }
    await later.database.db
      .insertInto('kysely_migration' as never)
      .values(row as never)
      .execute()
    await later.close()
    const former = await openApp({ url })
    return { ...former, cookie: [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  }

  test('serves its readers on the former one, which knows nothing of the new tables', async () => {
    const { app, cookie, close } = await openWith('999-later')

    expect(await answer(createBrowser(app).get('/api/profile', { cookie }))).toMatchObject([200, { currentChapter: 5 }])
    expect((await createBrowser(app).post('/api/auth/guest')).status).toBe(200)
    await close()
  })

  test('is refused where what it knows is no later version of ours', async () => {
    await expect(openWith('000-other')).rejects.toThrow('000-other')
  })
})

/** Data that readers wrote when only our first migration existed. */
async function write(url: string) {
  const { db, close } = await openDatabase(url, createLog())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '001-feedback': feedback }) } })
  expect((await migrator.migrateToLatest()).error).toBe(undefined)
  const { id: uid } = await db.selectFrom('user').select('id').where('name', '=', 'Anna').executeTakeFirstOrThrow()
  const now = new Date().toISOString()
  const author = { authorUid: uid, authorEmail: 'anna@example.com', authorName: 'Anna', isAnonymous: false }
  const words = { title: 'The old post', description: 'of long ago', type: 'feedback', subtype: 'general' }
  const kept = { collection: 'feedback', status: 'pending', submitMethod: 'new-feedback-button', chapter: 32 }
  const post = { id: 'old', ...author, ...words, ...kept, timestamp: now, createdAt: now }
  await db
    .insertInto('feedback')
    .values(post as never)
    .execute()
  await db.insertInto('vote').values({ postId: 'old', uid }).execute()
  await db.insertInto('readPage').values({ uid, entry: 'the-leaf', chapter: 32 }).execute()
  await close()
}

async function fill(url: string) {
  const kind = url.startsWith('postgres:') ? 'postgres' : 'sqlite'
  const sql = readFileSync(new URL(`../testing/first-schema/${kind}.sql`, import.meta.url), 'utf8')
  if (kind === 'sqlite') {
    const database = new DatabaseSync(url)
    database.exec(sql)
    database.close()
  } else {
    const client = new Client(url)
    await client.connect()
    await client.query(sql)
    await client.end()
  }
}

function postOf(title: string) {
  return { title, description: 'A post', subtype: 'general', submitMethod: 'new-feedback-button', chapter: 1 }
}
