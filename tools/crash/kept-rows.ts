import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/http/log.ts'

export type KeptRows = Awaited<ReturnType<typeof keptRows>>

/** Everything in the database, read without the server, and the result of an integrity check of its file. */
export async function keptRows(url: string) {
  const database = await openDatabase(url, createLog())
  try {
    const { db } = database
    return {
      users: await db.selectFrom('user').selectAll().execute(),
      sessions: await db.selectFrom('session').select('userId').execute(),
      keys: (await sql<{ userId: string }>`select "userId" from account`.execute(db)).rows,
      posts: await db.selectFrom('feedback').selectAll().execute(),
      votes: await db.selectFrom('vote').selectAll().execute(),
      reports: await db.selectFrom('spoilerReport').selectAll().execute(),
      withdrawals: await db.selectFrom('withdrawal').selectAll().execute(),
      pages: await db.selectFrom('readPage').selectAll().execute(),
      notes: await db.selectFrom('note').selectAll().execute(),
      accountKeys: await db.selectFrom('accountKey').selectAll().execute(),
      bans: await db.selectFrom('ban').selectAll().execute(),
      administrators: await db.selectFrom('administrator').selectAll().execute(),
      claims: await db.selectFrom('adminClaim').selectAll().execute(),
      damage: await damageOf(database),
    }
  } finally {
    await database.close()
  }
}

async function damageOf({ db, kind }: Database): Promise<string[]> {
  // PostgreSQL has no such check; reading a damaged table would have failed.
  if (kind === 'postgres') return []
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
}
