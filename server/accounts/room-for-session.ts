import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** On so many devices a reader is signed in: more than anybody has, and few enough that a list of them costs no more than a page. */
export const SESSIONS_MAX = 100

/** Makes room for one more session: those end that were not used for longest. */
export async function makeRoomForSession(db: Kysely<Tables>, uid: string): Promise<void> {
  const inUse = db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', uid)
    .orderBy('updatedAt', 'desc')
    .limit(SESSIONS_MAX - 1)
  await db.deleteFrom('session').where('userId', '=', uid).where('id', 'not in', inUse).execute()
}
