import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

const MINUTE_SECONDS = 60
export const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS

/** How many posts an account may write per period. */
export const POST_LIMITS = [
  { posts: 5, seconds: 10 * MINUTE_SECONDS },
  { posts: 30, seconds: DAY_SECONDS },
] as const

/**
 * How many seconds an account has to wait before its next post; 0 if it may post now. Counts the stored posts and the withdrawn ones, so
 * the limit holds across all servers on one database. The caller has locked the reader, because two concurrent posts would not see each
 * other.
 */
export async function postWait(db: Kysely<Tables>, uid: string): Promise<number> {
  const waits = await Promise.all(POST_LIMITS.map((limit) => waitFor(db, uid, limit)))
  return Math.max(...waits)
}

async function waitFor(db: Kysely<Tables>, uid: string, { posts, seconds }: (typeof POST_LIMITS)[number]) {
  const now = new Date().toISOString()
  const row = await db
    .selectFrom('feedback')
    .select('createdAt')
    .where('authorUid', '=', uid)
    // Ignore posts dated in the future, from a wrong clock.
    .where('createdAt', '<=', now)
    .unionAll(db.selectFrom('withdrawal').select('createdAt').where('uid', '=', uid).where('createdAt', '<=', now))
    .orderBy('createdAt', 'desc')
    .offset(posts - 1)
    .limit(1)
    .executeTakeFirst()
  return secondsUntil(seconds, row)
}

/** How many seconds until the row is that old; 0 if there is no row. */
export function secondsUntil(age: number, written: { createdAt: string } | undefined): number {
  if (!written) return 0
  return Math.max(0, Math.ceil(age - (Date.now() - Date.parse(written.createdAt)) / 1000))
}
