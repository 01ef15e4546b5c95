import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { tiesEndWithALife } from './ties-end-with-a-life.ts'

const tie = (to: string, as: string) => ({ ties: { [to]: { as, text: 'They sail on one ship.' } } })
const dies = { status: 'Deceased' }
const problems = (second: object, as = 'colleague', exceptions: readonly unknown[] = []) =>
  problemsOf(
    tiesEndWithALife,
    { 1: { characters: { anna: { ...anna, ...tie('bertram', as) }, bertram: anna } }, 2: { characters: second } },
    exceptions,
  )

test.each([
  ['of the one who tells it', { anna: dies }, 'characters.anna.status'],
  ['of the other', { bertram: dies }, 'characters.bertram.status'],
])('[DATA-4] a tie that outlives the death %s is found', (_, told, at) => {
  expect(problems(told)).toMatchObject([
    { message: `${at}: "Deceased", but the tie of anna to bertram goes on (colleague).` },
  ])
})

test.each([
  ['ends in the same chapter', { anna: { ties: { bertram: { ended: true } } }, bertram: dies }, 'colleague'],
  ['is another one from then on', { anna: tie('bertram', 'killer'), bertram: dies }, 'friend'],
  ['is one of blood', { bertram: dies }, 'sibling'],
  ['is that of somebody who lives', { bertram: { status: 'Missing' } }, 'colleague'],
])('a tie that %s is not', (_, told, as) => {
  expect(problems(told, as)).toEqual([])
})

test('nor is one that is told of the dead', () => {
  const chapters = {
    1: { characters: { anna, bertram: { ...anna, ...dies } } },
    2: { characters: { anna: tie('bertram', 'friend') } },
  }
  expect(problemsOf(tiesEndWithALife, chapters)).toEqual([])
})

test('nor is one of an entry that is gone by then', () => {
  const chapters = {
    1: { characters: { anna, bertram: { ...anna, ...tie('anna', 'friend') } } },
    2: { characters: { bertram: null } },
    3: { characters: { anna: dies } },
  }
  expect(problemsOf(tiesEndWithALife, chapters)).toEqual([])
})

test('who comes back is declared once', () => {
  expect(problems({ bertram: dies }, 'friend', [{ what: 'bertram', why: 'Wakes in chapter 3.' }])).toEqual([])
})
