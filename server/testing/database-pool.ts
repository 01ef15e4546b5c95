import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { DELETE_ALL_ROWS, SCHEMA_HASH } from './database-reset.ts'
import { openApp } from './open-app.ts'
import { createDatabase, dropDatabase, urlOf } from './postgres.ts'

export type DatabasePool = Awaited<ReturnType<typeof openDatabasePool>>

/** All test files share one list, possibly from several processes. */
const makeList = (list: string) =>
  `select pg_advisory_xact_lock(1); create table if not exists ${list} (name text primary key, shape text not null)`
const takeOf = (list: string) =>
  `delete from ${list} where name = (select name from ${list} limit 1 for update skip locked) returning name, shape`
const CLOSE_OTHERS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()'

/**
 * Databases with current tables and no rows, in the PostgreSQL whose socket is in this folder. Returned ones are emptied and reused,
 * because creating a database and its tables takes longer than most tests.
 *
 * @param list the name of the table that lists the free ones
 */
export async function openDatabasePool(folder: string, list = 'spare') {
  const shapes = new Map<string, string>()
  const operator = new Client(urlOf(folder, 'postgres'))
  await operator.connect()
  await operator.query(makeList(list))

  async function make() {
    const url = await createDatabase(folder)
    await (await openApp({ url })).close()
    return { name: nameOf(url), shape: await on(url, (client) => shapeOf(client)) }
  }

  return {
    async take(): Promise<string> {
      const { name, shape } = (await operator.query(takeOf(list))).rows[0] ?? (await make())
      shapes.set(name, shape)
      return urlOf(folder, name)
    },

    async give(url: string): Promise<void> {
      const [former, name, shape] = [nameOf(url), freshName(), shapes.get(nameOf(url))]
      await operator.query(CLOSE_OTHERS, [former])
      // A server that was left running can then no longer reach the database of another test.
      await operator.query(`alter database ${former} rename to ${name}`)
      await operator.query(`alter database ${name} reset all`)
      const renamed = urlOf(folder, name)
      const isTheSame = await on(renamed, async (client) => {
        if ((await shapeOf(client)) !== shape) return false
        await client.query(DELETE_ALL_ROWS)
        return true
      })
      if (isTheSame) await operator.query(`insert into ${list} values ($1, $2)`, [name, shape])
      else await dropDatabase(folder, renamed)
    },

    close: () => operator.end(),
  }
}

async function on<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const shapeOf = async (client: Client): Promise<string> => (await client.query(SCHEMA_HASH)).rows[0].shape

const nameOf = (url: string) => new URL(url).pathname.slice(1)
const freshName = () => `test_${randomUUID().replaceAll('-', '')}`
