import type { Kysely } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Tables, UserRow } from '#server/database/tables.ts'
import { ReaderGone } from './reader-gone.ts'

/**
 * Locks a reader's row until the transaction ends: the transaction sees all earlier writes, and later writes on behalf of the reader wait
 * for it. SQLite needs no lock, because it has a single writer; there the query queues for it (`withoutPlugins` leads past the connection
 * that only reads), so it sees the transaction that is open.
 *
 * @returns the current row; undefined if the reader no longer exists
 */
export function lockReader(db: Kysely<Tables>, kind: Database['kind'], uid: string): Promise<UserRow | undefined> {
  const query = db.withoutPlugins().selectFrom('user').selectAll().where('id', '=', uid)
  return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}

/**
 * The same for several readers, always in the same order, to prevent deadlocks between transactions that lock the same ones: accounts
 * before guests, as on signing in (guest-merge.ts), and by their ids.
 *
 * @returns the ids of those who still exist
 */
export async function lockReaders(
  db: Kysely<Tables>,
  kind: Database['kind'],
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  const query = db
    .withoutPlugins()
    .selectFrom('user')
    .select('id')
    .where('id', 'in', uids)
    .orderBy(({ fn, val }) => fn.coalesce('isAnonymous', val(false)))
    .orderBy('id')
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * The same as `lockReader`, for a write on behalf of the reader.
 *
 * @throws {ReaderGone} if the account was deleted after the request had been authorized
 */
export async function lockWriter(...reader: Parameters<typeof lockReader>): Promise<UserRow> {
  const locked = await lockReader(...reader)
  if (!locked) throw new ReaderGone()
  return locked
}
