import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Log } from './http/log.ts'
import { answer, createBrowser } from './testing/browser.ts'
import { onBothDatabases } from './testing/on-both-databases.ts'
import { openApp } from './testing/open-app.ts'

describe('the API', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  let lines: object[]

  beforeEach(async () => {
    lines = []
    const write = (line: unknown) => lines.push(line as object)
    server = await openApp({ log: { info: write, warn: write, error: write } as Log, contact: { chat: 'other#2' } })
  })
  afterEach(() => server.close())

  const visitor = () => createBrowser(server.app)

  async function guest() {
    const browser = visitor()
    await browser.post('/api/auth/guest')
    return browser
  }

  test('[AUTH-6] tells everybody what an installation offers', async () => {
    expect(await answer(visitor().get('/api/config'))).toEqual([
      200,
      { google: false, mail: false, contact: { email: 'book@example.com', chat: 'other#2' } },
    ])
  })

  test.each(['/api', '/api/', '/api/nothing', '/api/auth', '/api/auth/nothing', '/api/profile/x'])(
    '%s is an address that does not exist',
    async (path) => {
      expect(await answer((await guest()).get(path))).toEqual([404, { error: 'Not found' }])
    },
  )

  test.each([
    ['PUT', '/api/profile', 'GET, PATCH, DELETE'],
    ['POST', '/api/session', 'GET'],
    ['POST', '/api/health', 'GET'],
    ['DELETE', '/api/ready', 'GET'],
    ['POST', '/api/reports', 'GET'],
    ['GET', '/api/auth/sign-in', 'POST'],
    ['GET', '/api/auth/google', 'POST'],
    ['POST', '/api/auth/callback/google', 'GET'],
    ['POST', '/story/index/1.json', 'GET'],
    ['POST', '/codex', 'GET'],
  ])('%s %s is refused and says what is allowed', async (method, path, allowed) => {
    const browser = await guest()
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { origin: 'http://localhost', cookie }
    const response = await server.app.request(`http://localhost${path}`, { method, headers })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await response.json()).toEqual({ error: 'Method not allowed' })
  })

  test('refuses what is not JSON', async () => {
    const refusal = [400, { error: 'The request is not valid JSON' }]

    expect(await answer(visitor().post('/api/auth/sign-in', '{"email":'))).toEqual(refusal)
    expect(await answer((await guest()).patch('/api/profile', 'currentChapter=3'))).toEqual(refusal)
  })

  test.each([true, false])('refuses what is too large (length told: %s)', async (isTold) => {
    const body = JSON.stringify({ username: 'x'.repeat(33 * 1024) })
    const response = await server.app.request('http://localhost/api/auth/sign-up', {
      method: 'POST',
      headers: { origin: 'http://localhost', ...(isTold && { 'content-length': String(body.length) }) },
      body: isTold ? body : new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit)

    expect([response.status, await response.json()]).toEqual([413, { error: 'The request is too large' }])
  })

  test.each([
    [{ origin: 'http://evil.example' }],
    [{ origin: 'http://localhost:81' }],
    [{ origin: 'https://localhost' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
  ])('a write that comes from elsewhere is refused: %j', async (headers: Record<string, string>) => {
    const browser = await guest()
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const send = (method: string, path: string) =>
      server.app.request(`http://localhost${path}`, {
        method,
        headers: { cookie, ...headers },
        body: '{"currentChapter":9}',
      })

    const refusal = [403, { error: 'The request does not come from this site' }]
    for (const [method, path] of [
      ['PATCH', '/api/profile'],
      ['DELETE', '/api/profile'],
      ['POST', '/api/auth/sign-out'],
      ['POST', '/api/auth/guest'],
      ['POST', '/api/auth/google'],
    ] as const) {
      expect(await answer(Promise.resolve(send(method, path)))).toEqual(refusal)
    }
    expect(await answer(browser.get('/api/profile'))).toMatchObject([200, { currentChapter: 1 }])
  })

  test('a write without Origin passes where the browser vouches for it', async () => {
    const response = await server.app.request('http://localhost/api/auth/guest', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    })

    expect(response.status).toBe(200)
  })

  test('finds a route by one regular expression: no address stands beside a pattern that it fits as well', async () => {
    await visitor().get('/api/health')

    expect(server.app.router.name).toBe('SmartRouter + RegExpRouter')
  })

  test('an answer is kept by nobody', async () => {
    expect((await visitor().get('/api/session')).headers.get('cache-control')).toBe('no-store')
    expect((await visitor().get('/api/nothing')).headers.get('cache-control')).toBe('no-store')
  })

  test('each call is logged without anything personal', async () => {
    await visitor().post('/api/auth/sign-up?from=secret-place', {
      username: 'Anna',
      email: 'anna@example.com',
      password: 'secret-word',
    })

    expect(lines).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{20,}$/),
        method: 'POST',
        route: '/api/auth/sign-up',
        status: 200,
        ms: expect.any(Number),
      },
    ])
  })

  test('an answer carries the id of its line, which no client chooses', async () => {
    const { headers } = await visitor().get('/api/session', { 'x-request-id': 'chosen' })

    expect(lines).toMatchObject([{ id: headers.get('x-request-id') }])
    expect(JSON.stringify(lines)).not.toContain('chosen')
  })

  test('a failure tells the reader nothing and the log everything but values', async () => {
    const browser = await guest()
    await server.database.close()

    expect(await answer(browser.patch('/api/profile', { currentChapter: 2 }))).toEqual([
      500,
      { error: 'An unexpected error occurred' },
    ])
    expect(lines).toContainEqual(expect.objectContaining({ id: expect.any(String), stack: expect.any(String) }))
    server = await openApp()
  })
})

describe('the headers', () => {
  test('keep a page to this site alone', async () => {
    const server = await openApp()
    const { headers } = await server.app.request('http://localhost/api/auth/google/done')
    await server.close()

    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    )
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    })
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.has('x-powered-by')).toBe(false)
  })

  test('behind https ask for https, and so do the cookies', async () => {
    const server = await openApp({ baseUrl: 'https://codex.example' })
    const response = await server.app.request('http://localhost/api/auth/guest', {
      method: 'POST',
      headers: { origin: 'https://codex.example' },
    })
    await server.close()

    expect(response.status).toBe(200)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-better-auth\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
  })
})

onBothDatabases('a server', (newDatabase) => {
  test('is alive and ready, and no longer ready without its database', async () => {
    const { app, database } = await openApp({ url: await newDatabase() })

    expect(await answer(createBrowser(app).get('/api/health'))).toEqual([200, { status: 'ok' }])
    expect(await answer(createBrowser(app).get('/api/ready'))).toEqual([200, { status: 'ready' }])

    await database.close()
    expect(await answer(createBrowser(app).get('/api/health'))).toEqual([200, { status: 'ok' }])
    expect(await answer(createBrowser(app).get('/api/ready'))).toEqual([503, { error: 'The database does not answer' }])
  })

  test('finds everything again after a restart', async () => {
    const url = await newDatabase()
    const before = await openApp({ url })
    const anna = createBrowser(before.app)
    await anna.post('/api/auth/sign-up', {
      username: 'Anna',
      email: 'anna@example.com',
      password: 'secret',
      chapter: 9,
    })
    await before.close()

    const after = await openApp({ url })
    const again = createBrowser(after.app)
    for (const [name, value] of anna.cookies) again.cookies.set(name, value)
    expect(await answer(again.get('/api/profile'))).toMatchObject([200, { username: 'Anna', currentChapter: 9 }])
    await after.close()
  })
})
