import { expect, test } from 'vitest'
import { book } from '../reader/book.ts'
import { achievementGlyphs } from './achievement-glyphs.ts'

test('[ACC-2] each of the 22 achievements has its own glyph, and no glyph is left over', () => {
  const icons = book.achievements?.all.map(({ icon }) => icon)
  expect(icons).toHaveLength(22)
  expect(icons?.toSorted()).toEqual(Object.keys(achievementGlyphs).toSorted())
})
