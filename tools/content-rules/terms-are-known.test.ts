import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { termsAreKnown } from './terms-are-known.ts'

const later = {
  5: {
    worldLore: {
      'tide-marks': { name: 'The tide marks (of the dead)', description: 'Marks that the sea leaves.' },
      halfgods: { name: 'Halfgods', description: 'Those who have changed.' },
    },
    abilities: { calm: { name: 'Calm sleep', group: 'learned', description: 'x' } },
  },
}
const found = (chapter: object) =>
  problemsOf(termsAreKnown, { 2: chapter, ...later }).map(({ message }) => /"(.+?)"/.exec(message)?.[1])

test.each([
  [
    'in small letters',
    { characters: { anna: { ...anna, headline: 'Anna sees a tide mark on the wall.' } } },
    'tide marks',
  ],
  ['in the singular', { characters: { anna: { ...anna, headline: 'Anna prays like a halfgod.' } } }, 'Halfgods'],
  ['in an id', { notes: { 'halfgod-at-sea': { category: 'other', content: 'x' } } }, 'Halfgods'],
  ['in a title', { title: 'Tide Marks' }, 'tide marks'],
])('[DATA-4] a term of the world is found before its chapter %s', (_, chapter, term) => {
  expect(found(chapter)).toEqual([term])
})

test('a term may stand from its chapter on, and what somebody can do is called by plain words', () => {
  expect(found({ characters: { anna: { ...anna, headline: 'Anna has a calm sleep.' } } })).toEqual([])
  const after = { 6: { characters: { anna: { ...anna, headline: 'Anna sees a tide mark.' } } } }
  expect(problemsOf(termsAreKnown, { ...later, ...after })).toEqual([])
})
