import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Increments the count of a key. Returns the new count, and since when it has been kept. */
export function countOne(db: Kysely<Tables>, key: string) {
  return db
    .insertInto('guess')
    .values({ key, count: 1, since: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ eb }) => ({ count: eb('guess.count', '+', 1) })))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Decrements the count of each key, one after the other as they were counted: PostgreSQL would lock the rows of a single statement in an
 * order of its own, and a guess at the same time those that this waits for.
 */
export async function uncount(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await db
      .updateTable('guess')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .execute()
  }
}

/** The largest expected difference between the servers' clocks. */
const CLOCKS_MS = 60_000

/**
 * Deletes all older counts, including Better Auth's, which contain addresses and which it never deletes itself. Counts dated in the future
 * come from a wrong clock, and would block readers until then.
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
