import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { leasedDatabases } from './leased-databases.ts'
import { newSqlite } from './new-sqlite.ts'
import { postgresIsMissing } from './postgres.ts'
import { DAY_SEED, isShort } from './rounds.ts'
import { quickFolder } from './shared-memory.ts'

/** Returns the address of a database without rows. */
export type NewDatabase = () => Promise<string>

type Tests = (newDatabase: NewDatabase, emptyDatabase: NewDatabase) => void

/**
 * Runs the same tests on SQLite and on PostgreSQL. Without PostgreSQL, its half is skipped, and its title says why. In `npm test` a suite
 * runs on only one of the two if both are available, alternating between runs: set `DAY_SEED` to repeat a run.
 *
 * @param tests take most databases from `newDatabase`, with tables, and those that must have none from `emptyDatabase`
 */
export function onBothDatabases(subject: string, tests: Tests) {
  const turn = isShort && !postgresIsMissing ? (DAY_SEED + subject.length) % 2 : undefined
  if (turn !== 1) onSqlite(subject, tests)
  if (turn !== 0) onPostgres(subject, tests)
}

function onSqlite(subject: string, tests: Tests) {
  describe(`${subject} on SQLite`, () => {
    let folder: string
    let count = 0
    beforeAll(() => {
      folder = mkdtempSync(join(quickFolder(), 'codex-sqlite-'))
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    const emptyDatabase = async () => join(folder, `${++count}.sqlite`)
    async function newDatabase() {
      const url = await emptyDatabase()
      writeFileSync(url, await newSqlite())
      return url
    }
    tests(newDatabase, emptyDatabase)
  })
}

function onPostgres(subject: string, tests: Tests) {
  const title = `${subject} on PostgreSQL${postgresIsMissing ? ` (${postgresIsMissing})` : ''}`
  describe.skipIf(postgresIsMissing)(title, () => {
    const { newDatabase, emptyDatabase } = leasedDatabases()
    tests(newDatabase, emptyDatabase)
  })
}
