import { expect, test } from 'vitest'
import { turnedText } from './turned-text.ts'

test.each([
  [9, 'Chapter 42. Nine entries came out of the fog.'],
  [1, 'Chapter 42. One entry came out of the fog.'],
  [12, 'Chapter 42. Twelve entries came out of the fog.'],
  [13, 'Chapter 42. 13 entries came out of the fog.'],
  [0, 'Chapter 42. Nothing new came out of the fog.'],
  [undefined, 'Chapter 42. What comes later is back in the fog.'],
])('%s new entries are told in words', (newEntries, text) => {
  expect(turnedText(42, newEntries)).toBe(text)
})
