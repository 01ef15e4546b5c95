import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Post } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { IMPROVEMENT, newPost, seen, turnTo, write } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const report = { ...newPost, ...IMPROVEMENT }

onBothDatabases('the furthest chapter', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let count = 0

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
  })
  afterAll(() => server.close())

  const credentials = () => ({ email: `far-${++count}@example.com`, password: 'secret' })

  async function guest(chapter?: number) {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/guest', { ...(chapter && { chapter }) })
    return browser
  }

  async function account(chapter: number, login = credentials()) {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/sign-up', { username: 'Anna', chapter, ...login })
    return browser
  }

  const furthest = async (browser: Browser) => (await answer(browser.get('/api/profile/furthest')))[1]
  const profileOf = async (browser: Browser) => (await (await browser.get('/api/profile')).json()) as Profile

  async function filedAt(id: string) {
    const query = server.database.db.selectFrom('feedback').select('chapter').where('id', '=', id)
    return (await query.executeTakeFirstOrThrow()).chapter
  }

  test('[FEED-7] is where a post counts from, wherever its author stands now', async () => {
    const anna = await guest(42)
    await turnTo(anna, 214)
    await turnTo(anna, 42)
    const there = await guest(42)

    const id = await write(anna, { chapter: 42 })

    expect(await filedAt(id)).toBe(214)
    expect(await seen(there, id)).toEqual({ id, isVeiled: true, isMine: false })
    expect(await seen(anna, id)).toEqual({ id, isVeiled: true, isMine: true })
    expect(await filedAt(await write(anna, { ...report, chapter: 42 }))).toBe(214)
  })

  test('[FEED-7] gives way to a later one that the author names, and to no earlier one', async () => {
    const anna = await guest(42)

    expect(await filedAt(await write(anna, { chapter: 100 }))).toBe(100)
    expect(await filedAt(await write(anna, { chapter: 214 }))).toBe(214)
    expect(await filedAt(await write(anna, { chapter: 41 }))).toBe(42)
    expect(await furthest(anna), 'what is named for a post says nothing of the next').toEqual({ chapter: 42 })
  })

  test.each([0, 215, 1.5, -1, '100', null, undefined])(
    '[FEED-7] is raised by no chapter such as %j',
    async (chapter) => {
      const anna = await guest(42)
      const error = 'The chapter is not one of this book'

      expect(await answer(anna.post('/api/feedback', { ...newPost, chapter }))).toEqual([400, { error }])
    },
  )

  test('[FEED-7] is never lowered, nor set by hand', async () => {
    const anna = await guest()
    expect(await furthest(anna)).toEqual({ chapter: 1 })
    for (const chapter of [30, 90, 60, 1]) await turnTo(anna, chapter)
    expect(await furthest(anna)).toEqual({ chapter: 90 })

    for (const change of [{ furthestChapter: 1 }, { currentChapter: 5, furthestChapter: 5 }]) {
      expect((await anna.patch('/api/profile', change)).status).toBe(400)
    }
    await anna.patch('/api/profile', { username: 'Bella' })
    expect(await furthest(anna)).toEqual({ chapter: 90 })
    expect(await profileOf(anna)).toMatchObject({ currentChapter: 1 })
  })

  test('[FEED-7] stays the furthest where turns cross', async () => {
    const anna = await guest()
    await Promise.all([214, 7, 90, 3].map((chapter) => turnTo(anna, chapter)))

    expect(await furthest(anna)).toEqual({ chapter: 214 })
  })

  test('[FEED-7] goes with a guest into the account that the guest gets', async () => {
    const anna = await guest(90)
    await turnTo(anna, 42)

    expect((await anna.post('/api/auth/sign-up', { username: 'Anna', ...credentials() })).status).toBe(200)

    expect(await profileOf(anna)).toMatchObject({ currentChapter: 42, isAnonymous: false })
    expect(await furthest(anna)).toEqual({ chapter: 90 })
    expect(await filedAt(await write(anna))).toBe(90)
  })

  test.each([
    [90, 42, 90],
    [42, 90, 90],
  ])('[FEED-7] of a guest at %i who signs in to an account of %i is the further', async (guestAt, accountAt, both) => {
    const login = credentials()
    const anna = await account(accountAt, login)
    await turnTo(anna, 7)
    const phone = await guest(guestAt)
    await turnTo(phone, 3)

    expect((await phone.post('/api/auth/sign-in', login)).status).toBe(200)

    expect(await furthest(phone)).toEqual({ chapter: both })
    expect(await furthest(anna)).toEqual({ chapter: both })
    expect(await profileOf(phone)).toMatchObject({ currentChapter: 7 })
  })

  test('[FEED-7] counts what a server of the version before has turned meanwhile', async () => {
    const anna = await guest(10)
    const { uid } = await profileOf(anna)
    const turned = (chapter: number) =>
      server.database.db.updateTable('user').set({ currentChapter: chapter }).where('id', '=', uid).execute()
    await turned(90)

    expect(await furthest(anna)).toEqual({ chapter: 90 })
    expect(await filedAt(await write(anna))).toBe(90)
    await turnTo(anna, 42)
    expect(await furthest(anna)).toEqual({ chapter: 90 })
  })

  test('[FEED-7] is told to its own reader alone, where it is asked for, and is in their data', async () => {
    const anna = await account(90)
    await turnTo(anna, 42)
    const id = await write(anna)
    const other = await guest(214)

    for (const browser of [anna, other]) {
      for (const path of ['/api/profile', '/api/session', '/api/feedback', `/api/feedback/${id}`, '/api/reports']) {
        expect(await (await browser.get(path)).text(), path).not.toMatch(/furthest/i)
      }
    }
    expect(await (await turnTo(anna, 43)).text()).not.toMatch(/furthest/i)
    expect(await furthest(other)).toEqual({ chapter: 214 })
    expect(await answer(createBrowser(server.app).get('/api/profile/furthest'))).toEqual([
      401,
      { error: 'No user logged in' },
    ])
    expect(await answer(anna.get('/api/profile/data'))).toMatchObject([200, { user: { furthestChapter: 90 } }])
  })

  test('[FEED-7] lifts no veil', async () => {
    const anna = await guest(214)
    await turnTo(anna, 42)
    const id = await write(await guest(90))

    expect(await seen(anna, id)).toEqual({ id, isVeiled: true, isMine: false })
    expect(await seen(anna, id, '?chapter=214')).toEqual({ id, isVeiled: true, isMine: false })
  })

  test('[FEED-9] one’s own post names its entry only as far as the chapter it counts from', async () => {
    const entry = { kind: 'characters', id: 'madam-sharon', name: 'Madam Sharon' } as const
    const anna = await guest(214)
    const id = await write(anna, { entry, chapter: 214 })
    const about = { kind: 'characters', id: 'madam-sharon' }
    expect(await seen(anna, id)).toMatchObject({ entry: about })
    const veiled = { id, isVeiled: true, isMine: true }
    expect(await seen(anna, id, '?chapter=213')).toEqual(veiled)

    await turnTo(anna, 42)
    expect(await answer(anna.get(`/api/feedback/${id}`))).toMatchObject([200, { title: 'The captain', entry: null }])
    for (const path of ['/api/feedback', '/api/feedback?chapter=214', `/api/feedback/${id}`]) {
      const text = await (await anna.get(path)).text()
      expect(text, path).not.toMatch(/sharon/i)
    }
  })

  test('[FEED-9] a post that is asked for names its entry as far as the device has read, not the account', async () => {
    const entry = { kind: 'characters', id: 'madam-sharon', name: 'Madam Sharon' } as const
    const id = await write(await guest(214), { entry, chapter: 214 })
    const anna = await guest(214)
    const read = async (query: string) => (await (await anna.get(`/api/feedback/${id}${query}`)).json()) as Post

    expect(await read('')).toMatchObject({ entry: { id: 'madam-sharon' } })
    expect(await read('?chapter=42')).toMatchObject({ title: 'The captain', entry: null })
    await turnTo(anna, 42)
    expect(await read('?chapter=214')).toMatchObject({ entry: null })
    expect((await anna.get(`/api/feedback/${id}?chapter=x`)).status).toBe(400)
  })
})
