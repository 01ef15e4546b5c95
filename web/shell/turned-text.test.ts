import { expect, test } from 'vitest'
import { turnedText } from './turned-text.ts'

test.each([
  [9, 'Nine entries came out of the fog.'],
  [1, 'One entry came out of the fog.'],
  [12, 'Twelve entries came out of the fog.'],
  [13, '13 entries came out of the fog.'],
  [0, 'Nothing new.'],
  [undefined, 'What comes later is back in the fog.'],
])('%s new entries are told in words', (newEntries, text) => {
  expect(turnedText(newEntries)).toBe(text)
})
