import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'

type Chapters = Pick<UserRow, 'currentChapter' | 'furthestChapter'>

/** How far a reader has ever been. During an update, servers of the previous version do not count turns here. */
export function furthestOf({ currentChapter, furthestChapter }: Chapters): number {
  return Math.max(currentChapter, furthestChapter)
}

/** The new `furthestChapter` of a reader who reaches a chapter, or takes over from a guest who did; it is never lowered. */
export function raisedTo(chapter: number, kind: Database['kind']) {
  const greatest = sql.raw(kind === 'postgres' ? 'greatest' : 'max')
  return sql<number>`${greatest}(${sql.ref('furthestChapter')}, ${sql.ref('currentChapter')}, ${chapter})`
}
