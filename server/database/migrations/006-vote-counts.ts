import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Each post knows the number of its votes, so that the list in their order is read from an index, however long it is. */
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
