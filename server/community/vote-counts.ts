import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'

const COUNTED = sql<number>`(select count(*) from vote where vote."postId" = feedback.id)`

/**
 * Locks the posts that a reader has written or voted for until the transaction ends, always in the same order, and gives their
 * ids. Whoever changes several of them would otherwise wait for another who does.
 */
export async function lockPostsOf(db: Kysely<Tables>, kind: Database['kind'], uid: string): Promise<string[]> {
  const query = db
    .selectFrom('feedback')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([eb('authorUid', '=', uid), eb('id', 'in', selectFrom('vote').where('uid', '=', uid).select('postId'))]),
    )
    .orderBy('id')
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute()
  return rows.map(({ id }) => id)
}

/** Counts the votes of posts anew, after some of them have come or gone. The caller has locked the posts. */
export async function recount(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('feedback').set({ voteCount: COUNTED }).where('id', 'in', ids).execute()
}

/** Corrects the counts of posts for which readers have voted on a server of version 0.2, which does not count. */
export async function recountAll(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('feedback').set({ voteCount: COUNTED }).where('voteCount', '!=', COUNTED).execute()
}
