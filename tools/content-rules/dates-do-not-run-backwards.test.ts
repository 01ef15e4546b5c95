import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { datesDoNotRunBackwards } from './dates-do-not-run-backwards.ts'

const note = (date: string) => ({ notes: { note: { category: 'other', content: 'x', date } } })

test('dates that go forward pass, exact or not, and so do notes of that day', () => {
  expect(
    problemsOf(datesDoNotRunBackwards, {
      1: { date: '28 June 1349', ...note('28 June 1349') },
      2: { date: 'Early July 1349' },
      3: { date: '6 July 1349', ...note('Early July 1349') },
      4: { date: 'Third week of July 1349' },
      5: { date: 'Late July or August 1349' },
      6: { date: 'September 1349' },
    }),
  ).toEqual([])
})

test.each([
  ['a day before the last', { 2: { date: '9 July 1349' }, 3: { date: '8 July 1349' } }],
  ['a month before the last', { 2: { date: 'Early August 1349' }, 3: { date: 'July 1349' } }],
  ['no date at all', { 2: { date: 'The day after' } }],
  ['a note of a day to come', { 2: { date: '9 July 1349', ...note('10 July 1349') } }],
])('%s is found', (_, chapters) => {
  expect(problemsOf(datesDoNotRunBackwards, chapters)).toHaveLength(1)
})
