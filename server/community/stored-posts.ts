import type { Kysely } from 'kysely'
import type { FeedbackRow, Tables } from '#server/database/tables.ts'

export type StoredPost = Awaited<ReturnType<ReturnType<typeof storedPosts>['execute']>>[number]

/** All posts, public or not, each with its open spoiler reports and whether its author is banned. */
export function storedPosts(db: Kysely<Tables>) {
  return db
    .selectFrom('feedback')
    .selectAll('feedback')
    .select(({ selectFrom, fn }) => {
      const reports = selectFrom('spoilerReport')
        .whereRef('spoilerReport.postId', '=', 'feedback.id')
        .where('isClosed', '=', false)
      return [
        reports.select(fn.countAll<number>().as('count')).$asScalar().$notNull().as('openReports'),
        reports
          .select((report) => report.fn.max('spoilerReport.chapter').as('chapter'))
          .$asScalar()
          .as('reportedChapter'),
        selectFrom('ban')
          .whereRef('ban.uid', '=', 'feedback.authorUid')
          .select(fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('bans'),
      ]
    })
}

/** The chapter from which a post is shown without reports: its author's, or a later one set by administrators. */
export function ownChapter({ chapter, setChapter }: Pick<FeedbackRow, 'chapter' | 'setChapter'>): number {
  return Math.max(chapter, setChapter ?? chapter)
}

/** The chapter from which a post is shown: its own, or the latest one that an open spoiler report names. */
export function shownFrom(post: Pick<StoredPost, 'chapter' | 'setChapter' | 'reportedChapter'>): number {
  return Math.max(ownChapter(post), post.reportedChapter ?? 0)
}
