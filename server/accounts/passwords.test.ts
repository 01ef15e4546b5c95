import { scryptSync } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { ERRORS } from '#api/errors.ts'
import type { Profile } from '#api/profile.ts'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { limitConcurrency } from './concurrency-limit.ts'
import { HASH_COST, hashPassword, isOutdated, isPassword } from './passwords.ts'

const ANNA = { email: 'anna@example.com', password: 'secret' }

test('a hash says what it cost, and only the right password is the one of the hash', async () => {
  const hash = await hashPassword('pässword', HASH_COST)

  expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
  expect(await isPassword('pa\u0308ssword', hash)).toBe(true)
  expect(await isPassword('password', hash)).toBe(false)
  expect(await hashPassword('pässword', HASH_COST)).not.toBe(hash)
  expect([isOutdated(hash, HASH_COST), isOutdated(hash, { ...HASH_COST, p: 4 })]).toEqual([false, true])
})

test('what is no hash is nobody’s', async () => {
  await expect(isPassword('secret', 'secret')).rejects.toThrow('no hash')
})

onBothDatabases('passwords', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>

  beforeEach(async () => {
    server = await openApp({ url: await newDatabase() })
    onTestFinished(() => server.close())
  })

  const signUp = (email = ANNA.email) =>
    createBrowser(server.app).post('/api/auth/sign-up', { username: 'Anna', ...ANNA, email })
  const signIn = (password = ANNA.password) =>
    createBrowser(server.app).post('/api/auth/sign-in', { ...ANNA, password })
  const hashes = async () =>
    (await server.database.db.selectFrom('account').select('password').execute()).map((row) => row.password ?? '')

  /** Fills all slots for hashing until the test releases them. */
  function hashing() {
    const { promise, resolve } = Promise.withResolvers<void>()
    const done = [limitConcurrency(() => promise), limitConcurrency(() => promise)]
    return async () => {
      resolve()
      await Promise.all(done)
    }
  }

  test('[AUTH-2] a hash of a former version lets its reader in, and nobody else, and is renewed then', async () => {
    await signUp()
    const salt = '770e8eea6b6420d831c95fb881c2e4a8'
    const key = scryptSync(ANNA.password, salt, 64, { N: 16384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 })
    const former = `${salt}:${key.toString('hex')}`
    await server.database.db.updateTable('account').set({ password: former }).execute()

    expect((await signIn('wrong-one')).status).toBe(401)
    expect(await hashes()).toEqual([former])
    expect((await signIn()).status).toBe(200)
    expect(await hashes()).toEqual([expect.stringMatching(/^\$scrypt\$ln=/)])
    expect((await signIn()).status).toBe(200)
    expect((await signIn('wrong-one')).status).toBe(401)
  })

  test('[AUTH-3] while the passwords of new accounts are hashed, other readers go on writing', async () => {
    const guest = createBrowser(server.app)
    await guest.post('/api/auth/guest')
    const letGo = hashing()
    const signingUp = Array.from({ length: 12 }, (_, at) => signUp(`reader-${at}@example.com`))

    expect(await answer(guest.patch('/api/profile', { currentChapter: 7 }))).toMatchObject([200, { currentChapter: 7 }])
    expect((await guest.get('/api/profile')).status).toBe(200)

    await letGo()
    expect((await Promise.all(signingUp)).map(({ status }) => status)).toEqual(Array(12).fill(200))
  })

  test('[AUTH-2] where too many passwords wait to be hashed, the next reader is told so, and is not counted as a guesser', async () => {
    await signUp()
    const letGo = hashing()
    const waiting = Array.from({ length: 30 }, () => limitConcurrency(async () => {}))

    expect(await answer(signIn())).toEqual([503, { error: ERRORS.busy }])
    expect(await answer(signUp('ben@example.com'))).toEqual([503, { error: ERRORS.busy }])

    await letGo()
    await Promise.all(waiting)
    const signedIn = await signIn()
    expect([signedIn.status, ((await signedIn.json()) as { profile: Profile }).profile.username]).toEqual([200, 'Anna'])
  })
})
