import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { limitConcurrency } from '#server/accounts/concurrency-limit.ts'
import type { Log } from '#server/http/log.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

onBothDatabases('the errors of the log', (newDatabase) => {
  const errors: unknown[] = []
  const warnings: unknown[] = []
  const log: Log = {
    info: () => {},
    warn: (line: unknown) => void warnings.push(line),
    error: (line: unknown) => void errors.push(line),
  }
  let server: Awaited<ReturnType<typeof openApp>>

  beforeAll(async () => {
    server = await openApp({
      url: await newDatabase(),
      google: { clientId: 'client', clientSecret: 'client-secret' },
      log,
    })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    errors.length = 0
    warnings.length = 0
  })

  test.each(['', '?state=x&code=y', '?error=access_denied', '?code=y', '?state=x', '?error=constructor&state=x'])(
    'are not of a stranger who opens the address to which Google comes back (%j)',
    async (query) => {
      const { status } = await createBrowser(server.app).get(`/api/auth/callback/google${query}`)

      expect(status).toBe(302)
      expect(errors).toEqual([])
    },
  )

  test('are not of many who sign up with one address at the same moment: one has it, the others hear so', async () => {
    const anna = { username: 'Anna', email: 'anna@example.com', password: 'secret' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await createBrowser(server.app).post('/api/auth/sign-up', anna)
        return [response.status, ((await response.json()) as { error?: string }).error]
      }),
    )

    const taken = [422, 'An account with this email already exists']
    expect(answers.toSorted()).toEqual([[200, undefined], ...Array(9).fill(taken)])
    expect(errors).toEqual([])
  })

  test.each([
    ['invalid_grant', 'are not of a code that Google has not given', []],
    [
      'invalid_client',
      'say that Google does not know our keys',
      [{ reason: '', causes: [{ name: 'object', refusal: 'invalid_client' }] }],
    ],
  ])('%s: %s', async (error, _, expected) => {
    onTestFinished(() => void vi.unstubAllGlobals())
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 400 })))
    const visitor = createBrowser(server.app)
    const { url } = (await (await visitor.post('/api/auth/google', { flow: 'popup' })).json()) as { url: string }
    const state = new URL(url).searchParams.get('state')

    const { headers } = await visitor.get(`/api/auth/callback/google?code=made-up&state=${state}`)

    expect(headers.get('location')).toContain('error=invalid_code')
    expect(errors).toEqual(expected)
  })

  test('are not of readers who come while too many passwords are checked: all of them are one warning', async () => {
    const ben = { username: 'Ben', email: 'ben@example.com', password: 'secret' }
    await createBrowser(server.app).post('/api/auth/sign-up', ben)
    const held = Promise.withResolvers<void>()
    const waiting = Array.from({ length: 32 }, () => limitConcurrency(() => held.promise))

    const { username, ...credentials } = ben
    const comes = async (way: string, body: object) =>
      (await createBrowser(server.app).post(`/api/auth/${way}`, body)).status
    const statuses = [await comes('sign-up', { ...credentials, username, email: 'cleo@example.com' })]
    for (let times = 0; times < 3; times++) statuses.push(await comes('sign-in', credentials))
    held.resolve()
    await Promise.all(waiting)

    expect(statuses).toEqual([503, 503, 503, 503])
    expect(errors).toEqual([])
    expect(warnings).toEqual([{ times: 1 }])
  })

  test('are not of what the operator has chosen not to offer', async () => {
    const plain = await openApp({ log })
    const visitor = createBrowser(plain.app)

    expect((await visitor.post('/api/auth/google', { flow: 'popup' })).status).toBe(501)
    expect((await visitor.post('/api/auth/forgotten', { email: 'anna@example.com' })).status).toBe(501)
    expect(errors).toEqual([])
    await plain.close()
  })
})
