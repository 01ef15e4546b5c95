import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { type Postgres, postgresIsMissing, startPostgres } from './postgres.ts'

/** Makes an empty database and tells its address. */
export type NewDatabase = () => Promise<string>

/**
 * The same tests on SQLite and on PostgreSQL. Where there is no PostgreSQL its half is skipped, and its title says why.
 */
export function onBothDatabases(subject: string, tests: (newDatabase: NewDatabase) => void) {
  describe(`${subject} on SQLite`, () => {
    let folder: string
    let count = 0
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'codex-sqlite-'))
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    tests(async () => join(folder, `${++count}.sqlite`))
  })

  describe.skipIf(postgresIsMissing)(
    `${subject} on PostgreSQL${postgresIsMissing ? ` (${postgresIsMissing})` : ''}`,
    () => {
      let postgres: Postgres
      beforeAll(async () => {
        postgres = await startPostgres()
      }, 60_000)
      afterAll(() => postgres?.stop())
      tests(() => postgres.createDatabase())
    },
  )
}
