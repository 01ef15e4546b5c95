import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ERRORS } from '#api/errors.ts'
import type { Reported, SpoilerReport } from '#api/feedback.ts'
import { lockWriter } from '#server/accounts/lock-reader.ts'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Refused, TooMany } from '#server/http/refused.ts'
import { isSeenBy } from './is-seen-by.ts'
import { DAY_SECONDS, secondsUntil } from './post-limit.ts'
import { ownChapter, shownFrom, storedPosts } from './stored-posts.ts'

/** How many posts a reader may report per day. */
const REPORTS_A_DAY = 5

export type SpoilerReportStore = ReturnType<typeof createSpoilerReportStore>

/** Readers' reports that a post gives away a later chapter than the one from which it is shown. */
export function createSpoilerReportStore({ kind, write }: Database, { rateLimit }: { rateLimit: boolean }) {
  return {
    /**
     * Stores a reader's report on somebody else's public post, replacing an earlier one, and so folds the post for all readers before that
     * chapter. A report that administrators have closed stays closed. Undefined if there is no such post.
     */
    async report(
      uid: string,
      id: string,
      { chapter }: SpoilerReport,
    ): Promise<Reported | Refused | TooMany | undefined> {
      return write(async (db) => {
        await lockWriter(db, kind, uid)
        const query = storedPosts(db).where('id', '=', id)
        const seen = query.where('collection', '=', 'feedback').where(isSeenBy(uid))
        const post = await (kind === 'postgres' ? seen.forKeyShare('feedback') : seen).executeTakeFirst()
        if (!post) return undefined
        if (post.authorUid === uid) return { refused: ERRORS.reportOwn }
        if (chapter <= ownChapter(post)) return { refused: ERRORS.reportChapter(ownChapter(post)) }
        const seconds = rateLimit ? await reportWait(db, uid, id) : 0
        if (seconds > 0) return { seconds }

        const said = { chapter, createdAt: new Date().toISOString() }
        await db
          .insertInto('spoilerReport')
          .values({ ...said, id: randomUUID(), postId: id, uid, isClosed: false })
          .onConflict((conflict) => conflict.columns(['postId', 'uid']).doUpdateSet(said))
          .execute()
        // Disclosing a later chapter named by somebody else would reveal how far the post goes.
        return { shownFrom: Math.min(chapter, shownFrom(await query.executeTakeFirstOrThrow())) }
      })
    },
  }
}

/** How many seconds a reader has to wait before they may report this post. Reporting the same post again does not count. */
async function reportWait(db: Kysely<Tables>, uid: string, postId: string): Promise<number> {
  const row = await db
    .selectFrom('spoilerReport')
    .select('createdAt')
    .where('uid', '=', uid)
    .where('postId', '!=', postId)
    .where('createdAt', '<=', new Date().toISOString())
    .orderBy('createdAt', 'desc')
    .offset(REPORTS_A_DAY - 1)
    .limit(1)
    .executeTakeFirst()
  return secondsUntil(DAY_SECONDS, row)
}
