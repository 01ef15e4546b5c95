import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { killingsDoNotEnd } from './killings-do-not-end.ts'

const text = 'They sail on one ship.'
const problems = (first: object, second: object) =>
  problemsOf(killingsDoNotEnd, {
    1: { characters: { anna: { ...anna, ties: { bertram: { text, ...first } } }, bertram: anna } },
    2: { characters: { anna: { ties: { bertram: second } } } },
  }).map(({ message }) => message)

test.each([
  ['told with its end', { as: 'friend' }, { as: 'killer', ended: true }, 'ended', 'killer'],
  ['that ends later', { as: 'killed by' }, { ended: true }, 'ended', 'killed by'],
  ['with a chapter until which it holds', { as: 'friend' }, { as: 'killed by', until: 2 }, 'until', 'killed by'],
])('[CODEX-3] a killing %s is found', (_, first, second, field, as) => {
  expect(problems(first, second)).toEqual([
    `characters.anna.ties.bertram.${field}: the tie is "${as}", which has no end.`,
  ])
})

test.each([
  ['a killing without an end', { as: 'enemy' }, { as: 'killer' }],
  ['a friendship with one', { as: 'friend' }, { ended: true }],
  ['a tie that is taken back', { as: 'killer' }, null],
])('%s passes', (_, first, second) => {
  expect(problems(first, second as object)).toEqual([])
})
