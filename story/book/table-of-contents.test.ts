import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { twoVolumes as book, twoVolumesAt as storyAt } from '#story/testing/two-volumes.ts'
import { chapterTitle, findHeading, headingText, tableOfContents } from './table-of-contents.ts'

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

  test('finds a title with a number in it by its words, and a chapter by its number alone', () => {
    const chapters = { first: 1 as const, last: 12, total: 20, bundle: 25 }
    const volumes = [{ title: 'Volume 1', from: 1, to: 12 }]
    const labels = { '2': 'Cabin 12', '5': 'Chapter and verse', '11': '12 bells' }
    const found = (typed: string) =>
      findHeading(tableOfContents(storyAt(0), { chapters, volumes, labels }), typed)?.number

    expect(['cabin 12', '12 bells', 'chapter'].map(found)).toEqual([2, 11, 5])
    expect(['12', 'ch 12', 'ch.12', 'chapter12', 'Chapter   12'].map(found)).toEqual([12, 12, 12, 12, 12])
  })

  test('finds the title that begins with what was typed before one that has it elsewhere', () => {
    const labels = { '1': 'After the storm', '3': 'Rain, then storm', '4': 'Storm at sea' }
    const found = (typed: string) => findHeading(tableOfContents(storyAt(0), { ...book, labels }), typed)?.number

    expect(found('storm')).toBe(4)
    expect(found('then')).toBe(3)
  })

  test('gives one title by itself', () => {
    expect(chapterTitle(storyAt(2), book, 2)).toBe('A letter')
    expect(chapterTitle(storyAt(2), book, 3)).toBeUndefined()
    expect(chapterTitle(storyAt(2), book, 4)).toBe('The Storm')
  })
})
