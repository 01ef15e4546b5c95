import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { type DatabasePool, openDatabasePool } from './database-pool.ts'
import { createDatabase, dropDatabase, startPostgres } from './postgres.ts'

/** PostgreSQL databases for the tests of a suite. Those taken within a test are returned after it, all others after the last one. */
export function leasedDatabases() {
  let postgres: Awaited<ReturnType<typeof aPostgres>>
  let pool: DatabasePool
  const lists = { inTest: [] as string[], inSuite: [] as string[], over: [] as string[], empty: [] as string[] }
  let taking = lists.inSuite

  async function giveBack(urls: string[]) {
    for (const url of urls.splice(0)) await pool.give(url)
  }

  beforeAll(async () => {
    postgres = await aPostgres()
    pool = await openDatabasePool(postgres.folder)
  }, 60_000)
  afterAll(async () => {
    await giveBack(lists.over)
    await giveBack(lists.inSuite)
    for (const url of lists.empty) await dropDatabase(postgres.folder, url)
    await pool?.close()
    await postgres?.stop()
  })
  // The tests' own hooks, which close their server, run before ours; `onTestFinished` callbacks run after.
  beforeEach(async () => {
    await giveBack(lists.over)
    taking = lists.inTest
  })
  afterEach(() => {
    taking = lists.inSuite
    lists.over.push(...lists.inTest.splice(0))
  })

  return {
    async newDatabase() {
      const url = await pool.take()
      taking.push(url)
      return url
    },
    async emptyDatabase() {
      const url = await createDatabase(postgres.folder)
      lists.empty.push(url)
      return url
    },
  }
}

/** The PostgreSQL that all files share; a new one if none was started for the run. */
async function aPostgres() {
  const folder = inject('postgres')
  return folder ? { folder, stop: async () => {} } : startPostgres()
}
