import { expect, test } from 'vitest'
import { problemsOf, sailor } from '#tools/testing/check.ts'
import { pathwaysAreDiscoveredOnTime } from './pathways-are-discovered-on-time.ts'

test('[DATA-9] a pathway told first in its fixed chapter passes', () => {
  expect(
    problemsOf(pathwaysAreDiscoveredOnTime, {
      3: { pathways: { sailor } },
      4: { pathways: { sailor: { domain: 'The sea' } } },
    }),
  ).toEqual([])
})

test.each([
  [2, 'told before chapter 3'],
  [4, 'must first be told in chapter 3'],
])('[DATA-9] a pathway told first in chapter %i is found', (chapter, message) => {
  expect(problemsOf(pathwaysAreDiscoveredOnTime, { [chapter]: { pathways: { sailor } } })[0]?.message).toContain(
    message,
  )
})

test('[PATH-7] a Sequence under another name than the fixed one is found', () => {
  const wrong = { ...sailor, sequences: { sequence_9: { name: 'Seaman' } } }

  expect(problemsOf(pathwaysAreDiscoveredOnTime, { 3: { pathways: { sailor: wrong } } })[0]?.message).toContain(
    '"Sailor"',
  )
})
