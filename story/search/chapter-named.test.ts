import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { twoVolumes as book, twoVolumesAt as storyAt } from '#story/testing/two-volumes.ts'
import { chapterNamed } from './chapter-named.ts'

describe('[FIND-2] words name a chapter', () => {
  const named = (words: string, chapter = 4) => chapterNamed(storyAt(chapter), book, words)

  test('by its number or its whole title', () => {
    for (const words of ['2', ' Chapter 2 ', 'ch. 2', 'A letter', 'a LETTER ']) expect(named(words), words).toBe(2)
    expect(named('4', 4)).toBe(4)
  })

  test('and not by a part of its title, or by words that only have its number', () => {
    for (const words of ['letter', 'a lett', '', 'Degree 2', '22']) expect(named(words), words).toBeUndefined()
  })

  test('by its title without quotation marks, accents and dashes, with any apostrophe, and if another one begins with it', () => {
    const titles = ['The quay’s end', 'Anna, again', '"Anna" \u2013 again', "Noël's bell", 'The quay', '2']
    const named = (words: string) => {
      const told = titles.map((title, at) => [`chapter_${at + 2}`, { title }])
      const chapters = { ...book.chapters, last: 7 }
      const volumes = [{ title: 'Volume 1', from: 1, to: 7 }]
      return chapterNamed(createTimeline(Object.fromEntries(told))(7), { chapters, volumes, labels: {} }, words)
    }
    expect(["the quay's end", 'THE QUAY’S END', 'anna again', 'noels bell', 'the quay', '2', '7'].map(named)).toEqual([
      2, 2, 3, 5, 6, 2, 7,
    ])
  })

  test('[DATA-4] only if it has been read, whatever is known of it', () => {
    for (const words of ['5', 'Zoe dies', 'chapter 6', 'the storm']) expect(named(words, 3), words).toBeUndefined()
    expect(named('The Storm', 4)).toBe(4)
  })

  test('and not the first, before which nothing was told', () => {
    for (const words of ['1', 'The Quay']) expect(named(words), words).toBeUndefined()
  })
})
