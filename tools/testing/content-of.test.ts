import { expect, test } from 'vitest'
import { readContent } from '#tools/content/read-content.ts'
import { contentOf } from './content-of.ts'

const FOLDER = 'content-examples/monte-cristo'

test('the content of a folder is read once, as it is read elsewhere', () => {
  expect(contentOf(FOLDER)).toBe(contentOf(FOLDER))
  expect(contentOf(FOLDER).chapters.map(({ chapter }) => chapter)).toEqual(
    readContent(FOLDER).chapters.map(({ chapter }) => chapter),
  )
})

test('whoever changes it fails, at any depth', () => {
  const { book, chapters } = contentOf(FOLDER)
  const [name = ''] = Object.keys(chapters[0]!.chapter.characters ?? {})

  expect(() => chapters.pop()).toThrow(TypeError)
  expect(() => Object.assign(book!, { title: 'Another' })).toThrow(TypeError)
  expect(() => Object.assign(chapters[0]!.chapter.characters![name]!, { status: 'Dead' })).toThrow(TypeError)
})
