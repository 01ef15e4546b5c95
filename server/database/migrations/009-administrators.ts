import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Administrators by claim code, the hashes of such codes, and readers banned from posting. */
export const administrators: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['administrator', 'ban']) {
      await db.schema
        .createTable(table)
        .addColumn('uid', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .execute()
    }
    await db.schema
      .createTable('adminClaim')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
  },
}
