import { declarationOf } from '#kinds/kinds.ts'
import { textsWithRole } from '#kinds/walk.ts'
import { type GlyphOf, gameIcons } from '#tools/prepare/glyphs.ts'
import { glyphsOfBook } from '#tools/prepare/public-glyphs.ts'
import { patches, type Rule } from './rule.ts'

export const glyphsExist: Rule = {
  name: 'glyphs-exist',
  why: 'An entry whose glyph does not exist would be drawn without a picture.',

  *check(checked) {
    const glyphOf: GlyphOf = gameIcons()
    for (const { icon, path } of glyphsOfBook(checked.book)) {
      if (glyphOf(icon)) continue
      const message = `book.yaml, ${path.join('.')}: there is no glyph "${icon}".`
      yield { chapter: 0, path: path.map(String), message, tip: 'Choose a name from the set game-icons.' }
    }
    for (const { chapter, kind, path, told } of patches(checked)) {
      for (const { path: below, text } of textsWithRole(declarationOf(kind).fields, told, 'glyph')) {
        if (glyphOf(text)) continue
        const at = [...path, ...below]
        const message = `${at.join('.')}: there is no glyph "${text}".`
        yield { chapter, path: at, message, tip: 'Choose a name from the set game-icons.' }
      }
    }
  },
}
