import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { PostList } from '#api/feedback.ts'
import { deleteExpiredDaily } from '#server/operations/delete-expired.ts'
import { answer, type Browser } from '#server/testing/browser.ts'
import { guestAt, seen, write } from '#server/testing/community.ts'
import { cpuTimeRatio } from '#server/testing/cpu-time.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const ANNA = { email: 'anna@example.com', password: 'secret' }

onBothDatabases('the votes of a post', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let url: string

  beforeEach(async () => {
    url = await newDatabase()
    server = await openApp({ url })
    onTestFinished(() => server.close())
  })

  const guest = () => guestAt(server.app, 1)
  const vote = (browser: Browser, id: string) => browser.put(`/api/feedback/${id}/vote`, { change: 1 })
  const votes = async (browser: Browser, id: string) => (await seen(browser, id)) as { upvotes: number }

  test('[FEED-6] are all counted, of however many who vote at once, and each but once', async () => {
    const author = await guest()
    const id = await write(author)
    const voters = await Promise.all(Array.from({ length: 12 }, guest))

    await Promise.all(voters.flatMap((voter) => [vote(voter, id), vote(voter, id)]))

    expect(await votes(author, id)).toMatchObject({ upvotes: 12, hasUpvoted: false })
  })

  test('[FEED-6] go with a reader who goes, from the posts of others', async () => {
    const [author, voter, other] = [await guest(), await guest(), await guest()]
    const ids = [await write(author), await write(author)]
    for (const id of ids) for (const browser of [voter, other]) await vote(browser, id)

    await Promise.all([voter.delete('/api/profile'), author.delete('/api/profile', { posts: 'keep' })])

    for (const id of ids) expect(await votes(other, id)).toMatchObject({ upvotes: 1, hasUpvoted: true })
  })

  test('[FEED-6] of a guest and of the account that the guest becomes are one', async () => {
    const id = await write(await guest())
    const account = await guest()
    await account.post('/api/auth/sign-up', { username: 'Anna', ...ANNA })
    await vote(account, id)
    const again = await guest()
    await vote(again, id)
    expect(await votes(again, id)).toMatchObject({ upvotes: 2 })

    await again.post('/api/auth/sign-in', ANNA)

    expect(await votes(again, id)).toMatchObject({ upvotes: 1, hasUpvoted: true })
  })

  test('[FEED-6] that came by a server of the former version, which does not count, are counted within a day', async () => {
    const author = await guest()
    const id = await write(author)
    const { uid } = (await (await author.get('/api/profile')).json()) as { uid: string }
    await server.database.db.insertInto('vote').values({ postId: id, uid }).execute()

    deleteExpiredDaily(server.database, { info() {}, warn() {}, error() {} })

    await expect.poll(async () => (await votes(author, id)).upvotes).toBe(1)
  })
})

test('a page of a long list costs hardly more than one of a short list', async () => {
  const [short, long] = await Promise.all([listOf(200), listOf(24_000)])
  onTestFinished(async () => {
    await short.close()
    await long.close()
  })
  expect(await cpuTimeRatio(short.first, long.first, 3)).toBeLessThan(3)
  expect(await cpuTimeRatio(short.second, long.second, 3)).toBeLessThan(3)
})

/** Creates posts with a few votes each. Returns a function that reads two pages of their list. */
async function listOf(length: number) {
  const server = await openApp()
  const { db } = server.database
  const reader = await guestAt(server.app, 1)
  const id = await write(reader)
  const row = await db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ids = Array.from({ length }, (_, at) => `post-${at}`)
  for (let at = 0; at < length; at += 1000) {
    const rows = ids.slice(at, at + 1000).map((id) => ({ ...row, id }))
    await db.insertInto('feedback').values(rows).execute()
    await db
      .insertInto('vote')
      .values(rows.map(({ id }) => ({ postId: id, uid: row.authorUid! })))
      .execute()
  }
  const page = async (query: string) => (await answer(reader.get(`/api/feedback${query}`)))[1] as PostList
  const { next } = await page('')
  return { close: server.close, first: () => page(''), second: () => page(`?before=${next}`) }
}
