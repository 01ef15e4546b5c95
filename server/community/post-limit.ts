import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

const MINUTE_SECONDS = 60
export const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS

/** How many posts an account may write in how many seconds. */
export const POST_LIMITS = [
  { posts: 5, seconds: 10 * MINUTE_SECONDS },
  { posts: 30, seconds: DAY_SECONDS },
] as const

/**
 * How many seconds an account has to wait before its next post; 0 where there is room. It counts the posts themselves, those
 * too that were withdrawn, so all servers on one database count together. The caller has locked the reader: two posts at once would each not see the other.
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
    // A post of the future is of a clock that was wrong.
    .where('createdAt', '<=', now)
    .unionAll(db.selectFrom('withdrawal').select('createdAt').where('uid', '=', uid).where('createdAt', '<=', now))
    .orderBy('createdAt', 'desc')
    .offset(posts - 1)
    .limit(1)
    .executeTakeFirst()
  return secondsUntil(seconds, row)
}

/** How many seconds it takes until what was written is so old; 0 where nothing was. */
export function secondsUntil(age: number, written: { createdAt: string } | undefined): number {
  if (!written) return 0
  return Math.max(0, Math.ceil(age - (Date.now() - Date.parse(written.createdAt)) / 1000))
}
