import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'

type Chapters = Pick<UserRow, 'currentChapter' | 'furthestChapter'>

/** How far a reader has ever been. During an update a server of the version before turns chapters without counting them here. */
export function furthestOf({ currentChapter, furthestChapter }: Chapters): number {
  return Math.max(currentChapter, furthestChapter)
}

/** The column `furthestChapter` for who comes to a chapter, or gets what somebody has who was there; it is never lowered. */
export function raisedTo(chapter: number, kind: Database['kind']) {
  const greatest = sql.raw(kind === 'postgres' ? 'greatest' : 'max')
  return sql<number>`${greatest}(${sql.ref('furthestChapter')}, ${sql.ref('currentChapter')}, ${chapter})`
}
