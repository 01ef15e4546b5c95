import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { sentencesAreNotRepeated } from './sentences-are-not-repeated.ts'

const sentence = 'Every evening she carries the lamp to the far end of the pier.'

test('a rewriting may keep a sentence, and the news may be what happened', () => {
  expect(
    problemsOf(sentencesAreNotRepeated, {
      1: { characters: { anna: { ...anna, description: sentence } } },
      2: { characters: { anna: { description: `${sentence} She is sixty.` } } },
      3: {
        characters: { anna: { recentActivities: ['She sails.', 'Nobody has seen her at the far end of the pier.'] } },
      },
      4: {
        characters: {
          anna: {
            recentActivities: ['Today she is back at the end of the pier.'],
            headline: 'Today she is back at the end of the pier.',
          },
        },
      },
    }),
  ).toEqual([])
})

test.each([
  [
    'in two entries',
    { 1: { characters: { anna: { ...anna, description: sentence }, eva: { ...anna, description: sentence } } } },
  ],
  ['twice in one text', { 1: { characters: { anna: { ...anna, description: `${sentence} ${sentence}` } } } }],
  [
    'in the news of two chapters',
    {
      1: { characters: { anna: { ...anna, headline: sentence } } },
      2: { characters: { anna: { headline: sentence } } },
    },
  ],
  [
    'dropped and taken up again',
    {
      1: { characters: { anna: { ...anna, description: sentence } } },
      2: { characters: { anna: { description: 'She is away.' } } },
      3: { characters: { anna: { description: sentence } } },
    },
  ],
])('a sentence %s is found', (_, chapters) => {
  expect(problemsOf(sentencesAreNotRepeated, chapters)).toHaveLength(1)
})
