import { describe, expect, test } from 'vitest'
import { LONGEST } from '#story/search/fold.ts'
import { sharedWords } from './shared-words.ts'

describe('[FIND-7] a shared text', () => {
  test.each([
    ['a name', 'Wren Harrow', 'Wren Harrow'],
    ['an excerpt', '“Wren Harrow”\n\n— The Lamps of Saltmere\nhttps://example.com/a?b', 'Wren Harrow'],
    ['a name after an address', 'https://example.com/wren Wren’s lamp', 'Wren’s lamp'],
    ['a possessive and a hyphen', ' «Old-Wives’ Light», ', 'Old-Wives’ Light'],
    ['only an address', 'https://example.com', ''],
    ['signs that are not seen', 'Wr\u00aden\u202e \u0000Harrow\u200b', 'Wren Harrow'],
    ['nothing', '', ''],
  ])('%s', (_, text, words) => {
    expect(sharedWords([text])).toBe(words)
  })

  test('is cut after a whole word, and an endless one where it must be', () => {
    expect(sharedWords([`${'lamp '.repeat(16)}lighthouse`])).toBe('lamp '.repeat(16).trim())
    expect(sharedWords(['x'.repeat(100_000)])).toHaveLength(LONGEST)
    const [half] = [sharedWords([`x${'🕯'.repeat(100)}`])]
    expect(half.isWellFormed()).toBe(true)
  })

  test('leaves the word to its title where it says nothing itself', () => {
    expect(sharedWords(['https://example.com', 'Wren'])).toBe('Wren')
    expect(sharedWords([null, null])).toBe('')
  })

  test('is read at once however hostile it is', () => {
    for (const hostile of ['“'.repeat(100_000), 'a:'.repeat(50_000), ' '.repeat(100_000), 'ab://'.repeat(20_000)])
      expect(sharedWords([hostile]).length).toBeLessThanOrEqual(LONGEST)
  })
})
