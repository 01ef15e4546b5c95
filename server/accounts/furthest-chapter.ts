import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'

type Chapters = Pick<UserRow, 'currentChapter' | 'furthestChapter'>

/** The furthest chapter that a reader has ever reached. During an update, servers of the previous version do not write `furthestChapter`. */
export function furthestOf({ currentChapter, furthestChapter }: Chapters): number {
  return Math.max(currentChapter, furthestChapter)
}

/** The new `furthestChapter` of a reader who reaches a chapter, or takes over from a guest who did. Never lower than before. */
export function raisedTo(chapter: number, kind: Database['kind']) {
  const greatest = sql.raw(kind === 'postgres' ? 'greatest' : 'max')
  return sql<number>`${greatest}(${sql.ref('furthestChapter')}, ${sql.ref('currentChapter')}, ${chapter})`
}
