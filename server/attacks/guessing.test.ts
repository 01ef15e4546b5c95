import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GUESSES } from '#server/accounts/guess-limit.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ANNA = { email: 'anna@example.com', password: 'secret' }
const guess = { ...ANNA, password: 'wrong-one' }

onBothDatabases('guessing the password of an account', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let address: string | undefined
  let networks = 0

  beforeEach(async () => {
    server = await openApp({ url: await newDatabase(), rateLimit: true, clientAddress: () => address })
    address = '192.0.2.1'
  })
  afterEach(() => server.close())

  function moveToNewNetwork() {
    networks++
    address = `10.${networks >> 8}.${networks & 255}.7`
  }

  /** Guesses from an unknown device in an unknown network. */
  async function guessFromAnywhere(body: object = guess) {
    moveToNewNetwork()
    return (await signIn(createBrowser(server.app), body)).status
  }

  async function owner() {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/sign-up', { username: 'Anna', ...ANNA })
    return browser
  }

  const setCounts = (count: number) => server.database.db.updateTable('guess').set({ count }).execute()

  /** The last guesses of a large botnet. The earlier ones are only written to the counts, which saves making them. */
  async function attackFromManyNetworks() {
    expect(await guessFromAnywhere()).toBe(401)
    await setCounts(GUESSES.newcomers)
    expect(await guessFromAnywhere()).toBe(429)
  }

  /** The same from fewer networks, which exhaust the limit on guesses after the first. */
  async function attackFromSomeNetworks() {
    moveToNewNetwork()
    for (const wrong of [guess, guess, guess]) expect((await signIn(createBrowser(server.app), wrong)).status).toBe(401)
    // One of the three guesses from a network was its first.
    await server.database.db.updateTable('guess').set({ count: GUESSES.strangers }).where('count', '=', 2).execute()
    expect((await signIn(createBrowser(server.app), guess)).status).toBe(429)
  }

  const signIn = (browser: Browser, body: object = ANNA) => browser.post('/api/auth/sign-in', body)

  test('is limited however many networks it comes from, in whatever capitals; the right one comes too late', async () => {
    await owner()
    await attackFromManyNetworks()

    expect(await guessFromAnywhere({ ...guess, email: 'Anna@Example.com' })).toBe(429)
    expect(await guessFromAnywhere(ANNA)).toBe(429)
    expect(await guessFromAnywhere({ email: 'ben@example.com', password: 'x' })).toBe(401)
  })

  test('from one network ends after a few, whatever its addresses, and takes nothing from the owner elsewhere', async () => {
    await owner()
    moveToNewNetwork()
    const network = address!.slice(0, address!.lastIndexOf('.'))
    const statuses = []
    for (let host = 1; host <= GUESSES.network + 1; host++) {
      address = `${network}.${host}`
      statuses.push((await signIn(createBrowser(server.app), guess)).status)
    }

    expect(statuses).toEqual([...Array(GUESSES.network).fill(401), 429])
    await setCounts(GUESSES.network)
    expect((await signIn(createBrowser(server.app))).status).toBe(429)
    moveToNewNetwork()
    expect((await signIn(createBrowser(server.app), guess)).status).toBe(401)
    expect((await signIn(createBrowser(server.app))).status).toBe(200)
  })

  test('from some networks does not lock out the owner on a new device, who is right at once', async () => {
    await owner()
    await attackFromSomeNetworks()

    expect(await guessFromAnywhere(ANNA)).toBe(200)
    expect(await guessFromAnywhere(guess)).toBe(401)
    expect((await signIn(createBrowser(server.app))).status).toBe(429)
  })

  test('counts each wrong one and no right one, and forgets them in time', async () => {
    await owner()
    for (let guesses = 0; guesses < 3; guesses++) await guessFromAnywhere()
    const rows = () => server.database.db.selectFrom('guess').select(['key', 'count']).orderBy('count').execute()
    const row = (count: number) => ({ key: expect.stringMatching(/^[\w-]{43}$/), count })
    const wrong = await rows()

    expect(wrong).toEqual([...Array(9).fill(1), 3].map(row))
    expect(await guessFromAnywhere(ANNA)).toBe(200)
    expect(await rows()).toEqual([0, 0, 0, ...Array(9).fill(1), 3].map(row))
    const since = new Date(Date.now() - GUESSES.seconds * 1000 - 1).toISOString()
    await server.database.db.updateTable('guess').set({ since, count: 99 }).execute()
    expect(await guessFromAnywhere()).toBe(401)
    expect(await rows()).toEqual([1, 1, 1, 1].map(row))
  })

  test('on a clock that was ahead keeps nobody waiting once it is right', async () => {
    await owner()
    vi.setSystemTime(Date.now() + DAY_MS)
    moveToNewNetwork()
    for (let count = 0; count < 5; count++) await signIn(createBrowser(server.app), guess)
    await setCounts(GUESSES.network + 1)
    expect((await signIn(createBrowser(server.app))).status).toBe(429)
    vi.useRealTimers()

    expect((await signIn(createBrowser(server.app))).status).toBe(200)
  })

  test('from one address at many accounts ends, and keeps nobody else of a large network waiting', async () => {
    for (const [stranger, neighbour] of [
      ['2001:db8:7:1::1', '2001:db8:7:2::1'],
      ['198.51.100.1', '198.51.100.2'],
    ] as const) {
      await server.database.db.deleteFrom('guess').execute()
      address = stranger
      expect((await signIn(createBrowser(server.app), guess)).status).toBe(401)
      // The counts of the address and of its network apply to all accounts.
      await setCounts(GUESSES.address)
      const other = { email: 'ben@example.com', password: 'x' }
      expect((await signIn(createBrowser(server.app), other)).status).toBe(429)
      address = neighbour
      expect((await signIn(createBrowser(server.app), other)).status).toBe(401)
    }
  })

  test('from one network at many accounts ends too, and then leaves nothing behind', async () => {
    expect(await guessFromAnywhere()).toBe(401)
    await setCounts(GUESSES.anyAccount)
    const rows = () => server.database.db.selectFrom('guess').select('key').execute()
    const before = (await rows()).length

    const other = { email: 'ben@example.com', password: 'x' }
    expect((await signIn(createBrowser(server.app), other)).status).toBe(429)
    expect(await rows()).toHaveLength(before)
    expect(await guessFromAnywhere(other)).toBe(401)
  })

  test('leaves no address of a client in the database for longer than it counts', async () => {
    const { db } = server.database
    await guessFromAnywhere()
    const gone = address!
    await db
      .updateTable('rateLimit')
      .set({ lastRequest: Date.now() - GUESSES.seconds * 1000 - 1 })
      .execute()
    await guessFromAnywhere()

    const kept = (await db.selectFrom('rateLimit').select('key').execute()).map(({ key }) => key)
    expect(kept.filter((key) => key.includes(gone))).toEqual([])
    expect(kept.filter((key) => key.includes(address!))).toHaveLength(1)
  })

  test('that is refused unseen leaves a network as new as it was', async () => {
    await owner()
    await attackFromSomeNetworks()
    const setCount = (from: number, count: number) =>
      server.database.db.updateTable('guess').set({ count }).where('count', '=', from).execute()

    await setCount(1, GUESSES.newcomers)
    expect(await guessFromAnywhere(ANNA)).toBe(429)
    await setCount(GUESSES.newcomers + 1, 1)
    expect((await signIn(createBrowser(server.app))).status).toBe(200)
  })

  test('that the limit by address refuses unseen is no guess: who is too quick does not wait a quarter of an hour', async () => {
    const device = await owner()
    const statuses = []
    for (let attempt = 0; attempt < GUESSES.knownDevice; attempt++) statuses.push((await signIn(device, guess)).status)
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(5).fill(429)])

    await server.database.db.deleteFrom('rateLimit').execute()
    expect((await signIn(device)).status).toBe(200)
  })

  test('does not lock out the owner, neither where they are signed in nor where they were', async () => {
    const signedIn = await owner()
    const signedOut = createBrowser(server.app)
    await signIn(signedOut)
    await signedOut.post('/api/auth/sign-out')
    await attackFromManyNetworks()

    expect((await signedIn.get('/api/profile')).status).toBe(200)
    expect((await signIn(signedOut)).status).toBe(200)
    expect(await guessFromAnywhere()).toBe(429)
  })

  test('on a known device is limited too, and a cookie knows one account alone', async () => {
    const device = await owner()
    await signIn(device, guess)
    await setCounts(GUESSES.knownDevice)
    moveToNewNetwork()
    expect((await signIn(device)).status).toBe(429)

    const eve = createBrowser(server.app)
    await eve.post('/api/auth/sign-up', { username: 'Eve', email: 'eve@example.com', password: 'secret' })
    await eve.post('/api/auth/sign-out')
    await server.database.db.deleteFrom('guess').execute()
    await attackFromManyNetworks()
    moveToNewNetwork()
    expect((await signIn(eve)).status).toBe(429)
    for (const seal of ['A'.repeat(43), '%C3%A9'.repeat(43), '']) {
      eve.cookies.set('codex-device', `${crypto.randomUUID()}.${seal}`)
      expect((await signIn(eve)).status).toBe(429)
    }
  })

  test('is told apart from guessing at nobody by nothing', async () => {
    await owner()
    await attackFromManyNetworks()
    await server.database.db.deleteFrom('guess').execute()
    const nobody = { email: 'nobody@example.com', password: 'x' }
    expect(await guessFromAnywhere(nobody)).toBe(401)
    await setCounts(GUESSES.newcomers)
    expect(await guessFromAnywhere(nobody)).toBe(429)
  })

  test('is limited where a client has no address at all: all such clients are one', async () => {
    address = undefined
    const answers = []
    for (let guesses = 0; guesses < 6; guesses++) answers.push((await signIn(createBrowser(server.app), guess)).status)

    expect(answers).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('is not possible where it cannot be counted', async () => {
    await owner()
    await server.database.db.schema.dropTable('guess').execute()
    expect(await guessFromAnywhere(ANNA)).toBe(500)
  })

  test('is not possible where the addresses cannot be counted', async () => {
    await owner()
    await server.database.db.schema.dropTable('rateLimit').execute()
    expect(await guessFromAnywhere(ANNA)).toBe(500)
  })
})
