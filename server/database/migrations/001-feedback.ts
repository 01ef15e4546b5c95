import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Posts, votes and read pages. Foreign keys delete an account's rows with it; a post stays, without its author. */
export const feedback: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('subtype', 'text', (column) => column.notNull())
      .addColumn('authorUid', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addColumn('authorEmail', 'text')
      .addColumn('authorName', 'text', (column) => column.notNull())
      .addColumn('isAnonymous', 'boolean', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('submitMethod', 'text', (column) => column.notNull())
      .addColumn('timestamp', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('chapter', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('feedbackAuthor').on('feedback').column('authorUid').execute()

    await db.schema
      .createTable('vote')
      .addColumn('postId', 'text', (column) => column.notNull().references('feedback.id').onDelete('cascade'))
      .addColumn('uid', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('voteKey', ['postId', 'uid'])
      .execute()
    await db.schema.createIndex('voteReader').on('vote').column('uid').execute()

    await db.schema
      .createTable('readPage')
      .addColumn('uid', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('chapter', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('readPageKey', ['uid', 'entry'])
      .execute()
  },
}
