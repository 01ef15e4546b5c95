import { serializeSigned } from 'hono/utils/cookie'
import { expect, test } from 'vitest'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { fillFirstSchema, writeFirstPosts } from '#server/testing/first-schema/fill.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp, SECRET } from '#server/testing/open-app.ts'

onBothDatabases('a database of the first schema', (_, emptyDatabase) => {
  test('is brought up to date with all that is in it, once and for all', async () => {
    const url = await emptyDatabase()
    await fillFirstSchema(url)

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
    const url = await emptyDatabase()
    await fillFirstSchema(url)
    await writeFirstPosts(url)

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

onBothDatabases('a database of a later version', (_, emptyDatabase) => {
  async function openWith(migration: string) {
    const url = await emptyDatabase()
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

function postOf(title: string) {
  return { title, description: 'A post', subtype: 'general', submitMethod: 'new-feedback-button', chapter: 1 }
}
