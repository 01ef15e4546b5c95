import { randomUUID } from 'node:crypto'
import { lockWriter } from '#server/accounts/lock-reader.ts'
import type { Database } from '#server/database/database.ts'
import type { FeedbackRow } from '#server/database/tables.ts'

/**
 * Permanently deletes a reader's post with its votes and reports (foreign keys). The audit log keeps the withdrawal without the text, and
 * the post still counts towards the limit.
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
