import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** The maximum number of sessions of one reader: more than anybody needs, and few enough that listing them costs no more than a page. */
export const SESSIONS_MAX = 100

/** Makes room for one more session by ending the least recently used ones. */
export async function keepSessionLimit(db: Kysely<Tables>, uid: string): Promise<void> {
  const inUse = db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', uid)
    .orderBy('updatedAt', 'desc')
    .limit(SESSIONS_MAX - 1)
  await db.deleteFrom('session').where('userId', '=', uid).where('id', 'not in', inUse).execute()
}
