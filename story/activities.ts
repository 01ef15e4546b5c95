import type { Activity } from './known.ts'

/** What an entry did, newest chapter first; activities of one chapter stay in the order in which it tells them. */
export function newestFirst(activities: readonly Activity[] | undefined): Activity[] {
  return (activities ?? []).toSorted((a, b) => b.chapter - a.chapter)
}
