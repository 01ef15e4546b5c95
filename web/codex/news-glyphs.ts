import type { NewsKind } from '#story/news-kinds.ts'
import type { Glyph } from '#web/engraving/glyph.ts'
import coinsPile from '~icons/game-icons/coins-pile'
import eyeTarget from '~icons/game-icons/eye-target'
import magnifyingGlass from '~icons/game-icons/magnifying-glass'
import newspaper from '~icons/game-icons/newspaper'
import scrollUnfurled from '~icons/game-icons/scroll-unfurled'
import spellBook from '~icons/game-icons/spell-book'
import { sectionGlyphs } from './section-glyphs.ts'

const { recentActivity: _, ...drawers } = sectionGlyphs

/** The mark before each line of the timeline. */
export const newsGlyphs: Record<NewsKind, Glyph> = {
  ...drawers,
  pathways: spellBook,
  mysteries: magnifyingGlass,
  news: newspaper,
  quests: scrollUnfurled,
  transactions: coinsPile,
  abilities: eyeTarget,
}
