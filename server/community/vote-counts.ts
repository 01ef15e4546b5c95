import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'

const COUNTED = sql<number>`(select count(*) from vote where vote."postId" = feedback.id)`

/**
 * Locks the posts that a reader has written or voted for until the transaction ends, and returns their ids. The order is always the same,
 * to prevent deadlocks between transactions that change several posts.
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

/** Recounts the votes of posts after votes were added or removed. The caller has locked the posts. */
export async function recount(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('feedback').set({ voteCount: COUNTED }).where('id', 'in', ids).execute()
}

/** Corrects vote counts after voting on servers of version 0.2, which do not maintain them. */
export async function recountAll(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('feedback').set({ voteCount: COUNTED }).where('voteCount', '!=', COUNTED).execute()
}
