import { expect, test } from 'vitest'
import { addressOf, inWords } from './words.ts'

test('names are said in words', () => {
  expect(inWords('report-misinformation')).toBe('Report misinformation')
  expect(inWords('worldLore')).toBe('World lore')
  expect(inWords('pending')).toBe('Pending')
})

test('an entry is found where the codex shows it', () => {
  expect(addressOf({ kind: 'worldLore', id: 'red-moon' })).toBe('/codex/world-lore?id=red-moon')
  expect(addressOf({ kind: 'pathways', id: 'seer' })).toBe('/pathways/seer')
  expect(addressOf({ kind: 'diary', id: 'leaf-1' })).toBeUndefined()
})
