import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get as httpGet, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Log } from '#server/http/log.ts'
import { serveApp, TIMEOUTS, UNANSWERED_MAX } from '#server/http/serve-app.ts'
import { listFiles } from '#server/http/static-files.ts'
import { ORIGIN, openApp } from '#server/testing/open-app.ts'

const TIMEOUT_MS = 3000
const HURRIED_MS = 1000
const KEPT_MS = 600_000

/** In bytes; more than the buffers of a socket hold. */
const LARGE = 8 * 1024 * 1024

let folder: string
let close: () => Promise<void>
let server: ServerType
/** The same, but lets slow clients go within a second. */
let hurried: ServerType
let port: number
const lines: { status?: number }[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codex-sockets-'))
  for (const name of ['dist/assets', 'story/index', 'admin']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'outside the folder')
  writeFileSync(join(folder, 'dist/index.html'), '<div id="root"></div>')
  writeFileSync(join(folder, 'dist/assets/main.js'), 'main()')
  writeFileSync(join(folder, 'dist/assets/large.js'), Buffer.alloc(LARGE))
  writeFileSync(join(folder, 'admin/index.html'), 'the admin page')
  const files = { web: listFiles(join(folder, 'dist')), admin: listFiles(join(folder, 'admin')) }
  const log = { info: keep, warn: keep, error: keep } as unknown as Log
  const opened = await openApp({ files, adminIds: ['boss'], log })
  close = opened.close
  const timeouts = { ...TIMEOUTS, keepAliveTimeout: KEPT_MS, idle: TIMEOUT_MS }
  const hurry = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 100, idle: HURRIED_MS }
  server = serveApp(opened.app, { port: 0 }, timeouts)
  hurried = serveApp(opened.app, { port: 0 }, { ...timeouts, ...hurry })
  await Promise.all([server, hurried].map((one) => once(one, 'listening')))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.close()
  hurried.close()
  await close()
  rmSync(folder, { recursive: true, force: true })
})

/** How long Node.js waits for a client's head unless told otherwise. */
const NODE_TIMEOUT_MS = 60_000

function keep(line: object) {
  lines.push(line)
}

/** Sends exactly these bytes. Resolves when the other side closes the connection, with what it answered and the time in milliseconds. */
function say(text: string, { end = false, to = port } = {}) {
  const begin = performance.now()
  return new Promise<{ answer: string; ms: number }>((resolve) => {
    const socket = connect(to, '127.0.0.1', () => (end ? socket.end(text) : socket.write(text)))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve({ answer, ms: performance.now() - begin }))
  })
}

const get = (path: string) => say(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)

