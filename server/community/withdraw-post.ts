import { randomUUID } from 'node:crypto'
import { lockWriter } from '#server/accounts/lock-reader.ts'
import type { Database } from '#server/database/database.ts'
import type { FeedbackRow } from '#server/database/tables.ts'

/**
 * Takes a post of a reader away for good, with its votes and reports (foreign keys). The audit log says that it was withdrawn,
 * without its words, and the limit of posts that one was written.
 *
 * @returns whether there was such a post
 */
export async function withdrawPost(
  { kind, write, forget }: Database,
  uid: string,
  id: string,
  collection: FeedbackRow['collection'],
): Promise<boolean> {
  const isGone = await write(async (db) => {
    await lockWriter(db, kind, uid)
    const post = await db
      .deleteFrom('feedback')
      .where('id', '=', id)
      .where('authorUid', '=', uid)
      .where('collection', '=', collection)
      .returning('createdAt')
      .executeTakeFirst()
    if (!post) return false
    await db.insertInto('withdrawal').values({ uid, createdAt: post.createdAt }).execute()
    const change = { field: 'post', before: 'posted', after: 'withdrawn' } as const
    const at = new Date().toISOString()
    await db
      .insertInto('moderation')
      .values({ id: randomUUID(), postId: id, adminUid: null, at, ...change })
      .execute()
    return true
  })
  if (isGone) await forget()
  return isGone
}
