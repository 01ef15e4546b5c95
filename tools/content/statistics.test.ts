import { expect, test } from 'vitest'
import { anna } from '#tools/testing/check.ts'
import { statisticsOf } from './statistics.ts'

test('entries, patches and words are counted per kind and per stretch, and thin chapters are named', () => {
  const chapters = [
    { number: 1, chapter: { characters: { anna } } },
    {
      number: 3,
      chapter: {
        characters: {
          anna: { status: 'Missing', told: ['She is gone.', 'Nobody saw her.'], ties: { eva: { as: 'friend' } } },
          eva: { ...anna, appearance: 'Tall.' },
        },
      },
    },
    { number: 9, chapter: { characters: { late: anna } } },
  ]
  const { kinds, stretches, thin, facts } = statisticsOf(chapters, 4, 2, 5)

  expect(kinds.characters).toEqual({ entries: 2, patches: 3, facts: 2, looks: 1, ties: 1, words: 32 })
  expect(kinds.items).toEqual({ entries: 0, patches: 0, facts: 0, looks: 0, ties: 0, words: 0 })
  expect(stretches.map(({ from, to, count }) => [from, to, count.entries, count.words])).toEqual([
    [1, 2, 1, 12],
    [3, 4, 1, 20],
  ])
  expect(facts[0]).toEqual({ number: 1, facts: 0 })
  expect(facts.at(-1)).toEqual({ number: 3, facts: 2 })
  expect(thin).toEqual([
    { number: 2, words: 0 },
    { number: 4, words: 0 },
  ])
})
