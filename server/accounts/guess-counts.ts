import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Adds one under a key; gives the new count, and since when it has been kept. */
export function countOne(db: Kysely<Tables>, key: string) {
  return db
    .insertInto('guess')
    .values({ key, count: 1, since: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ eb }) => ({ count: eb('guess.count', '+', 1) })))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Subtracts one under each of the keys. */
export async function uncount(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('guess')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', keys)
    .execute()
}

/** By how much the clocks of servers may differ. */
const CLOCKS_MS = 60_000

/**
 * Deletes all older counts, Better Auth's too: those contain addresses, and it never deletes them itself. Those of the future are
 * of a clock that was wrong, and would keep readers waiting until then.
 */
export async function forgetCounts(db: Kysely<Tables>, seconds: number): Promise<void> {
  const [old, future] = [Date.now() - seconds * 1000, Date.now() + CLOCKS_MS]
  await db
    .deleteFrom('guess')
    .where(({ eb, or }) =>
      or([eb('since', '<', new Date(old).toISOString()), eb('since', '>', new Date(future).toISOString())]),
    )
    .execute()
  await db
    .deleteFrom('rateLimit')
    .where(({ eb, or }) => or([eb('lastRequest', '<', old), eb('lastRequest', '>', future)]))
    .execute()
}
