import type { Kysely } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Tables, UserRow } from '#server/database/tables.ts'
import { ReaderGone } from './reader-gone.ts'

/**
 * Locks the row of a reader until the transaction ends: it sees all earlier writes, and later writes in the reader's name
 * wait for it. SQLite needs no lock: it has one writer at a time.
 *
 * @returns the reader as they are now, if they are still there
 */
export function lockReader(db: Kysely<Tables>, kind: Database['kind'], uid: string): Promise<UserRow | undefined> {
  const query = db.selectFrom('user').selectAll().where('id', '=', uid)
  return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}

/**
 * The same for a write in the name of the reader.
 *
 * @throws {ReaderGone} where the account was deleted after the request had been authorized
 */
export async function lockWriter(...reader: Parameters<typeof lockReader>): Promise<UserRow> {
  const locked = await lockReader(...reader)
  if (!locked) throw new ReaderGone()
  return locked
}
