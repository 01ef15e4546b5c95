import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { questsRunTheirCourse } from './quests-run-their-course.ts'

const home = {
  title: 'Home',
  description: 'Find the way home.',
  type: 'main',
  status: 'active',
  objectives: { map: { text: 'Find a map', status: 'active' } },
}
const first = { 2: { quests: { home } } }
const quest = (told: object) => ({ quests: { home: told } })

test('a quest that begins, is done and ends passes', () => {
  expect(
    problemsOf(questsRunTheirCourse, {
      ...first,
      3: quest({ objectives: { map: { status: 'completed', progress: 100 } } }),
      4: quest({ status: 'completed' }),
    }),
  ).toEqual([])
})

test.each([
  ['an end before the beginning', { ...first, 3: quest({ endChapter: 1 }) }],
  ['an end with an objective still active', { ...first, 3: quest({ status: 'completed' }) }],
  [
    'an objective done twice',
    {
      ...first,
      3: quest({ objectives: { map: { status: 'completed' } } }),
      4: quest({ objectives: { map: { status: 'failed' } } }),
    },
  ],
  [
    'an objective after the end',
    {
      ...first,
      3: quest({ status: 'failed', objectives: { map: { status: 'failed' } } }),
      4: quest({ objectives: { boat: { text: 'Find a boat', status: 'completed' } } }),
    },
  ],
  [
    'an objective done before the beginning',
    {
      ...first,
      3: quest({ objectives: { map: { status: 'completed', completedInChapter: 1 } } }),
    },
  ],
  ['all percent of an active objective', { ...first, 3: quest({ objectives: { map: { progress: 100 } } }) }],
])('%s is found', (_, chapters) => {
  expect(problemsOf(questsRunTheirCourse, chapters)).toHaveLength(1)
})
