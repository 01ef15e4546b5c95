import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewPost } from '#api/feedback.ts'
import { POST_LIMITS } from '#server/community/post-limit.ts'
import { answer, type Browser } from '#server/testing/browser.ts'
import { guestAt, IMPROVEMENT, newPost, seen, told, turnTo } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'

const [often] = POST_LIMITS
const NO_ID = [400, { error: 'The id is not one of a new post' }]

onBothDatabases('a post whose answer was lost', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openWithAdministrator>>
  let anna: Browser
  let ben: Browser

  beforeAll(async () => {
    server = await openWithAdministrator(await newDatabase())
    anna = await guestAt(server.app, 10)
    ben = await guestAt(server.app, 20)
  })
  afterAll(() => server.close())

  const send = (browser: Browser, post: Partial<NewPost>) =>
    answer(browser.post('/api/feedback', { ...newPost, ...post }))
  const rows = () => server.database.db.selectFrom('feedback').selectAll().execute()
  const rowOf = async (id: string) => (await rows()).find((row) => row.id === id)

  /** A post of Anna's whose answer she did not receive. */
  async function sent(post: Partial<NewPost> = {}) {
    const id = randomUUID()
    expect(await send(anna, { id, ...post })).toEqual([201, { id }])
    return id
  }

  test.each([
    ['in public', {}],
    ['for the administrators', IMPROVEMENT],
  ])('[FEED-4] is answered as at first when it is sent again, and stands once, %s', async (_, kind) => {
    const before = (await rows()).length
    const id = await sent(kind)
    const first = await rowOf(id)

    expect(await send(anna, { id, ...kind })).toEqual([201, { id }])

    expect(await rowOf(id)).toEqual(first)
    expect((await rows()).length).toBe(before + 1)
  })

  test('[FEED-4] stands once where it comes several times at the same moment', async () => {
    const before = (await rows()).length
    const id = randomUUID()

    const answers = await Promise.all(Array.from({ length: 8 }, () => send(anna, { id })))

    expect(answers).toEqual(Array(8).fill([201, { id }]))
    expect((await rows()).length).toBe(before + 1)
  })

  test('[FEED-4] belongs to one of two readers who send the same id at the same moment', async () => {
    const ids = Array.from({ length: 12 }, () => randomUUID())

    const answers = ids.map((id) => Promise.all([anna, ben].map((browser) => send(browser, { id }))))

    for (const [index, both] of (await Promise.all(answers)).entries()) {
      expect(both).toContainEqual([201, { id: ids[index] }])
      expect(both).toContainEqual(NO_ID)
    }
  })

  test('[FEED-4] stands as it was changed meanwhile, also where it went to the others', async () => {
    const id = await sent({ title: 'The captian' })
    await turnTo(anna, 12)

    expect(await send(anna, { id, title: 'The captain', chapter: 30 })).toEqual([201, { id }])
    expect(await seen(anna, id, '?chapter=99')).toMatchObject({ isVeiled: true })
    expect(await rowOf(id)).toMatchObject({ title: 'The captain', chapter: 30, collection: 'feedback' })

    expect(await send(anna, { id, ...IMPROVEMENT })).toEqual([201, { id }])
    expect(await seen(anna, id)).toBeUndefined()
    expect(await told(anna, id)).toMatchObject({ id, title: 'The captain' })
  })

  test.each([
    ['has got a vote', (id: string) => ben.put(`/api/feedback/${id}/vote`, { change: 1 })],
    ['was reported', (id: string) => ben.put(`/api/feedback/${id}/spoiler`, { chapter: 50 })],
    ['was looked at', (id: string) => server.boss.patch(`/api/admin/posts/${id}`, { status: 'reviewed' })],
    ['was hidden', (id: string) => server.boss.patch(`/api/admin/posts/${id}`, { isHidden: true })],
  ])('[FEED-4] stands as others know it once it %s', async (_, touch) => {
    const id = await sent()
    expect((await touch(id)).status).toBe(200)
    const first = await rowOf(id)

    expect(await send(anna, { id })).toEqual([201, { id }])
    expect(await rowOf(id)).toEqual(first)
    expect(await send(anna, { id, title: 'Vote for this' })).toEqual(NO_ID)
    expect(await rowOf(id)).toEqual(first)
  })

  test('[FEED-7] is shown no earlier than its author says at last, whoever has voted for it', async () => {
    const id = await sent()
    await ben.put(`/api/feedback/${id}/vote`, { change: 1 })

    expect(await send(anna, { id, chapter: 90 })).toEqual([201, { id }])
    expect(await rowOf(id)).toMatchObject({ chapter: 90 })
    expect(await send(anna, { id, chapter: 1 })).toEqual([201, { id }])
    expect(await rowOf(id)).toMatchObject({ chapter: 90 })
  })

  test('[FEED-12] does not come back once it was withdrawn', async () => {
    const id = await sent()
    await anna.delete(`/api/feedback/${id}`)

    expect(await send(anna, { id })).toEqual(NO_ID)
    expect(await rowOf(id)).toBeUndefined()
  })

  test('[FEED-4] of somebody else is neither changed nor told of: its id is like any that is none', async () => {
    const [open, secret] = [await sent(), await sent(IMPROVEMENT)]
    const before = await rows()

    for (const id of [open, secret]) expect(await send(ben, { id, title: 'Mine' })).toEqual(NO_ID)

    expect(await rows()).toEqual(before)
    await anna.delete(`/api/feedback/${open}`)
    expect(await send(ben, { id: open })).toEqual(NO_ID)
  })

  test('[FEED-5] is that of the account which the guest has become', async () => {
    const eve = await guestAt(server.app, 10)
    const id = randomUUID()
    await send(eve, { id })
    await eve.post('/api/auth/sign-up', { username: 'Eve', email: `${id}@example.com`, password: 'secret' })

    expect(await send(eve, { id })).toEqual([201, { id }])
  })

  test('[FEED-13] of a banned author stands as it is', async () => {
    const eve = await guestAt(server.app, 10)
    const [id, other] = [randomUUID(), randomUUID()]
    for (const one of [id, other]) await send(eve, { id: one })
    await server.boss.patch(`/api/admin/posts/${other}/author`, { isBanned: true })

    expect(await send(eve, { id })).toEqual([201, { id }])
    expect(await send(eve, { id, title: 'Yet another word' })).toEqual(NO_ID)
    const banned = 'You can no longer post here. If that is a mistake, write to whoever runs this site.'
    expect(await send(eve, { id: randomUUID() })).toEqual([400, { error: banned }])
  })

  test.each(['', 'x', 7, '6F9619FF-8B86-4D01-B42D-00CF4FC964FF', '6f9619ff-8b86-1d01-b42d-00cf4fc964ff'])(
    '[FEED-8] has no id like %j',
    async (id) => expect(await send(anna, { id } as object)).toEqual(NO_ID),
  )

  test('[FEED-4] counts once against the limit', async () => {
    const limited = await openWithAdministrator(await newDatabase(), { rateLimit: true })
    const writer = await guestAt(limited.app, 1)
    const id = randomUUID()
    for (let count = 0; count < often.posts + 3; count++) expect((await send(writer, { id }))[0]).toBe(201)
    for (let count = 1; count < often.posts; count++) expect((await send(writer, {}))[0]).toBe(201)

    expect((await send(writer, {}))[0]).toBe(429)
    expect(await send(writer, { id }), 'it stands already').toEqual([201, { id }])
    await limited.close()
  })
})
