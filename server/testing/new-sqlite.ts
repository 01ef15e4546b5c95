import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openApp } from './open-app.ts'
import { quickFolder } from './shared-memory.ts'

let made: Promise<Buffer> | undefined

/**
 * The file of a SQLite database with the newest tables and nothing in them, made once for all test files of a worker: to make the
 * tables takes twice as long as all else that a server does to start.
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
