import type { Activity, Fact } from '#story/engine/known.ts'

/** How many facts stand in for the activities of an entry without any. */
const LAST_FACTS = 5

export type Active = { recentActivities?: readonly Activity[] | undefined; told?: readonly Fact[] | undefined }

/**
 * What an entry did, newest chapter first; within a chapter in the order told. If no activities were written, its most recent
 * facts take their place.
 */
export function activitiesOf({ recentActivities, told = [] }: Active): Activity[] {
  const activities =
    recentActivities ?? told.slice(-LAST_FACTS).map(({ chapter, text }) => ({ chapter, activity: text }))
  return activities.toSorted((a, b) => b.chapter - a.chapter)
}
