import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { answer, createBrowser } from './browser.ts'
import { openDatabasePool } from './database-pool.ts'
import { openApp } from './open-app.ts'
import { postgresIsMissing } from './postgres.ts'
import { withoutWrites } from './without-writes.ts'

describe.skipIf(postgresIsMissing)('a database that tests give back', () => {
  /** What the next user of a database finds after such a change by the previous one. */
  async function afterwards(change: (url: string, database: Database) => Promise<unknown>) {
    // A pool of its own, so that no other test file takes the database.
    const pool = await openDatabasePool(inject('postgres')!, `spare_${randomUUID().replaceAll('-', '')}`)
    const url = await pool.take()
    const { app, database, close } = await openApp({ url })
    await createBrowser(app).post('/api/auth/guest', { chapter: 5 })
    const before = await numberOf(database)
    await change(url, database)
    await close()
    await pool.give(url)
    const next = await pool.take()
    const server = await openApp({ url: next })
    const isTheSame = (await numberOf(server.database)) === before
    const rows = await server.database.db.selectFrom('user').selectAll().execute()
    const guest = await answer(createBrowser(server.app).post('/api/auth/guest', { chapter: 5 }))
    await server.close()
    await pool.give(next)
    await pool.close()
    return { isTheSame, rows, status: guest[0] }
  }

  test('has no row in it, and takes new ones', async () => {
    expect(await afterwards(async () => {})).toEqual({ isTheSame: true, rows: [], status: 200 })
  })

  test('takes new ones also where nothing could be written', async () => {
    expect(await afterwards(withoutWrites)).toEqual({ isTheSame: true, rows: [], status: 200 })
  })

  test.each([
    'drop table "readPage"',
    'alter table "session" rename to "gone"',
    'alter table "user" add column "more" text',
    'create table "more" (id text)',
    'create function more() returns int language sql as $$ select 1 $$',
    `insert into kysely_migration values ('999-later', 'now')`,
  ])('is not lent again after: %s', { tags: ['extended'] }, async (statement) => {
    const { isTheSame, ...next } = await afterwards((_, { db }) => sql.raw(statement).execute(db))

    expect(isTheSame).toBe(false)
    expect(next).toEqual({ rows: [], status: 200 })
  })

  test('is out of reach of a server that was left running', async () => {
    const pool = await openDatabasePool(inject('postgres')!)
    const url = await pool.take()
    const { app, close } = await openApp({ url })
    await pool.give(url)

    expect((await createBrowser(app).post('/api/auth/guest', { chapter: 5 })).status).toBeGreaterThanOrEqual(500)
    await close()
    await pool.close()
  })
})

/** Identifies the database whatever its name. */
async function numberOf({ db }: Database) {
  const { rows } = await sql<{ oid: number }>`select oid from pg_database where datname = current_database()`.execute(
    db,
  )
  return rows[0]?.oid
}
