import { expect, test } from 'vitest'
import { closed } from './sentence.ts'

test('a sentence without a stop is given one', () => {
  expect(closed('She sails')).toBe('She sails.')
  expect(closed('Is it Mr. Black')).toBe('Is it Mr. Black.')
  expect(closed('They call it “home”')).toBe('They call it “home”.')
})

test('a sentence that has a stop or a mark of its own keeps it, also before a closing quotation mark', () => {
  for (const sentence of ['She sails.', 'Sail!', 'Who sails?', 'And then…', '“Sail!”', '‘Sail.’', '"Sail."'])
    expect(closed(sentence)).toBe(sentence)
})
