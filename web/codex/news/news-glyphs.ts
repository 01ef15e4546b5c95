import glyphs from '#glyphs/sections'
import type { NewsKind } from '#story/news/news-kinds.ts'
import type { Glyph } from '#web/illustrations/glyph.ts'
import magnifyingGlass from '~icons/game-icons/magnifying-glass'
import newspaper from '~icons/game-icons/newspaper'

/** The symbol before each line of the timeline. */
export const newsGlyphs: Record<NewsKind, Glyph> = {
  ...glyphs,
  mysteries: magnifyingGlass,
  news: newspaper,
  transactions: glyphs.balance,
}
