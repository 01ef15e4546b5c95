import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Readers' notes about entries, deleted with their account. */
export const notes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('note')
      .addColumn('uid', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull())
      .addColumn('chapter', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('noteKey', ['uid', 'id'])
      .execute()
  },
}
