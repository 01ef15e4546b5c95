import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { storedDate } from '#server/database/stored-date.ts'
import { deleteExpired } from '#server/operations/delete-expired.ts'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { guestAt, IMPROVEMENT, seen, turnTo, write } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const DAY_MS = 86_400_000
const NOT_FOUND = [404, { error: 'Not found' }]
const entry = { kind: 'characters', id: 'madam-sharon', name: 'Madam Sharon' } as const

onBothDatabases('a report of a spoiler', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let anna: Browser
  let count = 0

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
    anna = await guestAt(server.app, 10)
  })
  afterAll(() => server.close())

  const guest = (chapter: number) => guestAt(server.app, chapter)
  const report = (browser: Browser, id: string, chapter: unknown) =>
    answer(browser.put(`/api/feedback/${id}/spoiler`, { chapter }))
  const rows = (id: string) =>
    server.database.db.selectFrom('spoilerReport').selectAll().where('postId', '=', id).execute()
  const uidOf = async (browser: Browser) => ((await (await browser.get('/api/profile')).json()) as Profile).uid
  const credentials = () => ({ email: `reporter-${++count}@example.com`, password: 'secret' })

  async function account(login: object) {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/sign-up', { username: 'Ben', chapter: 20, ...login })
    return browser
  }

  test('[FEED-11] folds the post at once for everybody below the chapter that it names, its author too', async () => {
    const id = await write(anna, { entry })
    const [reporter, below, there] = [await guest(20), await guest(49), await guest(50)]
    expect(await seen(below, id)).toMatchObject({ title: 'The captain', chapter: 10 })

    expect(await report(reporter, id, 50)).toEqual([200, { shownFrom: 50 }])

    const folded = { id, isVeiled: true, isMine: false }
    for (const browser of [reporter, below]) {
      expect(await seen(browser, id)).toEqual(folded)
      expect(await (await browser.get('/api/feedback')).text()).not.toMatch(/captain|sharon/i)
    }
    expect(await seen(anna, id)).toEqual({ ...folded, isMine: true })
    expect(await seen(there, id)).toMatchObject({ title: 'The captain', chapter: 10, entry: { id: 'madam-sharon' } })
    expect(await seen(there, id, '?chapter=49')).toEqual(folded)
    const asked = await (await below.get(`/api/feedback/${id}`)).text()
    expect(JSON.parse(asked)).toMatchObject({ title: 'The captain', entry: null })
    expect(asked).not.toMatch(/sharon/i)
  })

  test('[FEED-11] the highest of all that stand counts, and a second by the same reader replaces the first', async () => {
    const id = await write(anna)
    const [ben, carl] = [await guest(20), await guest(20)]
    const others = [await guest(29), await guest(39), await guest(49)]
    const areVeiled = async () =>
      (await Promise.all(others.map((other) => seen(other, id)))).map((post) => 'isVeiled' in post!)

    expect(await report(ben, id, 50)).toEqual([200, { shownFrom: 50 }])
    expect(await report(carl, id, 30), 'what another has named is not told').toEqual([200, { shownFrom: 30 }])
    expect(await areVeiled()).toEqual([true, true, true])
    expect(await report(ben, id, 20)).toEqual([200, { shownFrom: 20 }])
    expect(await areVeiled()).toEqual([true, false, false])
    expect(await report(ben, id, 40)).toEqual([200, { shownFrom: 40 }])
    expect(await areVeiled()).toEqual([true, true, false])

    expect((await rows(id)).map(({ chapter }) => chapter).toSorted()).toEqual([30, 40])
  })

  test.each([0, 10, 9, 215, 1.5, '50', null, undefined])('[FEED-11] refuses chapter %j', async (chapter) => {
    const id = await write(anna)
    const isOfTheBook = chapter === 10 || chapter === 9
    const error = isOfTheBook
      ? 'Please choose a chapter after 10: from there on the post is shown anyway.'
      : 'The chapter is not one of this book'

    expect(await report(await guest(20), id, chapter)).toEqual([400, { error }])
    expect(await rows(id)).toEqual([])
  })

  test('[FEED-11] is nothing for one’s own post, for an improvement, or for what is not there or hidden', async () => {
    const id = await write(anna)
    const improvement = await write(anna, IMPROVEMENT)
    const hidden = await write(anna)
    await server.database.db.updateTable('feedback').set({ isHidden: true }).where('id', '=', hidden).execute()

    expect(await report(anna, id, 50)).toEqual([400, { error: 'This post is your own: you can withdraw it.' }])
    for (const none of [improvement, hidden, 'none']) {
      expect(await report(await guest(20), none, 50)).toEqual(NOT_FOUND)
    }
    expect((await createBrowser(server.app).put(`/api/feedback/${id}/spoiler`, { chapter: 50 })).status).toBe(401)
    expect([...(await rows(id)), ...(await rows(improvement)), ...(await rows(hidden))]).toEqual([])
  })

  test('[FEED-11] is told to no other reader: not who, not how many, not which chapter', async () => {
    const id = await write(anna)
    const ben = await guest(20)
    expect(await report(ben, id, 50)).toEqual([200, { shownFrom: 50 }])
    const uid = await uidOf(ben)
    for (const browser of [anna, await guest(90)]) {
      for (const path of ['/api/feedback', `/api/feedback/${id}`]) {
        const text = await (await browser.get(path)).text()
        expect(text).not.toContain(uid)
        expect(text).not.toMatch(/report|"chapter":50/i)
      }
    }
  })

  test('[FEED-11] of two at once by one reader one stands', async () => {
    const id = await write(anna)
    const ben = await guest(20)

    const answers = await Promise.all([30, 40, 50, 60].map((chapter) => report(ben, id, chapter)))

    expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 200])
    expect(await rows(id)).toHaveLength(1)
  })

  test('[FEED-11] finds none where the post is withdrawn in this moment', async () => {
    const id = await write(anna)
    const ben = await guest(20)

    const [reported] = await Promise.all([report(ben, id, 50), anna.delete(`/api/feedback/${id}`)])

    expect([200, 404]).toContain(reported[0])
    await setTimeout(10)
    expect(await rows(id)).toEqual([])
  })

  test('[ACC-4] goes on folding without a name once its reader has deleted the account', async () => {
    const id = await write(anna)
    const ben = await guest(20)
    await report(ben, id, 50)

    await ben.delete('/api/profile')

    expect(await rows(id)).toMatchObject([{ uid: null, chapter: 50 }])
    expect(await seen(await guest(49), id)).toEqual({ id, isVeiled: true, isMine: false })
  })

  test('[FEED-11] goes on folding when a guest whom nobody can be any more is cleared', async () => {
    const id = await write(anna)
    const ben = await guest(20)
    await report(ben, id, 50)
    const { db, kind } = server.database
    const uid = await uidOf(ben)
    await ben.post('/api/auth/sign-out')
    // Ages are relative to the newest visit that is more than a day old.
    for (const [id, days] of [
      [uid, 32],
      [await uidOf(anna), 1.1],
    ] as const) {
      const lastActive = storedDate(kind, Date.now() - days * DAY_MS)
      await db.updateTable('user').set({ lastActive }).where('id', '=', id).execute()
    }

    await deleteExpired(server.database)

    expect(await rows(id)).toMatchObject([{ uid: null, chapter: 50 }])
    expect(await seen(await guest(49), id)).toEqual({ id, isVeiled: true, isMine: false })
  })

  test('[AUTH-4] goes with a guest into the account; of both the higher chapter stays, once', async () => {
    const [one, both, higher] = [await write(anna), await write(anna), await write(anna)]
    const login = credentials()
    const ben = await account(login)
    const phone = await guest(20)
    await report(phone, one, 30)
    for (const [browser, chapters] of [
      [phone, [40, 60]],
      [ben, [50, 50]],
    ] as const) {
      await report(browser, both, chapters[0])
      await report(browser, higher, chapters[1])
    }

    await phone.post('/api/auth/sign-in', login)

    const uid = await uidOf(ben)
    expect(await rows(one)).toMatchObject([{ uid, chapter: 30 }])
    expect(await rows(both)).toMatchObject([{ uid, chapter: 50 }])
    expect(await rows(higher)).toMatchObject([{ uid, chapter: 60 }])
  })

  test('[FEED-11] changes nothing of where a reader stands who reports and goes on', async () => {
    const id = await write(anna)
    const ben = await guest(20)
    expect(await report(ben, id, 50)).toEqual([200, { shownFrom: 50 }])
    await turnTo(ben, 50)

    expect(await seen(ben, id)).toMatchObject({ title: 'The captain' })
  })
})

