import type { Kysely } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Tables, UserRow } from '#server/database/tables.ts'
import { ReaderGone } from './reader-gone.ts'

/**
 * Lets nobody write anything more in the name of a reader until this transaction ends: what came before is seen by it,
 * what comes after finds the reader gone. On SQLite there is but one who writes at a time.
 *
 * @returns the reader as they are now, if they are still there
 */
export function holdReader(db: Kysely<Tables>, kind: Database['kind'], uid: string): Promise<UserRow | undefined> {
  const query = db.selectFrom('user').selectAll().where('id', '=', uid)
  return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}

/**
 * The same for what is written in a reader's own name.
 *
 * @throws {ReaderGone} where the account was removed after the request was let in
 */
export async function holdWriter(...reader: Parameters<typeof holdReader>): Promise<UserRow> {
  const held = await holdReader(...reader)
  if (!held) throw new ReaderGone()
  return held
}
