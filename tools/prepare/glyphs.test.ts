import { expect, test } from 'vitest'
import { gameIcons } from './glyphs.ts'

test('[CODEX-5] a glyph is drawn in whole units, and one that does not exist not at all', () => {
  const glyphOf = gameIcons()

  expect(glyphOf('revolver')?.join('')).toMatch(/^M[-\d\sMmLlHhVvCcSsQqTtAaZz]+$/)
  expect(glyphOf('no-such-glyph')).toBeUndefined()
})
