import { describe, expect, test } from 'vitest'
import type { Kind } from '#kinds/kinds.ts'
import { allSections } from '#story/testing/sections.ts'
import { addressInBook, entryAddress, routeOf } from './entry-address.ts'

const book = { sections: allSections }

describe('the record of an entry opens', () => {
  test.each([
    ['characters', '/codex/characters?id=one'],
    ['worldLore', '/codex/world-lore?id=one'],
    ['mysteries', '/codex/mysteries?id=one'],
    ['pathways', '/pathways/one'],
    ['quests', '/quests?id=one'],
    ['news', '/codex/recent-activity?id=news:one'],
  ] as const)('of %s at %s', (kind, address) => {
    expect(entryAddress(kind, 'one')).toBe(address)
    expect(addressInBook(kind, 'one', book)).toBe(address)
  })

  test('of a journal where its book has it', () => {
    expect(addressInBook('diary', 'leaf', book)).toBe('/codex/old-diary?id=leaf')
    expect(addressInBook('notes', 'first', book)).toBe('/codex/hero-notes?id=first')
  })

  test('nowhere where it is seen in popups alone', () => {
    for (const kind of ['inventory', 'transactions', 'abilities'] satisfies Kind[])
      expect(addressInBook(kind, 'one', book)).toBeUndefined()
  })
})

test('a category lies under the name of its kind in small letters, a journal under the word of its book', () => {
  expect(routeOf('worldLore')).toBe('world-lore')
  expect(routeOf('items', book)).toBe('items')
  expect(routeOf('diary', book)).toBe('old-diary')
})
