import { describe, expect, test } from 'vitest'
import { chapterOf, devicePlace, shownTo } from './chapter-schema.ts'

const book = { chapters: { first: 3, last: 90 } }
const UNKNOWN = 'The chapter is not one of this book'

describe('[DATA-12] a chapter', () => {
  test.each([3, 4, 90])('of this book is taken: %j', (chapter) => {
    expect(chapterOf(book).parse(chapter)).toBe(chapter)
  })

  test.each([2, 91, 0, -3, 7.5, Number.NaN, '7', null, undefined, [7]])('of no book is refused: %j', (chapter) => {
    expect(chapterOf(book).safeParse(chapter).error?.issues[0]?.message).toBe(UNKNOWN)
  })
})

describe('[DATA-12] the chapter of a device, in the query of a call', () => {
  const said = (query: object) => devicePlace(book).safeParse(query)

  test.each([
    ['3', 3],
    ['42', 42],
    ['090', 90],
  ])('is a number of this book: %j', (chapter, is) => {
    expect(said({ chapter }).data).toEqual({ chapter: is })
  })

  test('may be left out', () => {
    expect(said({}).data).toEqual({})
  })

  test.each(['2', '91', '', ' 7', '7 ', '+7', '-7', '7.0', '7e0', '0x7', 'seven', '7,90'])(
    'is else refused: %j',
    (chapter) => {
      const { error } = said({ chapter })
      expect(error?.issues.map(({ path, message }) => ({ path, message }))[0]).toEqual({
        path: ['chapter'],
        message: UNKNOWN,
      })
    },
  )
})

test('[DATA-6] posts are shown up to the chapter that is behind, of the account and of the device', () => {
  expect(shownTo(40, 7)).toBe(7)
  expect(shownTo(7, 40)).toBe(7)
  expect(shownTo(40)).toBe(40)
})
