import { describe, expect, test } from 'vitest'
import { type Chapter, chapterKey } from './chapter.ts'
import type { Story } from './story.ts'
import { createTimeline } from './timeline.ts'

/** Chapters that each tell one item, named after the chapter. */
const chaptersTo = (last: number): Record<string, Chapter> =>
  Object.fromEntries(Array.from({ length: last }, (_, index) => [chapterKey(index + 1), telling(`item-${index + 1}`)]))

const telling = (id: string): Chapter => ({ items: { [id]: { name: id } } })
const itemsOf = ({ items }: Story) => items.map(({ id }) => id)

describe('opening a book', () => {
  test('reaches every chapter from every other, whatever is merged at once', () => {
    const book = chaptersTo(12)
    for (let stride = 1; stride <= 6; stride++)
      for (let first = 0; first <= 12; first++)
        for (let then = 0; then <= 12; then++) {
          const storyAt = createTimeline(book, stride)
          storyAt(first)
          const story = storyAt(then)

          expect([story.chapter, story.items.length, stride, first]).toEqual([then, then, stride, first])
        }
  })

  test('reads no chapter before it is opened, so that one may still be added', () => {
    const book = chaptersTo(1)
    const storyAt = createTimeline(book)
    storyAt(1)
    book.chapter_2 = telling('late')

    expect(itemsOf(storyAt(2))).toEqual(['item-1', 'late'])
  })
})

describe('letting go of what was opened beyond a chapter', () => {
  test('merges it anew when it is opened again, and keeps the stories up to the chapter', () => {
    const book = chaptersTo(3)
    const storyAt = createTimeline(book)
    const [first, second] = [storyAt(1), storyAt(2)]
    storyAt(3)
    book.chapter_3 = telling('other')
    storyAt.letGo(2)

    expect(itemsOf(storyAt(3))).toEqual(['item-1', 'item-2', 'other'])
    expect(storyAt(1)).toBe(first)
    expect(storyAt(2)).toBe(second)
  })

  test.each([0, -1])('leaves nothing but the story before the book where the chapter is %i', (number) => {
    const book = chaptersTo(1)
    const storyAt = createTimeline(book)
    const before = storyAt(0)
    storyAt(1)
    book.chapter_1 = telling('other')
    storyAt.letGo(number)

    expect(itemsOf(storyAt(1))).toEqual(['other'])
    expect(storyAt(0)).toBe(before)
  })

  test('changes nothing where no chapter beyond it was opened', () => {
    const storyAt = createTimeline(chaptersTo(4))
    const second = storyAt(2)
    storyAt.letGo(3)

    expect(storyAt(2)).toBe(second)
    expect(itemsOf(storyAt(4))).toEqual(['item-1', 'item-2', 'item-3', 'item-4'])
  })
})
