import type { Database } from './database.ts'

/** A moment as Better Auth's tables keep it: SQLite has no dates, so it is an ISO string there. */
export function storedDate(kind: Database['kind'], ms: number): Date | string {
  const date = new Date(ms)
  return kind === 'sqlite' ? date.toISOString() : date
}