describe('a client that takes its time', () => {
  test.each([
    ['to say its head', 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
    ['to say anything', ''],
    [
      'to say its body',
      `POST /api/auth/guest HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ncontent-length: 99\r\n\r\n{"chap`,
    ],
    [
      'in chunks',
      `POST /api/auth/guest HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"cha\r\n`,
    ],
  ])('%s is let go', async (_, begun) => {
    const { answer, ms } = await say(begun, { to: (hurried.address() as AddressInfo).port })

    expect(ms).toBeLessThan(NODE_TIMEOUT_MS / 2)
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/)
  })

  test.each([
    ['its head', ''],
    ['its body', 'origin: http://localhost\r\ncontent-length: 50\r\n\r\n{"chap'],
  ])('to say %s keeps nobody else waiting', async (_, rest) => {
    const opened = await openApp()
    // Lets slow clients go after ten seconds, so whoever waited for them is answered only then.
    const asDeployed = serveApp(opened.app, { port: 0 })
    await once(asDeployed, 'listening')
    const { port } = asDeployed.address() as AddressInfo
    let gone = 0
    const leaves = () => {
      gone++
    }
    const slow = Array.from({ length: 50 }, () => connect(port, '127.0.0.1').resume().once('end', leaves))
    for (const socket of slow) socket.write(`POST /api/auth/guest HTTP/1.1\r\nhost: localhost\r\n${rest}`)
    await Promise.all(slow.map((socket) => once(socket, 'connect')))

    const headers = { origin: ORIGIN, 'content-type': 'application/json' }
    const url = `http://127.0.0.1:${port}/api/auth/guest`
    const { status } = await fetch(url, { method: 'POST', headers, body: '{"chapter":1}' })

    expect(status).toBe(200)
    expect(gone).toBe(0)
    for (const socket of slow) socket.destroy()
    asDeployed.close()
    await once(asDeployed, 'close')
    await opened.close()
  })

  test.each([
    ['in the middle of its body', 'content-length: 50\r\n\r\n{"chap'],
    ['between two chunks', 'transfer-encoding: chunked\r\n\r\n5\r\n{"cha\r\n'],
  ])('and hangs up %s is no failure of the server', async (_, rest) => {
    lines.length = 0
    const socket = connect(port, '127.0.0.1')
    server.once('request', () => setImmediate(() => socket.destroy()))
    socket.write(`POST /api/auth/guest HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\n${rest}`)

    await expect.poll(() => lines, { timeout: 20_000 }).toEqual([expect.objectContaining({ status: 400 })])
  })

  test('to read what it asked for, many times over, is let go, and has cost no more than the file', async () => {
    const ofServer = new Promise<Socket>((resolve) => server.once('connection', resolve))
    const before = process.memoryUsage().arrayBuffers
    const greedy = connect(port, '127.0.0.1')
    greedy.pause().write('GET /assets/large.js HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(UNANSWERED_MAX))
    const socket = await ofServer
    // Measured just before the server closes the connection, so that a busy machine does not matter.
    const held = new Promise<{ waiting: number; more: number }>((resolve) => {
      socket.prependOnceListener('timeout', () => {
        resolve({ waiting: socket.writableLength, more: process.memoryUsage().arrayBuffers - before })
      })
    })
    expect((await held).waiting).toBeGreaterThan(LARGE / 2)
    expect((await held).more).toBeLessThan(4 * LARGE)

    await expect.poll(() => socket.destroyed, { timeout: 20_000 }).toBe(true)
    greedy.destroy()
  })

  test('to send so many requests at once that it need not read the answers is let go, and they are not answered', async () => {
    lines.length = 0
    const { answer } = await say('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(500))
    expect(answer.match(/^HTTP/gm)?.length ?? 0).toBeLessThanOrEqual(UNANSWERED_MAX)
    await wait(50)
    expect(lines.length).toBeLessThanOrEqual(UNANSWERED_MAX)

    const few = await say('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(UNANSWERED_MAX), { end: true })
    expect(few.answer.match(/"ok"/g)).toHaveLength(UNANSWERED_MAX)
  })

  test('before its next request, as a proxy does, is answered on the same connection', async () => {
    expect((hurried as Server).keepAliveTimeout).toBe(KEPT_MS)
    const { port } = hurried.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = () =>
      new Promise<{ isReused: boolean; status: number | undefined }>((resolve, reject) => {
        const request = httpGet({ port, host: '127.0.0.1', path: '/api/health', agent }, (answer) => {
          answer.resume().once('end', () => resolve({ isReused: request.reusedSocket, status: answer.statusCode }))
        }).once('error', reject)
      })

    expect(await ask()).toEqual({ isReused: false, status: 200 })
    await wait(2 * HURRIED_MS)
    expect(await ask()).toEqual({ isReused: true, status: 200 })
    agent.destroy()
  })

  test('is waited for between two requests for longer than our proxy keeps a connection', () => {
    const seconds = /^\s*keepalive (\d+)s$/m.exec(readFileSync('Caddyfile', 'utf8'))?.[1]

    expect(TIMEOUTS.keepAliveTimeout).toBeGreaterThan(Number(seconds) * 1000)
  })

  test('has seconds, not minutes, on the real server', () => {
    expect(TIMEOUTS.headersTimeout).toBeLessThanOrEqual(15_000)
    expect(TIMEOUTS.requestTimeout).toBeLessThanOrEqual(30_000)
    expect(TIMEOUTS.headersTimeout).toBeLessThan(TIMEOUTS.requestTimeout)
    expect(TIMEOUTS.idle).toBeLessThanOrEqual(120_000)
  })
})

describe('a path that wants out of its folder', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/..\\..\\secret.txt',
    '/..;/secret.txt',
    '//secret.txt',
    '/assets/main.js%00.txt',
    '/story/../../secret.txt',
    '/story/%2e%2e/%2e%2e/secret.txt',
    '/admin/../admin/index.html',
    '/assets/../admin/index.html',
    '/%61dmin',
    '/ADMIN',
    '/./admin',
    '//admin',
    '/admin//index.html',
    '/admin%2findex.html',
    '/admin/%69ndex.html',
    '/admin;x=1',
    'http://localhost/admin',
    '/%',
    '/%ff%fe',
    '/%c0%ae%c0%ae/secret.txt',
  ])('%s gets nothing', async (path) => {
    const { answer } = await get(path)

    expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404)/)
    expect(answer).not.toContain('outside the folder')
    expect(answer).not.toContain('the admin page')
    expect(answer).not.toContain(folder)
    if (answer.startsWith('HTTP/1.1 200')) expect(answer).toContain('<div id="root"></div>')
  })
})

describe('what is no HTTP', () => {
  test.each([
    ['nonsense', 'hello\r\n\r\n'],
    [
      'two lengths',
      'POST /api/auth/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/auth/guest HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a folded header', 'GET / HTTP/1.1\r\nhost: localhost\r\nx: a\r\n b\r\nx y: z\r\n\r\n'],
    ['a huge head', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(64 * 1024)}\r\n\r\n`],
    ['a strange method', 'BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    ['a strange host', 'GET /api/session HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n'],
  ])('%s is refused, and the server goes on', async (_, text) => {
    const { answer } = await say(text)

    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/)
    expect(answer).not.toMatch(/node:|\.ts:|at .*\(/)
    expect((await get('/api/health')).answer).toContain('{"status":"ok"}')
  })
})
