import type { Book } from '#story/schema/book.ts'
import type { GlyphOf } from './glyphs.ts'

/** The screens that draw glyphs of book.yaml. Each has its own file, because they are loaded separately. */
type Screen = 'sections' | 'welcome' | 'achievements'

/** A glyph that book.yaml names: the key by which a screen requests it, and its path in the file. */
type NamedGlyph = { screen: Screen; key: string; icon: string; path: (string | number)[] }

/** Every glyph that book.yaml names. They are public and part of the app. */
export function glyphsOfBook({ sections, welcome, achievements }: Book): NamedGlyph[] {
  return [
    ...Object.entries(sections).flatMap(([key, words]): NamedGlyph[] =>
      words && 'icon' in words ? [{ screen: 'sections', key, icon: words.icon, path: ['sections', key, 'icon'] }] : [],
    ),
    ...welcome.places.map(({ icon }, at): NamedGlyph => {
      return { screen: 'welcome', key: icon, icon, path: ['welcome', 'places', at, 'icon'] }
    }),
    ...(achievements?.all ?? []).map(({ icon }, at): NamedGlyph => {
      return { screen: 'achievements', key: icon, icon, path: ['achievements', 'all', at, 'icon'] }
    }),
  ]
}

/** The drawings that each screen needs; an unknown glyph is omitted. */
export function publicGlyphs(
  book: Book,
  glyphOf: GlyphOf,
): Record<Screen, Record<string, { body: readonly string[] }>> {
  const named = glyphsOfBook(book)
  const drawn = (screen: Screen) =>
    Object.fromEntries(
      named.flatMap(({ screen: its, key, icon }) => {
        const body = its === screen ? glyphOf(icon) : undefined
        return body ? [[key, { body }]] : []
      }),
    )
  return { sections: drawn('sections'), welcome: drawn('welcome'), achievements: drawn('achievements') }
}
