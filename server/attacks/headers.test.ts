import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '#server/http/static-files.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { ORIGIN, openApp } from '#server/testing/open-app.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'

let folder: string
let server: Awaited<ReturnType<typeof openWithAdministrator>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codex-headers-'))
  const names = [
    'index.html',
    'service-worker.js',
    ...['js', 'css', 'svg', 'woff2'].map((ending) => `assets/a.${ending}`),
  ]
  const files = [...names.map((name) => `dist/${name}`), 'admin/index.html', 'story/index/1.json', 'story/0123/1.json']
  for (const name of files) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), 'x')
  }
  const [web, story, admin] = ['dist', 'story', 'admin'].map((name) => listFiles(join(folder, name)))
  server = await openWithAdministrator(join(folder, 'codex.sqlite'), {
    files: { web: web!, story: story!, admin: admin! },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['a page', 'GET', '/codex', 200],
  ['a file', 'GET', '/service-worker.js', 200],
  ['a drawing', 'GET', '/assets/a.svg', 200],
  ['a missing file', 'GET', '/assets/none.js', 404],
  ['a story file', 'GET', '/story/index/1.json', 200],
  ['a missing story file', 'GET', '/story/none.json', 404],
  ['the administrators’ page', 'GET', '/admin', 200],
  ['an answer of the API', 'GET', '/api/session', 200],
  ['an address of the API that there is not', 'GET', '/api/none', 404],
  ['a refusal of a body', 'POST', '/api/feedback', 400],
  ['a wrong method', 'PUT', '/api/session', 405],
  ['a wrong method of a page', 'POST', '/codex', 405],
  ['a wrong method of a story file', 'POST', '/story/index/1.json', 405],
  ['a landing page', 'GET', '/api/auth/google/done', 200],
  ['a redirect', 'GET', '/api/auth/google/done?to=/codex', 302],
  ['robots.txt', 'GET', '/robots.txt', 200],
  ['opensearch.xml', 'GET', '/opensearch.xml', 200],
])('%s is closed to other sites and to what is written into it', async (_, method, path, status) => {
  const response = await (method === 'GET'
    ? server.boss.get(path)
    : server.boss[method === 'PUT' ? 'put' : 'post'](path, []))
  const headers = Object.fromEntries(response.headers)

  expect(response.status).toBe(status)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  const policy = headers['content-security-policy']!
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/)
  if (status >= 400) expect(headers['cache-control']).toBe('no-store')
  expect(Object.keys(headers).filter((name) => /^(server|x-powered-by|access-control-.*)$/.test(name))).toEqual([])
})

test.each(['/assets/a.js', '/assets/a.css', '/assets/a.woff2', '/story/0123/1.json'])(
  'a part of a page says no more than counts for it: %s',
  async (path) => {
    const response = await server.boss.get(path)

    expect(response.status).toBe(200)
    expect([...response.headers.keys()].toSorted()).toEqual([
      'cache-control',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'etag',
      'x-content-type-options',
    ])
  },
)

test('what comes too often is refused with the headers of every answer, and no cache keeps that', async () => {
  const { app, close } = await openApp({ rateLimit: true })
  const guest = () => createBrowser(app).post('/api/auth/guest')
  for (let count = 0; count < 20; count++) await guest()

  const { status, headers } = await guest()
  await close()

  expect(status).toBe(429)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'content-type': expect.stringContaining('application/json'),
    'retry-after': expect.stringMatching(/^\d+$/),
    'x-request-id': expect.any(String),
  })
})

test('[AUTH-6] behind HTTPS every cookie is Secure, HttpOnly and SameSite, and HTTPS is asked for everywhere', async () => {
  const { app, close } = await openApp({ baseUrl: 'https://codex.example' })
  const send = (path: string, body: object) =>
    app.request(ORIGIN + path, {
      method: 'POST',
      headers: { origin: 'https://codex.example', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const login = { email: 'anna@example.com', password: 'secret' }
  const answers = [
    await send('/api/auth/sign-up', { username: 'Anna', ...login }),
    await send('/api/auth/sign-in', login),
    await send('/api/auth/guest', {}),
  ]
  await close()

  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie())
  expect(cookies).toHaveLength(5)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/domain=/i)
  }
  for (const { headers } of answers) expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('without HTTPS nothing pretends to have it', async () => {
  const anna = createBrowser(server.app)
  const response = await anna.post('/api/auth/guest')

  expect(response.headers.getSetCookie()[0]).not.toContain('Secure')
  expect(response.headers.has('strict-transport-security')).toBe(false)
})
