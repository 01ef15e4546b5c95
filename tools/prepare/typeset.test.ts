import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

const set = (title: string) => typeset({ title }).title

test.each([
  ["Old Neil's pendulum, the sailors' song", 'Old Neil’s pendulum, the sailors’ song'],
  ["He calls it 'the game', and smiles.", 'He calls it ‘the game’, and smiles.'],
  ['She says: "It is the Captain\'s."', 'She says: “It is the Captain’s.”'],
  ['("Fool", 1349)', '(“Fool”, 1349)'],
  ['the “Fool” of 1349', 'the “Fool” of 1349'],
])('%s is set as %s', (typed, read) => {
  expect(set(typed)).toBe(read)
})

test('texts are set however deep they stand, and nothing else changes', () => {
  const chapter = {
    items: { bell: { description: ["Klein's bell"], quantity: 2, owner: null } },
    notes: { a: { tags: ["Neil's"] } },
  }

  expect(typeset(chapter as never)).toEqual({
    items: { bell: { description: ['Klein’s bell'], quantity: 2, owner: null } },
    notes: { a: { tags: ['Neil’s'] } },
  })
})