onBothDatabases('the limit of reports', (newDatabase) => {
  test('[FEED-11] lets a reader report five posts a day, replace what they said, and others report on', async () => {
    const server = await openApp({ url: await newDatabase(), rateLimit: true })
    const anna = await guestAt(server.app, 10)
    const first = await write(anna)
    const { db } = server.database
    const row = await db.selectFrom('feedback').selectAll().executeTakeFirstOrThrow()
    const more = Array.from({ length: 6 }, (_, number) => ({ ...row, id: `post-${number}` }))
    await db.insertInto('feedback').values(more).execute()
    const [ben, carl] = [await guestAt(server.app, 20), await guestAt(server.app, 20)]
    const report = (browser: Browser, id: string, chapter = 50) =>
      browser.put(`/api/feedback/${id}/spoiler`, { chapter })
    for (const { id } of more.slice(0, 5)) expect((await report(ben, id)).status).toBe(200)

    const refused = await report(ben, first)

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
    expect(await refused.json()).toEqual({ error: 'Too many reports. Please try again in 24 hours.' })
    expect(await seen(ben, first)).toMatchObject({ title: 'The captain' })
    expect((await report(ben, 'post-0', 60)).status).toBe(200)
    expect((await report(carl, first)).status).toBe(200)

    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
    await db.updateTable('spoilerReport').set({ createdAt: dayAgo }).where('postId', '=', 'post-0').execute()
    const answers = await Promise.all(['post-5', first].map((id) => report(ben, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
    expect((await report(ben, 'post-0', 70)).status, 'one of an earlier day is a new one').toBe(429)
    await server.close()
  })
})
