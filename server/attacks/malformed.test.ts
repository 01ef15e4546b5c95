import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser } from '#server/testing/browser.ts'
import { ORIGIN, openApp } from '#server/testing/open-app.ts'
import { isShort } from '#server/testing/rounds.ts'
import { routeTable } from '#server/testing/route-table.ts'

const REQUESTS = isShort ? 1500 : 10_000
const MEGABYTE = 1024 * 1024

let server: Awaited<ReturnType<typeof openApp>>
let cookie: string
let failures: unknown[]

beforeAll(async () => {
  failures = []
  // Opening Google's callback address uninvited is not a server error.
  const log = { info() {}, warn() {}, error: (line: unknown, what: string) => what === 'failed' && failures.push(line) }
  server = await openApp({ log: log as never, adminIds: ['boss'] })
  const browser = createBrowser(server.app)
  await browser.post('/api/auth/guest')
  cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
})
afterAll(() => server.close())

/** Names of fields in our bodies and queries, and names that all objects inherit. */
const name = fc.constantFrom(
  ...['username', 'email', 'password', 'chapter', 'flow', 'returnTo', 'currentChapter', 'settings', 'theme', 'title'],
  ...['description', 'type', 'subtype', 'submitMethod', 'entry', 'kind', 'id', 'change', 'posts', 'status', 'isHidden'],
  ...['dismissReports'],
  ...['__proto__', 'constructor', 'toString', 'length'],
)
const odd = fc.constantFrom(
  ...[
    '\u0000',
    '\u202e',
    '\ud800',
    '<script>',
    "' or 1=1 --",
    '{{7*7}}',
    '%00',
    '\r\nset-cookie: x=1',
    '../../etc/passwd',
  ],
  ...['x'.repeat(5000), '0', '-1', '1e309', '214.5', 'NaN', 'null', '\u0007\u001b[31m', '👨‍👩‍👧‍👦', 'İ'],
)
const value = fc.oneof(odd, fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }), fc.integer(), fc.double())
const object = fc.dictionary(name, fc.oneof(value, fc.dictionary(name, value)), { noNullPrototype: true })
const deep = fc.integer({ min: 100, max: 15_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth))
const deepObject = fc.integer({ min: 100, max: 4000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
const json = object.map((fields) => JSON.stringify(fields))
const body = fc.oneof(
  { weight: 6, arbitrary: json },
  { weight: 1, arbitrary: json.map((text) => text.slice(0, -1)) },
  { weight: 1, arbitrary: fc.oneof(deep, deepObject) },
  { weight: 1, arbitrary: odd },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  { weight: 1, arbitrary: json.map((text) => new Uint8Array([...Buffer.from(text.slice(0, 5)), 0xff, 0xc0, 0x80])) },
)

const segment = fc.oneof(odd.map(encodeURIComponent_), fc.webSegment(), fc.constant('%'), fc.constant('%ff'))
const query = fc.oneof(
  fc.constant(''),
  fc.dictionary(name, odd).map((pairs) => `?${queryOf(pairs)}`),
  segment.map((text) => `?${text}`),
)
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  '',
  'x/y;;',
)

function encodeURIComponent_(text: string) {
  return encodeURIComponent(text.toWellFormed()).slice(0, 200)
}

function queryOf(pairs: Record<string, string>) {
  return Object.entries(pairs)
    .map((pair) => pair.map(encodeURIComponent_).join('='))
    .join('&')
}

function requests() {
  const route = fc.constantFrom(...routeTable(server.app))
  return fc.record({
    route: fc.tuple(route, segment, query).map(([path, id, query]) => {
      const [method, pattern] = path.split(' ') as [string, string]
      return { method, path: pattern.replace(':id', id).replace('*', id) + query }
    }),
    method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'), { freq: 4 }),
    body,
    contentType,
    isSignedIn: fc.boolean(),
    cookie: fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
  })
}

/** Calls that end the account or the session are left out, so that the reader stays signed in. */
const isTheEnd = (method: string, path: string) =>
  (method === 'DELETE' && path.startsWith('/api/profile')) || path.startsWith('/api/auth/sign-out')

function usedMemory() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

function isOneSentence(response: Response, text: string) {
  const { error, ...others } = JSON.parse(text) as Record<string, unknown>
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return isJson && typeof error === 'string' && error !== '' && Object.keys(others).length === 0
}

test(`${REQUESTS} malformed requests end in no failure, no stack, no word of the inside, and no memory lost`, async () => {
  let sent = 0
  let before = 0
  await fc.assert(
    fc.asyncProperty(requests(), async ({ route, method: other, body, contentType, isSignedIn, cookie: noise }) => {
      const method = other ?? route.method
      if (isTheEnd(method, route.path)) return
      if (++sent === REQUESTS / 5) before = usedMemory()
      const response = await server.app.request(ORIGIN + route.path, {
        method,
        headers: { origin: ORIGIN, 'content-type': contentType, cookie: isSignedIn ? cookie : noise },
        ...(method !== 'GET' && method !== 'HEAD' && { body: body as BodyInit }),
      })
      const text = await response.text()

      const isError = route.path.startsWith('/api/') && response.status >= 400 && method !== 'HEAD'
      const isWrong =
        (response.status >= 500 && response.status !== 501) ||
        /node:|node_modules|\.ts\b|sqlite|kysely|select |\bat \w+ \(/i.test(text) ||
        (isError && !isOneSentence(response, text))
      // One assertion for each of them would cost more than the requests.
      if (isWrong) expect.fail(`${response.status} ${response.headers.get('content-type')} ${text}`)
    }),
    { numRuns: REQUESTS, seed: 20261121, endOnFailure: true },
  )

  expect(failures).toEqual([])
  expect(usedMemory() - before).toBeLessThan(3 * MEGABYTE + 1200 * REQUESTS)
  expect((await server.app.request(`${ORIGIN}/api/profile`, { headers: { cookie } })).status).toBe(200)
})

test.each([
  ['text/plain', '{}'],
  ['application/x-www-form-urlencoded', 'chapter=3'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/jsonp', '{}'],
])('a body that calls itself %s is no JSON', async (type, body) => {
  const headers = { origin: ORIGIN, 'content-type': type }
  const response = await server.app.request(`${ORIGIN}/api/auth/guest`, { method: 'POST', headers, body })

  expect([response.status, await response.json()]).toEqual([415, { error: 'The request is not valid JSON' }])
})

test('a body that is no UTF-8 is no JSON', async () => {
  const headers = { origin: ORIGIN, 'content-type': 'application/json' }
  const body = new Uint8Array([...Buffer.from('{"chapter":"'), 0xc3, 0x28, ...Buffer.from('"}')])
  const response = await server.app.request(`${ORIGIN}/api/auth/guest`, { method: 'POST', headers, body })

  expect([response.status, await response.json()]).toEqual([400, { error: 'The request is not valid JSON' }])
})
