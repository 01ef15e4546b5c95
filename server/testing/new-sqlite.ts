import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openApp } from './open-app.ts'
import { quickFolder } from './shared-memory.ts'

let made: Promise<Buffer> | undefined

/**
 * A SQLite file with current tables and no rows, created once per worker for all test files: creating the tables takes twice as long as the
 * rest of a server's start.
 */
export const newSqlite = (): Promise<Buffer> => {
  made ??= make()
  return made
}

async function make() {
  const folder = mkdtempSync(join(quickFolder(), 'codex-new-sqlite-'))
  try {
    const url = join(folder, 'new.sqlite')
    await (await openApp({ url })).close()
    return readFileSync(url)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
