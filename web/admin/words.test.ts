import { expect, test } from 'vitest'
import { addressOf, changeInWords, inWords } from './words.ts'

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

test.each([
  [{ field: 'status', before: 'pending', after: 'reviewed' }, 'Status from pending to reviewed'],
  [{ field: 'chapter', before: '10', after: '50' }, 'Chapter from 10 to 50'],
  [{ field: 'reports', before: '1', after: 'settled' }, '1 spoiler report settled'],
  [{ field: 'reports', before: '3', after: 'dismissed' }, '3 spoiler reports dismissed'],
  [{ field: 'post', before: 'posted', after: 'withdrawn' }, 'Withdrawn'],
] as const)('the audit log says %j in words', (line, words) => {
  expect(changeInWords(line)).toBe(words)
})
