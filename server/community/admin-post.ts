import type { AdminPost } from '#api/admin.ts'
import { entryOf } from './entry-reference.ts'
import { type StoredPost, shownFrom } from './stored-posts.ts'

/** A post as administrators see it. */
export function adminPostOf(row: StoredPost): AdminPost {
  const { id, collection, title, description, chapter, status, createdAt, reportedChapter } = row
  const isNamed = collection === 'feedback'
  return {
    id,
    collection,
    title,
    description,
    type: row.type as AdminPost['type'],
    subtype: row.subtype as AdminPost['subtype'],
    authorName: isNamed ? row.authorName : null,
    isAnonymous: isNamed && Boolean(row.isAnonymous),
    chapter,
    shownFrom: shownFrom(row),
    reports: reportedChapter === null ? null : { count: Number(row.openReports), chapter: reportedChapter },
    entry: entryOf(row),
    status,
    isHidden: Boolean(row.isHidden),
    upvotes: row.voteCount,
    isAuthorBanned: isNamed && row.authorUid !== null ? Number(row.bans) > 0 : null,
    createdAt,
  }
}
