import { afterEach, beforeEach, expect, test } from 'vitest'
import { GUESSES } from '../guess-limit.ts'
import { type Browser, createBrowser } from '../testing/browser.ts'
import { onBothDatabases } from '../testing/on-both-databases.ts'
import { openApp } from '../testing/open-app.ts'

const ANNA = { email: 'anna@example.com', password: 'secret' }
const guess = { ...ANNA, password: 'wrong-one' }

onBothDatabases('guessing the password of an account', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let address: string | undefined
  let count = 0

  beforeEach(async () => {
    server = await openApp({ url: await newDatabase(), rateLimit: true, clientAddress: () => address })
    address = '192.0.2.1'
  })
  afterEach(() => server.close())

  /** A thief never comes twice from the same address. */
  async function guessFromAnywhere(body: object = guess) {
    count++
    address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`
    return (await createBrowser(server.app).post('/api/auth/sign-in', body)).status
  }

  async function owner() {
    const browser = createBrowser(server.app)
    await browser.post('/api/auth/sign-up', { username: 'Anna', ...ANNA })
    return browser
  }

  async function attack() {
    // As many guesses as it would take are counted without the work of each.
    expect(await guessFromAnywhere()).toBe(401)
    await server.database.db.updateTable('guess').set({ count: GUESSES.strangers }).execute()
    expect(await guessFromAnywhere()).toBe(429)
  }

  const signIn = (browser: Browser, body: object = ANNA) => browser.post('/api/auth/sign-in', body)

  test('is limited however many addresses it comes from, in whatever capitals; the right one comes too late', async () => {
    await owner()
    await attack()

    expect(await guessFromAnywhere({ ...guess, email: 'Anna@Example.com' })).toBe(429)
    expect(await guessFromAnywhere(ANNA)).toBe(429)
    expect(await guessFromAnywhere({ email: 'ben@example.com', password: 'x' })).toBe(401)
  })

  test('counts each wrong one, and forgets them in time', async () => {
    await owner()
    for (let guesses = 0; guesses < 3; guesses++) await guessFromAnywhere()
    const rows = () => server.database.db.selectFrom('guess').select(['key', 'count']).execute()

    expect(await rows()).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), count: 3 }])
    const since = new Date(Date.now() - GUESSES.seconds * 1000 - 1).toISOString()
    await server.database.db.updateTable('guess').set({ since, count: 99 }).execute()
    expect(await guessFromAnywhere()).toBe(401)
    expect(await rows()).toMatchObject([{ count: 1 }])
  })

  test('does not lock out the owner, where he is signed in and where he was', async () => {
    const signedIn = await owner()
    const signedOut = createBrowser(server.app)
    await signIn(signedOut)
    await signedOut.post('/api/auth/sign-out')
    await attack()

    expect((await signedIn.get('/api/profile')).status).toBe(200)
    expect((await signIn(signedOut)).status).toBe(200)
    expect(await guessFromAnywhere()).toBe(429)
  })

  test('on a known device is limited too, and a cookie knows one account alone', async () => {
    const device = await owner()
    await signIn(device, guess)
    await server.database.db.updateTable('guess').set({ count: GUESSES.knownDevice }).execute()
    address = '192.0.2.2'
    expect((await signIn(device)).status).toBe(429)

    const eve = createBrowser(server.app)
    await eve.post('/api/auth/sign-up', { username: 'Eve', email: 'eve@example.com', password: 'secret' })
    await eve.post('/api/auth/sign-out')
    await server.database.db.deleteFrom('guess').execute()
    await attack()
    address = '192.0.2.3'
    expect((await signIn(eve)).status).toBe(429)
    eve.cookies.set('codex-device', `${crypto.randomUUID()}.${'A'.repeat(43)}`)
    expect((await signIn(eve)).status).toBe(429)
  })

  test('is told apart from guessing at nobody by nothing', async () => {
    await owner()
    await attack()
    await server.database.db.deleteFrom('guess').execute()
    const nobody = { email: 'nobody@example.com', password: 'x' }
    expect(await guessFromAnywhere(nobody)).toBe(401)
    await server.database.db.updateTable('guess').set({ count: GUESSES.strangers }).execute()
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
