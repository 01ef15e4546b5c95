import type { Database } from './database.ts'

/** A date as Better Auth's tables store it: an ISO string on SQLite, which has no date type. */
export function storedDate(kind: Database['kind'], ms: number): Date | string {
  const date = new Date(ms)
  return kind === 'sqlite' ? date.toISOString() : date
}
