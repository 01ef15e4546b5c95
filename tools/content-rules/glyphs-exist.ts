import { type GlyphOf, gameIcons } from '#tools/prepare/glyphs.ts'
import { glyphsOfBook } from '#tools/prepare/public-glyphs.ts'
import { type Rule, tellings } from './rule.ts'

export const glyphsExist: Rule = {
  name: 'glyphs-exist',
  why: 'An entry whose glyph does not exist would be drawn without a picture.',

  *check(checked) {
    const glyphOf: GlyphOf = gameIcons()
    for (const { icon, path } of glyphsOfBook(checked.book)) {
      if (glyphOf(icon)) continue
      const message = `book.yaml, ${path.join('.')}: there is no glyph "${icon}".`
      yield { chapter: 0, path: path.map(String), message, tip: 'Take a name from the set game-icons.' }
    }
    for (const { chapter, path, told } of tellings(checked)) {
      if (typeof told.icon !== 'string' || glyphOf(told.icon)) continue
      const at = [...path, 'icon']
      yield {
        chapter,
        path: at,
        message: `${at.join('.')}: there is no glyph "${told.icon}".`,
        tip: 'Take a name from the set game-icons.',
      }
    }
  },
}
