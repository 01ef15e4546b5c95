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
 * Makes sending a post idempotent: the answer to a post whose id is already stored, or undefined if the id is new. A post that is sent
 * again with changes replaces the stored one, unless somebody else has voted for it, reported it or moderated it: nobody's vote may end up
 * on a different text. The caller has locked the author.
 */
export async function answerRepeatedPost(db: Kysely<Tables>, sent: Sent): Promise<PostMade | Refused | undefined> {
  const { id, authorUid, chapter } = sent
  const known = await db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
  if (!known) return (await isInAuditLog(db, id)) ? USED_UP : undefined
  if (known.authorUid !== authorUid) return USED_UP
  const isReplaced = await replace(db, sent)
  if (!isReplaced) {
    if (WORDS.some((name) => known[name] !== sent[name])) return USED_UP
    // The author may have named a later chapter since.
    await db.updateTable('feedback').set({ chapter }).where('id', '=', id).where('chapter', '<', chapter).execute()
  }
  return { id }
}

/**
 * One refusal for the id of somebody else's post, of a withdrawn post and of one whose stored text can no longer change; an invalid id gets
 * the same, so trying ids reveals nothing about a post. The device then draws another id (web/feedback/send-post.ts).
 */
export const USED_UP: Refused = { refused: ERRORS.postIdInvalid }

/** The audit log contains every withdrawn post. A delayed request must not restore one. */
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

/** Not reported, not in the audit log, and not by a banned author. */
function isUntouched({ selectFrom, exists, not, and }: ExpressionBuilder<Tables, 'feedback'>) {
  return and([
    not(exists(selectFrom('spoilerReport').whereRef('postId', '=', 'feedback.id').select('spoilerReport.id'))),
    not(exists(selectFrom('moderation').whereRef('postId', '=', 'feedback.id').select('moderation.id'))),
    not(exists(selectFrom('ban').whereRef('uid', '=', 'feedback.authorUid').select('uid'))),
  ])
}
