import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Counts one more under a key; gives the count with it, and since when it is kept. */
export function countOne(db: Kysely<Tables>, key: string) {
  return db
    .insertInto('guess')
    .values({ key, count: 1, since: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ eb }) => ({ count: eb('guess.count', '+', 1) })))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes back one under each of the keys. */
export async function uncount(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('guess')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', keys)
    .execute()
}

/** Ends all counts that are older, and those of Better Auth too: it keeps addresses in them, and never clears them away. */
export async function forgetCounts(db: Kysely<Tables>, seconds: number): Promise<void> {
  const old = Date.now() - seconds * 1000
  await db.deleteFrom('guess').where('since', '<', new Date(old).toISOString()).execute()
  await db.deleteFrom('rateLimit').where('lastRequest', '<', old).execute()
}
