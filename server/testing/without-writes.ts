import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from '#server/database/database.ts'

const CONNECTIONS = 10

/** Makes a database refuse writes, like a full disk or a standby server; reads still work. Returns a function that undoes it. */
export async function withoutWrites(url: string, database: Database): Promise<() => Promise<void>> {
  const turn = database.kind === 'sqlite' ? turnSqlite : turnPostgres
  await turn('on', url, database)
  return () => turn('off', url, database)
}

async function turnSqlite(readOnly: 'on' | 'off', _url: string, { db }: Database) {
  await sql`pragma query_only = ${sql.lit(readOnly)}`.execute(db)
}

/** Applies to new connections only, so the others are closed. */
async function turnPostgres(readOnly: 'on' | 'off', url: string, { db }: Database) {
  const client = new Client(url)
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = ${readOnly}`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  const shown = async () => (await sql<Record<string, string>>`show transaction_read_only`.execute(db)).rows
  for (let renewed = false; !renewed; ) {
    const all = await Promise.allSettled(Array.from({ length: CONNECTIONS }, shown))
    renewed = all.every((one) => one.status === 'fulfilled' && one.value[0]?.transaction_read_only === readOnly)
  }
}
