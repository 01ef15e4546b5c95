import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { NETWORK_LIMITS } from '#server/http/network-limit.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { guestAt, newPost } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { ROUNDS } from '#server/testing/rounds.ts'

/** The address of the attacker's calls. */
const FROM_ATTACKER = { 'x-test-address': '198.51.100.7' }
/** Concurrent calls of one kind, at least twice as many as are allowed. */
const CALLS_AT_ONCE = Math.min(60 * ROUNDS, 600)

/** The path and body of each call, by kind of flood. */
const FLOODS: [string, (at: number) => [string, object]][] = [
  ['guests', (at: number) => ['/api/auth/guest', { chapter: at % 2 ? 1 : 2 }]],
  ['accounts', (at: number) => ['/api/auth/sign-up', { username: 'Eve', email: `e${at}@x.io`, password: 'secret' }]],
  ['guesses', (at: number) => ['/api/auth/sign-in', { email: `e${at}@x.io`, password: 'secret' }]],
]

onBothDatabases('a flood from one network', (newDatabase) => {
  const errors: unknown[] = []
  let server: Awaited<ReturnType<typeof openApp>>

  beforeEach(async () => {
    errors.length = 0
    server = await openApp({
      log: { info() {}, warn() {}, error: (line: unknown) => void errors.push(line) },
      url: await newDatabase(),
      rateLimit: true,
      google: { clientId: 'client', clientSecret: 'secret' },
      clientAddress: (c) => c.req.header('x-test-address') ?? '192.0.2.1',
    })
    onTestFinished(() => server.close())
  })

  const countOf = async (table: 'user' | 'feedback') =>
    (await server.database.db.selectFrom(table).select('id').execute()).length
  const flood = (call: (at: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: CALLS_AT_ONCE }, (_, at) => call(at)))

  test.each(FLOODS)('of %s leaves little behind, and readers elsewhere notice nothing', async (_, call) => {
    const reader = await guestAt(server.app, 1)
    const before = await countOf('user')

    let answered = 0
    const flooding = flood(async (at) => {
      const [path, body] = call(at)
      const response = await createBrowser(server.app).post(path, body, FROM_ATTACKER)
      answered++
      return response
    })
    const turning = [7, 8, 9].map((currentChapter) => reader.patch('/api/profile', { currentChapter }))
    expect((await Promise.all(turning)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answered).toBeLessThan(CALLS_AT_ONCE / 2)

    const statuses = (await flooding).map(({ status }) => status)
    const answeredBy = (...some: number[]) => statuses.filter((status) => some.includes(status)).length
    // On a busy machine some calls get no database connection in time, whether or not they would have been refused.
    expect(statuses.filter((status) => ![200, 401, 429, 503].includes(status))).toEqual([])
    expect(answeredBy(429)).toBeGreaterThan(0)
    expect(answeredBy(200, 401)).toBeLessThanOrEqual(20)
    expect((await countOf('user')) - before).toBeLessThanOrEqual(20)
  })

  test.each<[string, number, (browser: Browser, from?: typeof FROM_ATTACKER) => Promise<Response>]>([
    ['votes by one reader', 1, (it, from) => it.put('/api/feedback/none/vote', { change: 1 }, from)],
    ['votes by many guests', 15, (it, from) => it.put('/api/feedback/none/vote', { change: 1 }, from)],
    ['diary entries by one reader', 1, (it, from) => it.put('/api/read-pages', { id: 'entry', chapter: 1 }, from)],
    ['readings by one reader', 1, (it, from) => it.get('/api/feedback?chapter=1', from)],
    ['readings by many guests', 15, (it, from) => it.get('/api/feedback?chapter=1', from)],
    ['readings of the session', 1, (it, from) => it.get('/api/session', from)],
    ['what administrators read by one reader', 1, (it, from) => it.get('/api/admin/posts', from)],
    ['claims of administration by one reader', 1, (it, from) => it.get('/admin/claim/code', from)],
    ['questions for a deleted account', 1, (it, from) => it.get('/api/session/gone', { ...from, 'x-reader': 'eve' })],
  ])('of %s leaves readers elsewhere a database connection', async (_, count, call) => {
    const reader = await guestAt(server.app, 1)
    const attackers = await Promise.all(Array.from({ length: count }, () => guestAt(server.app, 1)))
    // The reader would otherwise wait for a connection to be opened, while the flood goes on with those that are.
    await Promise.all(Array.from({ length: 10 }, () => server.database.ping()))

    /** How much of the flood is answered before the reader's calls, which are the same, so that each takes as long. */
    async function answeredBefore() {
      let answered = 0
      const flooding = flood(async (at) => {
        const response = await call(attackers[at % count]!, FROM_ATTACKER)
        answered++
        return response
      })
      const answers = await Promise.all([1, 2, 3].map(() => call(reader)))
      const before = answered
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      // On a busy machine some of the flood may wait too long for their turns, which is no error.
      expect((await flooding).filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
      expect(errors).toEqual([])
      return before
    }

    let least = await answeredBefore()
    // SQLite may write what came together in one go, and reads at once.
    if (server.database.kind !== 'postgres') return
    // On a busy machine a connection may have to wait for its turn there.
    for (let again = 0; again < 2 && least >= CALLS_AT_ONCE / 2; again++)
      least = Math.min(least, await answeredBefore())
    expect(least).toBeLessThan(CALLS_AT_ONCE / 2)
  })

  test('of returns from Google asks the database nothing, and ends at the limit of the network', async () => {
    const { most } = NETWORK_LIMITS.returns[0]
    const path = '/api/auth/callback/google?code=a&state=b'
    const ends = await Promise.all(
      Array.from({ length: most + 10 }, () => createBrowser(server.app).get(path, FROM_ATTACKER)),
    )

    const reasons = ends.map(({ headers }) => headers.get('location')?.split('=')[1])
    expect(reasons.filter((reason) => reason === 'state_mismatch')).toHaveLength(most)
    expect(reasons.filter((reason) => reason === 'unexpected')).toHaveLength(10)
    expect(await server.database.db.selectFrom('rateLimit').select('key').execute()).toEqual([])
  })

  test('of posts by many guests ends at the limit of their network', async () => {
    const guests = await Promise.all(Array.from({ length: 15 }, () => guestAt(server.app, 1)))

    const answers = await flood((at) => guests[at % guests.length]!.post('/api/feedback', newPost, FROM_ATTACKER))

    expect(await countOf('feedback')).toBe(40)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await (await guestAt(server.app, 1)).post('/api/feedback', newPost)).status).toBe(201)
  })
})
