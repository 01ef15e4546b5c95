import { mergeBan } from '#server/community/bans.ts'
import { lockPostsOf, recount } from '#server/community/vote-counts.ts'
import type { Database } from '#server/database/database.ts'
import { furthestOf, raisedTo } from './furthest-chapter.ts'
import { lockReader } from './lock-reader.ts'
import { mergeNotes } from './merge-notes.ts'
import { mergeReports } from './merge-reports.ts'

/**
 * Merges a guest into the account that the guest signed up for or signed in to: posts, votes, reports, notes and opened diary entries move
 * over, and the guest is deleted, so that nobody votes twice. A post keeps the author name it was written under, a diary entry the lowest
 * chapter at which it was opened, and the account the further of the two furthest chapters.
 */
export async function mergeGuest({ kind, write }: Database, guest: string, account: string): Promise<void> {
  await write(async (db) => {
    const locked = await lockReader(db, kind, guest)
    if (!locked) return
    const touched = await lockPostsOf(db, kind, guest)
    const furthestChapter = raisedTo(furthestOf(locked), kind)
    await db.updateTable('user').set({ furthestChapter }).where('id', '=', account).execute()
    await db.updateTable('feedback').set({ authorUid: account }).where('authorUid', '=', guest).execute()
    await db.updateTable('withdrawal').set({ uid: account }).where('uid', '=', guest).execute()
    await mergeReports(db, guest, account)
    await mergeBan(db, guest, account)
    await db
      .insertInto('vote')
      .columns(['postId', 'uid'])
      .expression(({ selectFrom, val }) =>
        selectFrom('vote')
          .where('uid', '=', guest)
          .select(['postId', val(account).as('uid')]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('readPage')
      .columns(['uid', 'entry', 'chapter'])
      .expression(({ selectFrom, val }) =>
        selectFrom('readPage')
          .where('uid', '=', guest)
          .select([val(account).as('uid'), 'entry', 'chapter']),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['uid', 'entry'])
          .doUpdateSet(({ ref }) => ({ chapter: ref('excluded.chapter') }))
          .whereRef('readPage.chapter', '>', 'excluded.chapter'),
      )
      .execute()
    await mergeNotes(db, guest, account)
    await db.deleteFrom('user').where('id', '=', guest).execute()
    await recount(db, touched)
  })
}
