import { expect, test } from 'vitest'
import { newestFirst } from './activities.ts'

test('[DATA-7] recent activities begin with the newest chapter and keep the order within one', () => {
  const activities = [
    { chapter: 1, activity: 'wakes up' },
    { chapter: 9, activity: 'is questioned' },
    { chapter: 9, activity: 'is let go' },
  ]

  expect(newestFirst(activities).map(({ activity }) => activity)).toEqual(['is questioned', 'is let go', 'wakes up'])
  expect(newestFirst(undefined)).toEqual([])
})
