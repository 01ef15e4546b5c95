import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** For existing readers only the current chapter is known. Better Auth has already added the column, with 1 for everybody. */
export const furthestChapter: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update "user" set "furthestChapter" = "currentChapter" where "furthestChapter" < "currentChapter"`.execute(
      db,
    )
  },
}
