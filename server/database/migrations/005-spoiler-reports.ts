import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Spoiler reports, the chapter that administrators set for a post, and the dates of withdrawn posts. A report outlives its reader's
 * account, anonymously, so that no post unfolds because somebody has left.
 */
export const spoilerReports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('spoilerReport')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('postId', 'text', (column) => column.notNull().references('feedback.id').onDelete('cascade'))
      .addColumn('uid', 'text', (column) => column.references('user.id').onDelete('set null'))
      .addColumn('chapter', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('isClosed', 'boolean', (column) => column.notNull())
      .addUniqueConstraint('spoilerReportOfReader', ['postId', 'uid'])
      .execute()
    await db.schema.createIndex('spoilerReportReader').on('spoilerReport').column('uid').execute()

    await db.schema.alterTable('feedback').addColumn('setChapter', 'integer').execute()

    await db.schema
      .createTable('withdrawal')
      .addColumn('uid', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('withdrawalReader').on('withdrawal').column('uid').execute()
  },
}
