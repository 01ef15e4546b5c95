import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/http/log.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'

/** Gives each test a running server with a database of its own, and a file name for its backup. */
export function eachOnAServer(newDatabase: () => Promise<string>) {
  const drill = {} as { url: string; file: string; server: ServerProcess }
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'codex-backup-'))
    const url = await newDatabase()
    Object.assign(drill, { url, file: join(folder, 'backup'), server: await startServer({ DATABASE_URL: url }) })
  }, 60_000)
  afterEach(async () => {
    await drill.server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })
  return drill
}

/** The rows of every table, ours and Better Auth's, as text and in order. */
export async function everythingIn(url: string): Promise<Record<string, string[]>> {
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

/** Runs the command in a separate process, as an operator would, while the server here keeps running. */
export function command(name: 'backup' | 'restore', url: string, file: string) {
  const env = { PATH: process.env.PATH, PG_BIN: process.env.PG_BIN, DATABASE_URL: url }
  return promisify(execFile)(process.execPath, [join(import.meta.dirname, `../../${name}.ts`), file], { env })
}
