import type { ExpressionBuilder, Kysely } from 'kysely'
import { ERRORS } from '#api/errors.ts'
import type { PostMade } from '#api/feedback.ts'
import type { FeedbackRow, Tables } from '#server/database/tables.ts'
import type { Refused } from '#server/http/refused.ts'

const WORDS = ['title', 'description', 'type', 'subtype'] as const

const CHANGEABLE = [
  ...WORDS,
  ...(['collection', 'submitMethod', 'chapter', 'entryKind', 'entryId', 'entryName'] as const),
]

type Sent = Pick<FeedbackRow, (typeof CHANGEABLE)[number] | 'id' | 'authorUid'>

/**
 * What was answered when a post with this id was first kept, and its device did not hear it; undefined where the id is new. What its
 * author has changed since is kept in its place, as long as nobody else has had to do with it: a post that others have
 * voted for does not become another one. The caller has locked the author.
 */
export async function keptAlready(db: Kysely<Tables>, sent: Sent): Promise<PostMade | Refused | undefined> {
  const { id, authorUid, chapter } = sent
  const known = await db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
  if (!known) return (await isInAuditLog(db, id)) ? USED_UP : undefined
  if (known.authorUid !== authorUid) return USED_UP
  const isReplaced = await replace(db, sent)
  if (!isReplaced) {
    if (WORDS.some((name) => known[name] !== sent[name])) return USED_UP
    // They may have named a later chapter since.
    await db.updateTable('feedback').set({ chapter }).where('id', '=', id).where('chapter', '<', chapter).execute()
  }
  return { id }
}

/**
 * One refusal for an id of somebody else's post, of a withdrawn one and of one of which others know other words, and the same as for
 * what is no id: whoever tries one learns nothing of a post. The device draws another (web/feedback/send-post.ts).
 */
export const USED_UP: Refused = { refused: ERRORS.postIdInvalid }

/** A post that was withdrawn stands there, and shall not come back by a request that was long on its way. */
async function isInAuditLog(db: Kysely<Tables>, id: string) {
  const line = await db.selectFrom('moderation').select('id').where('postId', '=', id).limit(1).executeTakeFirst()
  return line !== undefined
}

async function replace(db: Kysely<Tables>, sent: Sent): Promise<boolean> {
  const words = Object.fromEntries(CHANGEABLE.map((name) => [name, sent[name]]))
  const row = await db
    .updateTable('feedback')
    .set(words)
    .where('id', '=', sent.id)
    .where('voteCount', '=', 0)
    .where(isUntouched)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Neither reported, nor in the audit log, nor of an author who may not post any more. */
function isUntouched({ selectFrom, exists, not, and }: ExpressionBuilder<Tables, 'feedback'>) {
  return and([
    not(exists(selectFrom('spoilerReport').whereRef('postId', '=', 'feedback.id').select('spoilerReport.id'))),
    not(exists(selectFrom('moderation').whereRef('postId', '=', 'feedback.id').select('moderation.id'))),
    not(exists(selectFrom('ban').whereRef('uid', '=', 'feedback.authorUid').select('uid'))),
  ])
}
