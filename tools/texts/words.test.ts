import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const stems = (text: string) => wordsOf(text).map(({ stem }) => stem)

test.each([
  ['Dunn', "Dunn's"],
  ['Nighthawk', 'Nighthawks'],
  ['Megose', "the Megoses'"],
  ['Church', 'churches'],
  ['Antigonus', "Antigonus's"],
])('%s and %s are one word', (one, other) => {
  expect(stems(other)).toContain(stems(one)[0])
})

test.each([
  ['god', 'goddess'],
  ['for', 'Fors'],
  ['demon', 'demoness'],
])('%s and %s are two', (one, other) => {
  expect(stems(other)).not.toEqual(stems(one))
})

test('hyphens part words, and a sentence knows where it opens', () => {
  expect(
    wordsOf('He came. "Gold-rimmed," said Anna. 2 May').map(({ stem, opensSentence }) => [stem, opensSentence]),
  ).toEqual([
    ['he', true],
    ['cam', false],
    ['gold', true],
    ['rimmed', false],
    ['said', false],
    ['anna', false],
    ['2', true],
    ['may', false],
  ])
})
