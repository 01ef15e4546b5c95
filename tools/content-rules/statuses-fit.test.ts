import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { statusesFit } from './statuses-fit.ts'

const told = (...statuses: string[]) =>
  Object.fromEntries(statuses.map((status, index) => [index + 1, { characters: { anna: { ...anna, status } } }]))

test('[CHAR-1] the words of the guide pass', () => {
  expect(problemsOf(statusesFit, told('Alive', 'Missing', 'Alive', 'Deceased', 'Deceased (historical)'))).toEqual([])
})

test.each([
  ['a word of its own', told('Fine')],
  ['a dead person who lives', told('Deceased', 'Alive')],
])('[CHAR-1] %s is found', (_, chapters) => {
  expect(problemsOf(statusesFit, chapters)).toHaveLength(1)
})
