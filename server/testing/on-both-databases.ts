import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { createDatabase, dropDatabase, postgresIsMissing, startPostgres } from './postgres.ts'

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
      let server: Awaited<ReturnType<typeof aPostgres>>
      const urls: string[] = []
      beforeAll(async () => {
        server = await aPostgres()
      }, 60_000)
      afterAll(async () => {
        for (const url of urls) await dropDatabase(server.folder, url)
        await server?.stop()
      })
      tests(async () => {
        const url = await createDatabase(server.folder)
        urls.push(url)
        return url
      })
    },
  )
}

/** The one that all files share, or one of our own where none was started for the run. */
async function aPostgres() {
  const folder = inject('postgres')
  return folder ? { folder, stop: async () => {} } : startPostgres()
}
