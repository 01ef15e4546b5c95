import type { Activity, Fact } from '#story/engine/known.ts'

/** As many facts stand for the activities of an entry of which no author wrote any. */
const LAST_FACTS = 5

export type Active = { recentActivities?: readonly Activity[] | undefined; told?: readonly Fact[] | undefined }

/**
 * What an entry did, newest chapter first; activities of one chapter stay in the order in which it tells them. Where no
 * author wrote any, these are the last facts that were told of it.
 */
export function activitiesOf({ recentActivities, told = [] }: Active): Activity[] {
  const activities =
    recentActivities ?? told.slice(-LAST_FACTS).map(({ chapter, text }) => ({ chapter, activity: text }))
  return activities.toSorted((a, b) => b.chapter - a.chapter)
}
