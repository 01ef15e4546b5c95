import { expect, test } from 'vitest'
import { anna } from '#tools/testing/check.ts'
import { statisticsOf } from './statistics.ts'

test('entries, patches and words are counted per kind and per stretch, and thin chapters are named', () => {
  const chapters = [
    { number: 1, chapter: { characters: { anna } } },
    { number: 3, chapter: { characters: { anna: { status: 'Missing' }, eva: anna } } },
    { number: 9, chapter: { characters: { late: anna } } },
  ]
  const { kinds, stretches, thin } = statisticsOf(chapters, 4, 2, 5)

  expect(kinds.characters).toEqual({ entries: 2, patches: 3, words: 25 })
  expect(kinds.items).toEqual({ entries: 0, patches: 0, words: 0 })
  expect(stretches.map(({ from, to, count }) => [from, to, count.entries, count.words])).toEqual([
    [1, 2, 1, 12],
    [3, 4, 1, 13],
  ])
  expect(thin).toEqual([
    { number: 2, words: 0 },
    { number: 4, words: 0 },
  ])
})
