import { expect, test } from 'vitest'
import { anna, problemsOf, sailor } from '#tools/testing/check.ts'
import { gatesAreKept } from './gates-are-kept.ts'

const ladder = { 1: { pathways: { sailor: { ...sailor, sequences: { sequence_9: { name: 'Sailor' } } } } } }
const told = (chapter: number, id: string, description: string) => ({
  ...ladder,
  [chapter]: { ...ladder[chapter as 1], characters: { [id]: { ...anna, description, sequence: { name: 'Sailor' } } } },
})

test('[DATA-10] what stands under `sequence` passes, and a sentence from the gate on', () => {
  expect(problemsOf(gatesAreKept, told(3, 'anna', 'She keeps the log of a sailor.'))).toEqual([])
  expect(problemsOf(gatesAreKept, told(4, 'anna', 'She is a Sailor of Sequence 9.'))).toEqual([])
  expect(problemsOf(gatesAreKept, told(6, 'hero', 'He is a Sailor of Sequence 9.'))).toEqual([])
})

test.each([
  ['its number', told(3, 'anna', 'She is of Sequence 9.')],
  ['its name', told(3, 'anna', 'She is a Sailor at heart.')],
  ['the name for the protagonist, whose gate is later', told(5, 'hero', 'He is a Sailor at heart.')],
  [
    'the role of a member',
    {
      ...ladder,
      3: {
        organizations: {
          crew: { name: 'Crew', description: 'A crew.', knownMembers: { anna: { role: 'Their Sailor' } } },
        },
      },
    },
  ],
])('[DATA-10] a Sequence is found before the gate by %s', (_, chapters) => {
  expect(problemsOf(gatesAreKept, chapters)).toHaveLength(1)
})
