import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostList } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { GUESSES } from '#server/accounts/guess-limit.ts'
import { answer, type Browser, createBrowser, overNetwork } from '#server/testing/browser.ts'
import { leasedDatabases } from '#server/testing/leased-databases.ts'
import { ORIGIN } from '#server/testing/open-app.ts'
import { postgresIsMissing } from '#server/testing/postgres.ts'
import { startProxy } from '#server/testing/proxy.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'

const READERS = 10

describe.skipIf(postgresIsMissing)(
  `two servers on one PostgreSQL${postgresIsMissing ? ` (${postgresIsMissing})` : ''}`,
  () => {
    const { emptyDatabase } = leasedDatabases()
    let servers: [ServerProcess, ServerProcess]
    let proxy: Awaited<ReturnType<typeof startProxy>>

    beforeAll(async () => {
      const env = {
        DATABASE_URL: await emptyDatabase(),
        BASE_URL: ORIGIN,
        RATE_LIMIT: 'on',
        TRUSTED_PROXIES: '1',
      }
      servers = await Promise.all([startServer(env), startServer(env)])
      proxy = await startProxy(servers.map(({ url }) => url))
    }, 60_000)

    afterAll(async () => {
      proxy.stop()
      await Promise.all(servers.map((server) => server.kill('SIGTERM')))
    })

    /** Each has a different address, so that no rate limit counts them together. */
    const guests = (count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const guest = createBrowser(overNetwork(proxy.url))
          await guest.post('/api/auth/guest', {}, clientAt(`198.51.100.${index}`))
          return guest
        }),
      )

    test('know the same sessions, from their beginning to their end', async () => {
      const [first, second] = servers.map(({ url }) => createBrowser(overNetwork(url))) as [Browser, Browser]
      const anna = { username: 'Anna', email: 'anna@example.com', password: 'secret-1' }
      await first.post('/api/auth/sign-up', anna)
      for (const [name, value] of first.cookies) second.cookies.set(name, value)

      expect(await answer(second.patch('/api/profile', { currentChapter: 9 }))).toMatchObject([200, {}])
      expect(await answer(first.get('/api/profile'))).toMatchObject([200, { username: 'Anna', currentChapter: 9 }])
      await second.post('/api/auth/sign-out')
      expect((await first.get('/api/profile')).status).toBe(401)
    })

    test('count attempts together, those at many accounts from one address', { tags: ['extended'] }, async () => {
      const thief = createBrowser(overNetwork(proxy.url))
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt++) {
        const guess = { email: `anna-${attempt}@example.com`, password: 'wrong-one' }
        statuses.push((await thief.post('/api/auth/sign-in', guess)).status)
      }

      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    })

    test('count attempts together, those at one account from many addresses', { tags: ['extended'] }, async () => {
      const statuses: number[] = []
      for (let attempt = 0; attempt <= GUESSES.network; attempt++) {
        const thief = createBrowser(overNetwork(proxy.url))
        const guess = { email: 'anna@example.com', password: 'wrong-one' }
        statuses.push((await thief.post('/api/auth/sign-in', guess, clientAt(`203.0.113.${attempt}`))).status)
      }

      expect(statuses).toEqual([...Array(GUESSES.network).fill(401), 429])
    })

    test('count votes together, each reader once', { tags: ['extended'] }, async () => {
      const readers = await guests(READERS)
      const post = { title: 'The map', description: 'is blank', subtype: 'bug', chapter: 1 }
      const made = await readers[0]!.post('/api/feedback', { ...post, submitMethod: 'new-feedback-button' })
      const { id } = (await made.json()) as { id: string }
      const vote = (reader: Browser) => reader.put(`/api/feedback/${id}/vote`, { change: 1 })

      const votes = await Promise.all(readers.flatMap((reader) => [vote(reader), vote(reader)]))

      expect(votes.map(({ status }) => status)).toEqual(votes.map(() => 200))
      for (const { url } of servers) {
        const answer = await fetch(`${url}/api/feedback`, { headers: { cookie: cookiesOf(readers[0]!) } })
        const { posts } = (await answer.json()) as PostList
        expect(posts).toMatchObject([{ id, upvotes: READERS }])
      }
    })

    test('lose nothing with the one that is killed, and a reader just tries again', async () => {
      const readers = await guests(READERS)
      const [victim] = servers
      let isKilled = false

      const chapters = await Promise.all(
        readers.map(async (reader) => {
          const present = async () => ((await (await reader.get('/api/profile')).json()) as Profile).currentChapter
          let again = 0
          for (let chapter = 1; chapter <= 40; chapter++) {
            if (chapter === 20 && !isKilled) {
              isKilled = true
              void victim.kill('SIGKILL')
            }
            const turn = () => reader.patch('/api/profile', { currentChapter: chapter })
            let response = await turn()
            if (response.status === 502) {
              again++
              // Whether or not this one succeeded, the previous one was acknowledged.
              expect([chapter - 1, chapter]).toContain(await present())
              response = await turn()
            }
            if (response.status !== 200) throw new Error(`A reader sees ${response.status}`)
          }
          return { currentChapter: await present(), triedAgain: again <= 1 }
        }),
      )

      await victim.ended
      expect(chapters).toEqual(readers.map(() => ({ currentChapter: 40, triedAgain: true })))
    })
  },
)

/** Makes the proxy report this address as the client's. */
function clientAt(address: string) {
  return { 'x-test-client': address }
}

function cookiesOf({ cookies }: Browser) {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
