import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBook } from './testing/book.ts'

/** SQLite's default. */
const PAGE_BYTES = 4096

const root = join(import.meta.dirname, '..')
let folder: string

/** A copy of the server's files, so that it finds our test book and keeps its data here. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'codex-main-'))
  for (const part of ['server', 'api', 'story', 'kinds', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'build'))
  writeFileSync(join(folder, 'build/book.json'), JSON.stringify(testBook))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(env: Record<string, string>) {
  // Beside the copy, so that its next start reuses it.
  const cache = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...cache, ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.err += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /^Test Codex: (http:\S+)$/m.exec(said.out)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(said.err)))
  })
  address.catch(() => {})
  return { child, said, ended, address }
}

describe('main', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const when = signal === 'SIGINT' ? { tags: ['extended'] } : {}
    test(`answers, and on ${signal} finishes what it has begun and ends with 0`, when, async () => {
      const server = start({ PORT: '0', DATABASE_URL: ':memory:' })
      const address = await server.address

      expect(await (await fetch(`${address}/api/ready`)).json()).toEqual({ status: 'ready' })
      const guests = Array.from({ length: 20 }, () => halfSentGuest(address))
      await Promise.all(guests.map(({ hasBegun }) => hasBegun))
      server.child.kill(signal)
      await expect.poll(() => isListening(address), { timeout: 20_000 }).toBe(false)
      for (const { finish } of guests) finish()

      expect(await Promise.all(guests.map(({ answer }) => answer))).toEqual(guests.map(() => 200))
      expect(await server.ended).toBe(0)
      expect(server.said.err).toBe('')
      expect(server.said.out).toMatch(/"method":"POST","route":"\/api\/auth\/guest","status":200/)
    })
  }

  test('keeps its data in the data folder, for nobody else of the machine to read', async () => {
    const server = start({ PORT: '0' })
    await server.address
    for (const name of ['codex.sqlite', 'codex.sqlite-wal', 'auth-secret'])
      expect((statSync(join(folder, 'data', name)).mode & 0o777).toString(8), name).toBe('600')
    server.child.kill('SIGTERM')

    expect(await server.ended).toBe(0)
    expect(existsSync(join(folder, 'data/codex.sqlite'))).toBe(true)
    // The write-ahead log disappears when the database is closed.
    expect(existsSync(join(folder, 'data/codex.sqlite-wal'))).toBe(false)
    expect(existsSync(join(folder, 'data/auth-secret'))).toBe(true)
  })

  test('refuses a wrong environment in one line', async () => {
    const { ended, said } = start({ PORT: 'abc' })

    expect(await ended).toBe(1)
    expect(said.err).toBe('PORT is "abc"; expected a whole number from 0 to 65535\n')
  })

  test('listens at the address of HOST alone', async () => {
    const server = start({ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: ':memory:' })
    const { port } = new URL(await server.address)

    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
    await expect(fetch(`http://127.0.0.2:${port}/api/health`)).rejects.toThrow()
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  test('refuses an address that the machine does not have in one line', { tags: ['extended'] }, async () => {
    const { ended, said } = start({ PORT: '0', HOST: '192.0.2.1', DATABASE_URL: ':memory:' })

    expect(await ended).toBe(1)
    expect(said.err).toBe('HOST is not an address of this machine\n')
  })

  test('refuses a port in use in one line', { tags: ['extended'] }, async () => {
    const other = createServer().listen(0)
    const { port } = other.address() as AddressInfo
    const { ended, said } = start({ PORT: String(port), DATABASE_URL: ':memory:' })

    expect(await ended).toBe(1)
    expect(said.err).toBe(`PORT is ${port}, which is in use; expected a free port\n`)
    other.close()
  })

  test.each([
    ['postgres://nobody@127.0.0.1:9/codex', 'connect ECONNREFUSED 127.0.0.1:9'],
    ['/dev/null/codex.sqlite', "EEXIST: file already exists, mkdir '/dev/null'"],
  ])('refuses the database %s in one line', { tags: ['extended'] }, async (url, reason) => {
    const { ended, said } = start({ PORT: '0', DATABASE_URL: url })

    expect(await ended).toBe(1)
    expect(said.err).toBe(`No database can be opened at DATABASE_URL (${reason})\n`)
  })

  test('refuses a database that is damaged in one line', { tags: ['extended'] }, async () => {
    const file = join(folder, 'damaged.sqlite')
    const healthy = start({ PORT: '0', DATABASE_URL: file })
    await healthy.address
    healthy.child.kill('SIGTERM')
    await healthy.ended
    // The list of tables is intact, so the file opens; the table that is read first is damaged.
    const { page } = askOnce(file, "select rootpage as page from sqlite_schema where name = 'kysely_migration'")
    writeFileSync(file, readFileSync(file).fill(255, (Number(page) - 1) * PAGE_BYTES, Number(page) * PAGE_BYTES))

    const { ended, said } = start({ PORT: '0', DATABASE_URL: file })

    expect(await ended).toBe(1)
    expect(said.err).toBe('The database cannot be migrated (database disk image is malformed)\n')
  })

  test('refuses to start without a book in one line', { tags: ['extended'] }, async () => {
    const file = join(folder, 'build/book.json')
    rmSync(file)
    const missing = start({ PORT: '0' })
    expect(await missing.ended).toBe(1)
    expect(missing.said.err).toBe(`${file} is missing; build the story first: npm run build\n`)

    writeFileSync(file, '{"product":')
    const broken = start({ PORT: '0' })
    expect(await broken.ended).toBe(1)
    expect(broken.said.err).toBe(`${file} is not a built book; build the story again: npm run build\n`)
    writeFileSync(file, JSON.stringify(testBook))
  })
})

function askOnce(file: string, query: string) {
  const database = new DatabaseSync(file)
  const row = database.prepare(query).get()!
  database.close()
  return row
}

/** Whether a new connection is accepted. */
function isListening(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** A request whose body is still being sent when the server is told to stop. */
function halfSentGuest(address: string) {
  const headers = { origin: address, expect: '100-continue' }
  const outgoing = request(`${address}/api/auth/guest`, { method: 'POST', headers })
  const hasBegun = new Promise((resolve) => outgoing.once('continue', resolve))
  const answer = new Promise<number | undefined>((resolve, reject) => {
    outgoing.once('response', (incoming) => {
      incoming.resume()
      resolve(incoming.statusCode)
    })
    outgoing.once('error', reject)
  })
  outgoing.write('{"chapter":')
  return { answer, hasBegun, finish: () => outgoing.end('4}') }
}
