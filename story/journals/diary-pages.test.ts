import { describe, expect, test } from 'vitest'
import { diaryText, pagesOf } from './diary-pages.ts'

const page = (number: number | undefined, label: string | undefined, ...paragraphs: string[]) => ({
  number,
  label,
  paragraphs,
})

describe('[DIARY-2] a text is cut into pages', () => {
  test('at its markers, on a line of their own or not', () => {
    expect(pagesOf('Page 1 (outer side): Haste.\nPage 2 (inner side): Three roads.')).toEqual([
      page(1, 'outer side', 'Haste.'),
      page(2, 'inner side', 'Three roads.'),
    ])
    expect(pagesOf('Page 1 (a): One. Page 2 (b): Two.')).toEqual([page(1, 'a', 'One.'), page(2, 'b', 'Two.')])
  })

  test('with the numbers that stand there', () => {
    expect(pagesOf('Page 3 (a): Three. Page 12 (b): Twelve.').map(({ number }) => number)).toEqual([3, 12])
  })

  test('with labels that hold parentheses', () => {
    expect(pagesOf('Page 1 (August (no year)): Doubts (many).')).toEqual([
      page(1, 'August (no year)', 'Doubts (many).'),
    ])
  })

  test('with labels that have no space around them', () => {
    expect(pagesOf('Page 1 ( outer side ): Haste.')).toEqual([page(1, 'outer side', 'Haste.')])
  })

  test('and each page into its paragraphs', () => {
    expect(pagesOf('Page 1 (a):\n\nOne.\n  Two.\n')).toEqual([page(1, 'a', 'One.', 'Two.')])
  })

  test('with whatever stands before the first marker as a page without a number', () => {
    expect(pagesOf('A scrap. Page 1 (a): One.')).toEqual([page(undefined, undefined, 'A scrap.'), page(1, 'a', 'One.')])
    expect(pagesOf('A scrap.')).toEqual([page(undefined, undefined, 'A scrap.')])
  })

  test('only at markers: other words in parentheses and other pages are text', () => {
    for (const text of ['See page 2 (inner side): nothing.', 'Page 2: nothing.', 'Page two (a): nothing.'])
      expect(pagesOf(text)).toEqual([page(undefined, undefined, text)])
  })
})

describe('[DIARY-2] what an entry says', () => {
  const introduction = [{ type: 'paragraph', text: 'Of three roads.' }]

  test('is the description, and then the content in pages', () => {
    expect(diaryText('Of three roads.', 'Page 1 (a): One.')).toEqual({ introduction, pages: [page(1, 'a', 'One.')] })
  })

  test('is the content where there is no description', () => {
    expect(diaryText(undefined, 'Page 1 (a): One.')).toEqual({ introduction: [], pages: [page(1, 'a', 'One.')] })
  })

  test('is a description alone: pages if it has markers, else an introduction', () => {
    expect(diaryText('Of three roads.', undefined)).toEqual({ introduction, pages: [] })
    expect(diaryText('Page 1 (a): One.', undefined)).toEqual({ introduction: [], pages: [page(1, 'a', 'One.')] })
  })

  test('is nothing while nothing was told', () => {
    expect(diaryText(undefined, undefined)).toEqual({ introduction: [], pages: [] })
  })
})
