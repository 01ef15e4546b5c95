import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Post, PostList, PostMade } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { asAnotherCall } from '#server/testing/another-call.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { guestAt, typo } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

onBothDatabases('feedback', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let count = 0

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterAll(() => server.close())

  const credentials = () => ({ email: `writer-${++count}@example.com`, password: 'secret' })

  async function reader(username: string, chapter = 1) {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/sign-up', { username, chapter, ...credentials() })
    return browser
  }

  const guest = (chapter = 1) => guestAt(server.app, chapter)

  const profileOf = async (browser: Browser) => (await (await browser.get('/api/profile')).json()) as Profile
  const rowOf = (id: string) =>
    server.database.db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  async function write(browser: Browser, post: object = {}) {
    const response = await browser.post('/api/feedback', { ...typo, ...post })
    expect(response.status).toBe(201)
    return ((await response.json()) as PostMade).id
  }

  async function list(browser: Browser, query = '') {
    return ((await (await browser.get(`/api/feedback${query}`)).json()) as PostList).posts
  }
  const seen = async (browser: Browser, id: string, query = '') =>
    (await list(browser, query)).find((post) => post.id === id)

  test('[FEED-4] keeps every field of a post, trimmed, and gives its new id', async () => {
    const anna = await reader('Anna', 7)
    const { uid, email } = await profileOf(anna)

    const id = await write(anna, { title: '  A typo \r\n', description: '\tIn the\r\nsecond line.\u0000 ' })

    const row = await rowOf(id)
    const description = 'In the\nsecond line.'
    expect(row).toMatchObject({ ...typo, id, collection: 'feedback', description, chapter: 7 })
    expect(row).toMatchObject({ authorUid: uid, authorEmail: email, authorName: 'Anna', status: 'pending' })
    expect(Boolean(row.isAnonymous)).toBe(false)
    expect(Math.abs(Date.parse(row.createdAt) - Date.now())).toBeLessThan(60_000)
    expect(Date.parse(row.timestamp)).toBe(Date.parse(row.createdAt))
  })

  test('[FEED-5] a guest writes under six characters of their id', async () => {
    const someone = await guest()
    const { uid } = await profileOf(someone)

    const id = await write(someone)

    expect(await seen(someone, id)).toMatchObject({
      authorName: `guest-${uid.slice(0, 6).toUpperCase()}`,
      isAnonymous: true,
    })
    expect(await rowOf(id)).toMatchObject({ authorEmail: null })
  })

  test('[FEED-4] no answer tells another reader who an author is', async () => {
    const anna = await reader('Anna')
    const { uid, email } = await profileOf(anna)
    const id = await write(anna)
    const ben = await reader('Ben')

    const answers = [await ben.get('/api/feedback'), await ben.get(`/api/feedback/${id}`)]
    answers.push(await ben.put(`/api/feedback/${id}/vote`, { change: 1 }))

    for (const response of answers) {
      const text = await response.text()
      expect(text).not.toContain(uid)
      expect(text).not.toContain(email)
    }
    expect(await seen(ben, id)).toMatchObject({ isMine: false, authorName: 'Anna' })
    expect(await seen(anna, id)).toMatchObject({ isMine: true })
  })

  test('[FEED-4] added information goes to the improvements, which nobody reads here', async () => {
    const anna = await reader('Anna')

    const id = await write(anna, { type: 'add-info', subtype: 'add-details', submitMethod: 'add-info-button' })

    expect(await rowOf(id)).toMatchObject({ collection: 'improvements' })
    expect(await seen(anna, id)).toBeUndefined()
    expect((await anna.get(`/api/feedback/${id}`)).status).toBe(404)
    expect((await anna.put(`/api/feedback/${id}/vote`, { change: 1 })).status).toBe(404)
    expect(await server.database.db.selectFrom('vote').selectAll().where('postId', '=', id).execute()).toEqual([])
  })

  test.each([
    [{ title: ' ' }, 'Both title and description are required.'],
    [{ description: '\n' }, 'Both title and description are required.'],
    [{ title: undefined }, 'Both title and description are required.'],
    [{ description: 7 }, 'Both title and description are required.'],
    [{ subtype: '' }, 'Please select a specific type.'],
    [{ subtype: undefined }, 'Please select a specific type.'],
    [{ subtype: 'add-details' }, 'Please select a specific type.'],
    [{ type: 'add-info' }, 'Please select a specific type.'],
    [{ type: 'bogus' }, 'Please select a specific type.'],
    [{ title: 'x'.repeat(201) }, 'Title must be at most 200 characters'],
    [{ description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters'],
    [{ chapter: 215 }, 'The chapter is not one of this book'],
  ])('[FEED-8] refuses %j with its sentence', async (wrong, error) => {
    const anna = await guest()

    expect(await answer(anna.post('/api/feedback', { ...typo, ...wrong }))).toEqual([400, { error }])
  })

  test('[FEED-8] takes a title of 200 and a description of 2000 characters, and counts what is left after trimming', async () => {
    const anna = await guest()

    const id = await write(anna, { title: ` ${'t'.repeat(200)} `, description: `${'d'.repeat(2000)}\n` })

    const post = (await seen(anna, id)) as Post
    expect([post.title.length, post.description.length]).toEqual([200, 2000])
  })

  test('[FEED-8] a field that no post has, and a type that there is not, are refused', async () => {
    const anna = await guest()
    for (const wrong of [{ status: 'implemented' }, { upvotes: 9 }, { type: 'news' }, { submitMethod: 'other' }]) {
      expect((await anna.post('/api/feedback', { ...typo, ...wrong })).status).toBe(400)
    }
  })

  test('[FEED-6] one account has one vote, however often it is sent, and takes it back', async () => {
    const anna = await reader('Anna')
    const ben = await reader('Ben')
    const id = await write(anna)
    const vote = (browser: Browser, change: number) => answer(browser.put(`/api/feedback/${id}/vote`, { change }))

    expect(await vote(ben, 1)).toEqual([200, { upvotes: 1, hasUpvoted: true }])
    expect(await vote(ben, 1)).toEqual([200, { upvotes: 1, hasUpvoted: true }])
    expect(await vote(anna, 1)).toEqual([200, { upvotes: 2, hasUpvoted: true }])
    expect(await vote(ben, -1)).toEqual([200, { upvotes: 1, hasUpvoted: false }])
    expect(await vote(ben, -1)).toEqual([200, { upvotes: 1, hasUpvoted: false }])

    const together = await Promise.all(Array.from({ length: 8 }, () => vote(ben, 1)))
    expect(together.every(([status]) => status === 200)).toBe(true)
    expect(await seen(ben, id)).toMatchObject({ upvotes: 2, hasUpvoted: true })
    expect((await vote(ben, 2))[0]).toBe(400)
  })

  test('[FEED-3] the most wanted stands first, of equals the newest', async () => {
    const own = await openApp()
    const anna = createBrowser(own.app)
    await anna.post('/api/auth/guest')
    const [first, second, third] = [
      await write(anna, { title: 'first' }),
      await write(anna, { title: 'second' }),
      await write(anna, { title: 'third' }),
    ]
    for (const [minute, id] of [first, second, third].entries()) {
      const createdAt = `2026-01-01T00:0${minute}:00.000Z`
      await own.database.db.updateTable('feedback').set({ createdAt }).where('id', '=', id).execute()
    }
    await anna.put(`/api/feedback/${first}/vote`, { change: 1 })

    expect((await list(anna)).map(({ id }) => id)).toEqual([first, third, second])
    await own.close()
  })

  test('[FEED-7] nothing of a post from beyond the chapter travels until it is asked for', async () => {
    const ahead = await reader('Ahead', 90)
    const behind = await reader('Behind', 42)
    const id = await write(ahead, { title: 'The mayor is the thief', chapter: 90 })
    const veiled = { id, isVeiled: true, isMine: false }

    expect(await seen(behind, id)).toEqual(veiled)
    expect(await (await behind.get('/api/feedback')).text()).not.toContain('mayor')
    expect(await answer(behind.get(`/api/feedback/${id}`))).toMatchObject([200, { title: 'The mayor is the thief' }])

    await behind.patch('/api/profile', { currentChapter: 90 })
    expect(await seen(behind, id)).toMatchObject({ title: 'The mayor is the thief' })
    expect(await seen(behind, id, '?chapter=42')).toEqual(veiled)
    expect(await seen(behind, id, '?chapter=89')).toEqual(veiled)
    expect(await seen(behind, id, '?chapter=90')).toMatchObject({ id, title: 'The mayor is the thief' })
  })

  test('[FEED-7] a device that says it is further than the account sees no more than the account', async () => {
    const id = await write(await reader('Ahead', 90))

    expect(await seen(await reader('Behind', 42), id, '?chapter=214')).toEqual({ id, isVeiled: true, isMine: false })
  })

  test("[FEED-7] a post counts from the further of its author's chapters, and is veiled from its author too", async () => {
    const anna = await reader('Anna', 90)
    const ben = await reader('Ben', 60)

    const id = await write(anna, { chapter: 5 })
    const ahead = await write(ben, { chapter: 100 })

    expect((await rowOf(id)).chapter).toBe(90)
    expect((await rowOf(ahead)).chapter).toBe(100)
    expect(await seen(ben, ahead)).toEqual({ id: ahead, isVeiled: true, isMine: true })
    expect(await seen(anna, ahead)).toEqual({ id: ahead, isVeiled: true, isMine: false })
  })

  test.each(['0', '215', 'x', '', '1.5', '-1', '42abc'])('[FEED-7] refuses ?chapter=%s', async (chapter) => {
    expect((await (await guest()).get(`/api/feedback?chapter=${chapter}`)).status).toBe(400)
  })

  test('[FEED-3] needs a reader', async () => {
    const visitor = createBrowser(server.app)
    const refused = [401, { error: 'No user logged in' }]

    expect(await answer(visitor.get('/api/feedback'))).toEqual(refused)
    expect(await answer(visitor.post('/api/feedback', typo))).toEqual(refused)
    expect(await answer(visitor.put('/api/feedback/x/vote', { change: 1 }))).toEqual(refused)
  })

  test('[ACC-4] the posts of an account that was deleted name nobody, its votes are gone', async () => {
    const anna = await reader('Anna')
    const ben = await reader('Ben')
    const id = await write(anna)
    const other = await write(ben)
    await anna.put(`/api/feedback/${other}/vote`, { change: 1 })

    await anna.delete('/api/profile')

    expect(await rowOf(id)).toMatchObject({ authorUid: null, authorEmail: null, authorName: 'Deleted reader' })
    expect(await seen(ben, id)).toMatchObject({ authorName: 'Deleted reader', isMine: false })
    expect(await seen(ben, other)).toMatchObject({ upvotes: 0 })
  })

  test('[FEED-6] a vote for a post that goes with its author in this moment finds none', async () => {
    const id = await write(await guest())
    const voter = await guest()

    const voting = await server.database.transaction(async () => {
      await server.database.db.deleteFrom('feedback').where('id', '=', id).execute()
      const answered = asAnotherCall(() => answer(voter.put(`/api/feedback/${id}/vote`, { change: 1 })))
      // On PostgreSQL it has looked for the post by now, and is waiting to see whether it is deleted.
      await setTimeout(500)
      return { answered }
    })

    expect(await voting.answered).toEqual([404, { error: 'Not found' }])
  })

  test('[AUTH-4] a guest who becomes an account keeps posts and votes', async () => {
    const someone = await guest()
    const ben = await reader('Ben')
    const id = await write(someone)
    const other = await write(ben)
    await someone.put(`/api/feedback/${other}/vote`, { change: 1 })

    const response = await someone.post('/api/auth/sign-up', { username: 'Gabi', ...credentials() })

    expect(response.status).toBe(200)
    expect(await seen(someone, id)).toMatchObject({ isMine: true, authorName: expect.stringMatching(/^guest-/) })
    expect(await seen(someone, other)).toMatchObject({ upvotes: 1, hasUpvoted: true })
  })

  test('[AUTH-4] who voted as a guest and on the account has one vote', async () => {
    const login = credentials()
    const gabi = createBrowser(server.app)
    await gabi.post('/api/auth/sign-up', { username: 'Gabi', ...login })
    const id = await write(await reader('Ben'))
    await gabi.put(`/api/feedback/${id}/vote`, { change: 1 })
    const phone = await guest()
    await phone.put(`/api/feedback/${id}/vote`, { change: 1 })
    expect(await seen(phone, id)).toMatchObject({ upvotes: 2 })

    await phone.post('/api/auth/sign-in', login)

    expect(await seen(phone, id)).toMatchObject({ upvotes: 1, hasUpvoted: true })
  })
})
