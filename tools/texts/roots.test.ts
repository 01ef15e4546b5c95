import { expect, test } from 'vitest'
import { rootOf } from './roots.ts'
import { wordsOf } from './words.ts'

const root = (word: string) => rootOf(wordsOf(word)[0]?.stem ?? '')

test.each([
  ['kidnapping', 'kidnapped'],
  ['recover', 'recovery'],
  ['mysterious', 'mystery'],
  ['armour', 'armor'],
  ['swindle', 'swindlers'],
])('%s and %s have one root', (one, other) => {
  expect(root(one)).toBe(root(other))
})

test.each([
  ['death', 'dearth'],
  ['mourner', 'morning'],
  ['traitor', 'train'],
])('%s and %s have two', (one, other) => {
  expect(root(one)).not.toBe(root(other))
})
