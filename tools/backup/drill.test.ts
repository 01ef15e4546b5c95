import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/http/log.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'
import { newCrowd, writeUntil } from '#tools/crash/crowd.ts'
import { halfStates } from '#tools/crash/half-states.ts'
import { keptRows } from '#tools/crash/kept-rows.ts'
import { knownLeaves } from '#tools/crash/leaves.ts'
import { acts, newReader, signInAgain } from '#tools/crash/reader.ts'

const READERS = 8

onBothDatabases('a backup', (newDatabase) => {
  let folder: string
  let url: string
  let file: string
  let server: ServerProcess

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'codex-backup-'))
    file = join(folder, 'backup')
    url = await newDatabase()
    server = await startServer({ DATABASE_URL: url })
  }, 60_000)
  afterEach(async () => {
    await server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  test('taken while readers write holds what was acknowledged before, nothing by half, and comes back', async () => {
    const anna = await newReader(server.url, 'anna')
    await acts.turnTo(server.url, anna, 32)
    await acts.post(server.url, anna, 'Before the backup')
    await acts.signUp(server.url, anna)
    let isOver = false
    const crowd = await newCrowd()
    const writing = writeUntil(server.url, crowd, READERS, () => isOver)
    while (crowd.acknowledged < READERS * 2) await new Promise((resolve) => setTimeout(resolve, 5))

    await command('backup', url, file)
    await acts.turnTo(server.url, anna, 99)
    isOver = true
    expect(await writing).toEqual([])
    await server.kill('SIGTERM')
    await command('restore', url, file)
    server = await startServer({ DATABASE_URL: url })

    const rows = await keptRows(url)
    expect([...halfStates(rows)]).toEqual([])
    expect(rows.users.length).toBeGreaterThan(1)
    expect(rows.users.find(({ email }) => email === anna.email)?.currentChapter).toBe(32)
    expect(rows.posts.find(({ title }) => title === 'Before the backup')?.authorUid).toBe(anna.uid)
    await signInAgain(server.url, anna)
    await acts.post(server.url, anna, 'After the restore')
  })

  test('brings back each row of each table, whatever was done since', async () => {
    const [anna, bertram] = [await newReader(server.url, 'anna'), await newReader(server.url, 'bertram')]
    const post = await acts.post(server.url, anna, 'The map')
    await acts.vote(server.url, bertram, post, true)
    await acts.readPage(server.url, bertram, (await knownLeaves())[0]!)
    await acts.turnTo(server.url, anna, 32)
    const before = await everythingIn(url)
    expect(Object.keys(before).filter((table) => before[table]!.length > 0)).toEqual(
      expect.arrayContaining(['feedback', 'readPage', 'session', 'user', 'vote']),
    )

    await command('backup', url, file)
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    await acts.remove(server.url, bertram)
    await acts.turnTo(server.url, anna, 1)
    await server.kill('SIGTERM')
    await command('restore', url, file)

    expect(await everythingIn(url)).toEqual(before)
  })

  test('is not written over, and one that is not whole changes nothing', async () => {
    const anna = await newReader(server.url, 'anna')
    await command('backup', url, file)
    await expect(command('backup', url, file)).rejects.toThrow(`✖ ${file} is there already; name another file`)
    await acts.turnTo(server.url, anna, 32)
    await server.kill('SIGTERM')
    const before = await everythingIn(url)

    await expect(command('restore', url, `${file}-2`)).rejects.toThrow(`✖ ${file}-2 is not there`)
    const whole = readFileSync(file)
    for (const broken of [whole.subarray(0, -16), 'not a backup']) {
      writeFileSync(file, broken)
      await expect(command('restore', url, file)).rejects.toThrow(/✖ (\S+ is no sound database|pg_restore failed): /)
    }
    expect(await everythingIn(url)).toEqual(before)
  })
})

test('on SQLite it is not restored under a running server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'codex-backup-'))
  const url = join(folder, 'codex.sqlite')
  const server = await startServer({ DATABASE_URL: url })
  await command('backup', url, join(folder, 'backup'))

  await expect(command('restore', url, join(folder, 'backup'))).rejects.toThrow(
    `✖ ${url} is in use; stop the server first`,
  )

  await acts.turnTo(server.url, await newReader(server.url, 'anna'), 3)
  await server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** The rows of every table, ours and Better Auth's, as text and in order. */
async function everythingIn(url: string): Promise<Record<string, string[]>> {
  const { db, close } = await openDatabase(url, createLog())
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    const rowsOf = async (name: string) =>
      (
        await db
          .selectFrom(name as 'user')
          .selectAll()
          .execute()
      )
        .map(asText)
        .sort()
    return Object.fromEntries(await Promise.all(tables.map(async ({ name }) => [name, await rowsOf(name)] as const)))
  } finally {
    await close()
  }
}

function asText(row: object) {
  return JSON.stringify(row)
}

/** In a process of its own, as an operator runs it, while the server here goes on. */
function command(name: 'backup' | 'restore', url: string, file: string) {
  const env = { PATH: process.env.PATH, PG_BIN: process.env.PG_BIN, DATABASE_URL: url }
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, `../${name}.ts`), file], { env })
}
