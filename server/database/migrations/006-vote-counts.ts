import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Each post stores its number of votes, so that a list of any length is read in order from an index. */
export const voteCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('feedback')
      .addColumn('voteCount', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update feedback set "voteCount" = (select count(*) from vote where vote."postId" = feedback.id)`.execute(
      db,
    )
    await db.schema
      .createIndex('feedbackVotes')
      .on('feedback')
      .columns(['collection', 'voteCount', 'createdAt', 'id'])
      .execute()
  },
}
