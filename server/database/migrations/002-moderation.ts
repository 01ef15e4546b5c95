import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The audit log of administrators' changes, and the entry that a post is about. A log line outlives its post and its administrator, and
 * then names neither.
 */
export const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = db.schema.alterTable('feedback')
    await columns.addColumn('isHidden', 'boolean', (column) => column.notNull().defaultTo(false)).execute()
    for (const name of ['entryKind', 'entryId', 'entryName']) await columns.addColumn(name, 'text').execute()
    await db.schema.createIndex('feedbackCreated').on('feedback').columns(['collection', 'createdAt']).execute()

    await db.schema
      .createTable('moderation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('postId', 'text', (column) => column.notNull())
      .addColumn('adminUid', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('moderationAt').on('moderation').column('at').execute()
    await db.schema.createIndex('moderationPost').on('moderation').column('postId').execute()
  },
}
