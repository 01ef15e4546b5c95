import { expect, test } from 'vitest'
import { isSame } from './is-same.ts'

const card = (name: string) => ({ name, status: { word: 'Lost', tone: 'lost' }, glyph: ['M0 0'], owner: undefined })

test.each([
  ['what says the same', card('A lamp'), card('A lamp'), true],
  ['another word', card('A lamp'), card('A bell'), false],
  [
    'another word further inside',
    card('A lamp'),
    { ...card('A lamp'), status: { word: 'Lost', tone: 'plain' } },
    false,
  ],
  ['a line more', { lines: ['a'] }, { lines: ['a', 'b'] }, false],
  ['a field that is not there', { owner: undefined }, { name: undefined }, false],
  ['nothing and no object', null, {}, false],
])('%s', (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})
