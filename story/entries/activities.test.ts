import { expect, test } from 'vitest'
import { activitiesOf } from './activities.ts'

const names = (...activities: Parameters<typeof activitiesOf>) =>
  activitiesOf(...activities).map(({ activity }) => activity)

test('[DATA-7] recent activities begin with the newest chapter and keep the order within one', () => {
  const recentActivities = [
    { chapter: 1, activity: 'wakes up' },
    { chapter: 9, activity: 'is questioned' },
    { chapter: 9, activity: 'is let go' },
  ]

  expect(names({ recentActivities })).toEqual(['is questioned', 'is let go', 'wakes up'])
  expect(names({})).toEqual([])
})

test('[DATA-7] recent activities are the last facts where an author wrote none', () => {
  const told = Array.from({ length: 7 }, (_, index) => ({ chapter: index + 1, text: `fact ${index + 1}` }))

  expect(names({ told })).toEqual(['fact 7', 'fact 6', 'fact 5', 'fact 4', 'fact 3'])
  expect(names({ told, recentActivities: [{ chapter: 1, activity: 'wakes up' }] })).toEqual(['wakes up'])
})
