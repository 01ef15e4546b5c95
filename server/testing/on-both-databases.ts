import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { lentDatabases } from './lent-databases.ts'
import { postgresIsMissing } from './postgres.ts'

/** Gives the address of a database in which there is no row yet. */
export type NewDatabase = () => Promise<string>

/**
 * The same tests on SQLite and on PostgreSQL. Where there is no PostgreSQL its half is skipped, and its title says why.
 *
 * @param tests take most databases from `newDatabase`, which on PostgreSQL have their tables already, and from `emptyDatabase`
 *   those that have to be without
 */
export function onBothDatabases(
  subject: string,
  tests: (newDatabase: NewDatabase, emptyDatabase: NewDatabase) => void,
) {
  describe(`${subject} on SQLite`, () => {
    let folder: string
    let count = 0
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'codex-sqlite-'))
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    const newDatabase = async () => join(folder, `${++count}.sqlite`)
    tests(newDatabase, newDatabase)
  })

  describe.skipIf(postgresIsMissing)(
    `${subject} on PostgreSQL${postgresIsMissing ? ` (${postgresIsMissing})` : ''}`,
    () => {
      const { newDatabase, emptyDatabase } = lentDatabases()
      tests(newDatabase, emptyDatabase)
    },
  )
}
