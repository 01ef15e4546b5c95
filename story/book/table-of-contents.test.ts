import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { chapterTitle, findHeading, headingText, tableOfContents } from './table-of-contents.ts'

const book = {
  chapters: { first: 1 as const, last: 5, total: 100, bundle: 25 },
  volumes: [
    { title: 'Volume 1 - Harbour', from: 1, to: 4 },
    { title: 'Volume 2', from: 5, to: 90 },
  ],
  labels: { '1': 'The Quay', '4': 'The Storm' },
}

const storyAt = createTimeline({
  chapter_1: { title: 'A quay at night' },
  chapter_2: { title: 'A letter' },
  chapter_3: { title: 'The traitor is Bert' },
  chapter_5: { title: 'Zoe dies' },
})

const titles = (chapter: number) =>
  tableOfContents(storyAt(chapter), book).flatMap(({ headings }) => headings.map(({ title }) => title))

describe('[SHELL-3] the table of contents', () => {
  test('lists every chapter that can be chosen, by volume', () => {
    const volumes = tableOfContents(storyAt(2), book)
    expect(volumes.map(({ title, headings }) => [title, headings.map(({ number }) => number)])).toEqual([
      ['Volume 1 - Harbour', [1, 2, 3, 4]],
      ['Volume 2', [5]],
    ])
  })

  test('says where the reader is', () => {
    const states = (here?: number) =>
      tableOfContents(storyAt(2), book, here).flatMap(({ headings }) => headings.map(({ state }) => state))
    expect(states()).toEqual(['read', 'here', 'ahead', 'ahead', 'ahead'])
    expect(states(4)).toEqual(['read', 'read', 'read', 'here', 'ahead'])
  })

  test('always shows the fixed labels, and other titles only from their chapter on', () => {
    expect(titles(0)).toEqual(['The Quay', undefined, undefined, 'The Storm', undefined])
    expect(titles(2)).toEqual(['The Quay', 'A letter', undefined, 'The Storm', undefined])
    expect(titles(5)).toEqual(['The Quay', 'A letter', 'The traitor is Bert', 'The Storm', 'Zoe dies'])
  })

  test('writes ???? for a title ahead, and nothing for a chapter that has none', () => {
    const texts = (here: number) =>
      tableOfContents(storyAt(0), book, here).flatMap(({ headings }) => headings.map(headingText))
    expect(texts(2)).toEqual(['The Quay', '', '????', 'The Storm', '????'])
  })

  test('[DATA-4] is the same whatever the later chapters are called', () => {
    const other = createTimeline({ chapter_1: { title: 'A quay at night' }, chapter_2: { title: 'A letter' } })
    expect(tableOfContents(storyAt(2), book)).toEqual(tableOfContents(other(2), book))
  })

  test.each([
    ['3', 3],
    [' 5 ', 5],
    ['Chapter 3', 3],
    ['ch. 5', 5],
    ['chapter 6', undefined],
    ['chapter', undefined],
    ['the s', 4],
    ['LETTER', 2],
    ['q', 1],
    ['6', undefined],
    ['traitor', undefined],
    ['????', undefined],
  ])('finds for %j the chapter %s', (typed, number) => {
    expect(findHeading(tableOfContents(storyAt(2), book), typed)?.number).toBe(number)
  })

  test('gives one title by itself', () => {
    expect(chapterTitle(storyAt(2), book, 2)).toBe('A letter')
    expect(chapterTitle(storyAt(2), book, 3)).toBeUndefined()
    expect(chapterTitle(storyAt(2), book, 4)).toBe('The Storm')
  })
})
