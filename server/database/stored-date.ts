import type { Database } from './database.ts'

/** A date as Better Auth's tables store it: SQLite has no dates, so there it is an ISO string. */
export function storedDate(kind: Database['kind'], ms: number): Date | string {
  const date = new Date(ms)
  return kind === 'sqlite' ? date.toISOString() : date
}
