import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { failOnce } from '#server/testing/fail-once.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { signingIn } from '#server/testing/signing-in.ts'

const valid = { username: 'Anna', email: 'anna@example.com', password: 'secret' }

onBothDatabases('signing in', (newDatabase) => {
  const { anna, credentials, registered, visitor } = signingIn(newDatabase)

  test('[AUTH-2] an unknown address and a wrong password are told apart by nobody', async () => {
    await registered()
    const refusal = [401, { error: 'Invalid email or password' }]

    expect(await answer(visitor().post('/api/auth/sign-in', { ...credentials(), password: 'wrong-one' }))).toEqual(
      refusal,
    )
    expect(
      await answer(visitor().post('/api/auth/sign-in', { ...credentials(), email: 'nobody@example.com' })),
    ).toEqual(refusal)
  })

  test('[AUTH-2] who is signed in is told so, even if the count of guesses cannot be corrected', async () => {
    const { app, close } = await openApp({ url: await newDatabase(), rateLimit: true })
    onTestFinished(close)
    await createBrowser(app).post('/api/auth/sign-up', valid)
    failOnce('updateTable', 'guess')

    const { email, password } = valid
    expect((await createBrowser(app).post('/api/auth/sign-in', { email, password })).status).toBe(200)
  })

  test('[AUTH-2] an address can be used once', async () => {
    await registered()

    expect(await answer(visitor().post('/api/auth/sign-up', { ...anna(), email: anna().email.toUpperCase() }))).toEqual(
      [422, { error: 'An account with this email already exists' }],
    )
  })

  test.each([
    [{ username: undefined }, 'Username is required'],
    [{ username: '   ' }, 'Username is required'],
    [{ username: '\u200b\u2060\u3164' }, 'Username is required'],
    [{ username: 'x'.repeat(51) }, 'Username must be at most 50 characters'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'anna' }, 'Please enter a valid email address'],
    [{ password: '' }, 'Password is required'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: '🌙'.repeat(129) }, 'Password must be at most 128 characters'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
    [{ isAnonymous: true }, 'Unrecognized key: "isAnonymous"'],
  ])('[AUTH-2] signing up with %j is refused', async (change, error) => {
    const browser = visitor()

    expect(await answer(browser.post('/api/auth/sign-up', { ...anna(), ...change }))).toEqual([400, { error }])
    expect(await answer(browser.get('/api/session'))).toEqual([200, { profile: null }])
  })

  test.each(['123456', '🌙'.repeat(128)])(
    '[AUTH-2] the password %s is not too short and not too long',
    async (password) => {
      expect((await visitor().post('/api/auth/sign-up', { ...anna(), password })).status).toBe(200)
      expect((await visitor().post('/api/auth/sign-in', { ...credentials(), password })).status).toBe(200)
    },
  )

  test.each([
    ['sign-in', { email: 'anna@example.com', password: 'secret' }],
    ['sign-up', { ...valid, email: 'another@example.com' }],
    ['guest', undefined],
  ])('a failure in the middle of %s is told to our own log alone, without the values beside it', async (way, body) => {
    const logged: object[] = []
    const log = { info() {}, warn() {}, error: (line: object) => void logged.push(line) }
    const { app, database, close } = await openApp({ url: await newDatabase(), log })
    await createBrowser(app).post('/api/auth/sign-up', valid)
    await database.db.schema.alterTable('session').renameTo('gone').execute()
    const printed = vi.spyOn(console, 'error')

    expect((await createBrowser(app).post(`/api/auth/${way}`, body)).status).toBe(500)
    expect(printed).not.toHaveBeenCalled()
    expect(logged).toContainEqual(expect.objectContaining({ message: expect.stringContaining('session') }))
    for (const line of logged) expect(Object.keys(line)).toEqual(expect.not.arrayContaining(['detail', 'where']))
    await close()
  })

  test('[AUTH-5] what fails without the database is told in the words of the specification', async () => {
    const { app, database } = await openApp({ url: await newDatabase() })
    await database.close()

    const failed = expect.toBeOneOf([500, 503])
    expect(await answer(createBrowser(app).post('/api/auth/guest'))).toEqual([
      failed,
      { error: 'Failed to create anonymous account' },
    ])
    expect(await answer(createBrowser(app).post('/api/auth/sign-up', anna()))).toEqual([
      failed,
      { error: 'An unexpected error occurred' },
    ])
  })
})
