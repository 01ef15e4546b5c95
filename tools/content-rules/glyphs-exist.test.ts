import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { smallBook } from '#tools/testing/small-book.ts'
import { glyphsExist } from './glyphs-exist.ts'

const item = (icon: string) => ({
  1: { items: { gun: { name: 'Gun', category: 'weapon', description: 'A heavy gun.', icon } } },
})

test('[CODEX-5] a glyph of the set passes', () => {
  expect(problemsOf(glyphsExist, item('revolver'))).toEqual([])
})

test('[CODEX-5] a glyph that is not in the set is found', () => {
  expect(problemsOf(glyphsExist, item('revolvre'))).toHaveLength(1)
})

test('[CODEX-5] a glyph that book.yaml names is looked up too', () => {
  const category = { ...smallBook.sections.characters, icon: 'no-such-glyph' }
  const book = { ...smallBook, sections: { ...smallBook.sections, characters: category } }

  expect(problemsOf(glyphsExist, {}, [], book)).toMatchObject([
    { file: expect.stringMatching(/book\.yaml$/), message: expect.stringContaining('"no-such-glyph"') },
  ])
})
