import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Moves a guest's spoiler reports to the account. If both have reported a post, the higher chapter wins. */
export async function mergeReports(db: Kysely<Tables>, guest: string, account: string): Promise<void> {
  const both = await db
    .selectFrom('spoilerReport as ours')
    .innerJoin('spoilerReport as theirs', 'theirs.postId', 'ours.postId')
    .where('ours.uid', '=', account)
    .where('theirs.uid', '=', guest)
    .select(['ours.id', 'ours.chapter', 'theirs.id as other', 'theirs.chapter as otherChapter'])
    .execute()
  for (const { id, chapter, other, otherChapter } of both) {
    await db.deleteFrom('spoilerReport').where('id', '=', other).execute()
    const higher = Math.max(chapter, otherChapter)
    await db.updateTable('spoilerReport').set({ chapter: higher }).where('id', '=', id).execute()
  }
  await db.updateTable('spoilerReport').set({ uid: account }).where('uid', '=', guest).execute()
}
