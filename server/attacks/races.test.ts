import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { guestAt, newPost, write } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { ROUNDS } from '#server/testing/rounds.ts'

const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1)

onBothDatabases('calls that come at the same moment', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>

  beforeEach(async () => {
    server = await openApp({ url: await newDatabase() })
    onTestFinished(() => server.close())
  })

  const guest = () => guestAt(server.app, 1)
  const all = (table: 'user' | 'session' | 'account' | 'feedback' | 'vote') =>
    server.database.db.selectFrom(table).selectAll().execute()
  const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status)
  const signUp = (browser: Browser, email: string) =>
    browser.post('/api/auth/sign-up', { username: 'Eve', email, password: 'secret' })
  const vote = (browser: Browser, id: string, change: 1 | -1) => browser.put(`/api/feedback/${id}/vote`, { change })

  /** Invariants that must always hold: no row refers to a missing reader, and every post's count equals the number of its votes. */
  async function expectWholeness() {
    const [users, sessions, accounts, posts, votes] = await Promise.all([
      all('user'),
      all('session'),
      all('account'),
      all('feedback'),
      all('vote'),
    ])
    const uids = new Set(users.map((row) => (row as { id: string }).id))
    for (const row of [...sessions, ...accounts] as { userId: string }[]) expect(uids).toContain(row.userId)
    for (const row of posts as {
      id: string
      authorUid: string | null
      authorEmail: string | null
      voteCount: number
    }[]) {
      if (row.authorUid === null) expect(row.authorEmail).toBeNull()
      else expect(uids).toContain(row.authorUid)
      const own = (votes as { postId: string; uid: string }[]).filter(({ postId }) => postId === row.id)
      expect(row.voteCount).toBe(own.length)
      for (const { uid } of own) expect(uids).toContain(uid)
    }
  }

  test.each(rounds)('make one account of one address, whoever asks for it (round %i)', async () => {
    const browsers = [...Array(5)].map(() => createBrowser(server.app)).concat(await guest(), await guest())

    const got = await statuses(browsers.map((browser) => signUp(browser, 'eve@example.com')))

    expect(got.filter((status) => status === 200)).toHaveLength(1)
    expect(got.filter((status) => status === 200 || status === 422)).toHaveLength(got.length)
    expect((await all('account')).length).toBe(1)
    await expectWholeness()
  })

  test.each(rounds)('leave no post and no vote of a reader who is leaving (round %i)', async () => {
    const [author, eve] = [await guest(), await guest()]
    const id = await write(author)

    const got = await statuses([
      eve.post('/api/feedback', newPost),
      vote(eve, id, 1),
      eve.delete('/api/profile', { posts: 'remove' }),
      eve.post('/api/feedback', newPost),
      vote(eve, id, 1),
      author.put(`/api/feedback/${id}/spoiler`, { chapter: 9 }),
    ])

    expect(got.filter((status) => status >= 500)).toEqual([])
    await expectWholeness()
    expect((await all('feedback')).length).toBe(1)
    expect((await all('vote')).length).toBe(0)
  })

  test.each(rounds)('give a guest who becomes two accounts at once one vote at most (round %i)', async (round) => {
    const id = await write(await guest())
    const eve = await guest()
    const tabs = [1, 2].map(() => {
      const tab = createBrowser(server.app)
      for (const [name, value] of eve.cookies) tab.cookies.set(name, value)
      return tab
    })

    const got = await statuses([
      vote(eve, id, 1),
      ...tabs.map((tab, at) => signUp(tab, `eve-${round}-${at}@example.com`)),
      vote(eve, id, 1),
    ])

    expect(got.filter((status) => status >= 500)).toEqual([])
    expect((await all('vote')).length).toBeLessThanOrEqual(1)
    await expectWholeness()
  })

  test.each(rounds)('let two readers leave who have voted for each other’s posts (round %i)', async () => {
    const [anna, ben] = [await guest(), await guest()]
    const [one, other] = [await write(anna), await write(ben)]
    for (const browser of [anna, ben]) for (const id of [one, other]) await vote(browser, id, 1)

    const got = await statuses([anna, ben].map((browser) => browser.delete('/api/profile')))

    expect(got).toEqual([204, 204])
    await expectWholeness()
  })

  test.each(rounds)('end a session once and for all (round %i)', async () => {
    const eve = await guest()
    const { uid } = (await (await eve.get('/api/profile')).json()) as Profile
    const cookies = new Map(eve.cookies)

    await statuses([
      ...[1, 2, 3].map((currentChapter) => eve.patch('/api/profile', { currentChapter })),
      eve.post('/api/auth/sign-out'),
      eve.get('/api/session'),
    ])

    for (const [name, value] of cookies) eve.cookies.set(name, value)
    expect((await eve.get('/api/profile')).status).toBe(401)
    expect((await all('session')) as { userId: string }[]).not.toContainEqual(expect.objectContaining({ userId: uid }))
  })
})
