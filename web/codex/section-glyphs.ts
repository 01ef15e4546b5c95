import type { CodexSection } from '#story/codex.ts'
import type { Glyph } from '#web/engraving/glyph.ts'
import barbedSun from '~icons/game-icons/barbed-sun'
import church from '~icons/game-icons/church'
import hourglass from '~icons/game-icons/hourglass'
import newspaper from '~icons/game-icons/newspaper'
import notebook from '~icons/game-icons/notebook'
import quillInk from '~icons/game-icons/quill-ink'
import revolver from '~icons/game-icons/revolver'
import stoneTablet from '~icons/game-icons/stone-tablet'
import topHat from '~icons/game-icons/top-hat'
import waxSeal from '~icons/game-icons/wax-seal'

/** The plate on each drawer of the codex. */
export const sectionGlyphs: Record<CodexSection['key'], Glyph> = {
  characters: topHat,
  items: revolver,
  deities: barbedSun,
  organizations: waxSeal,
  locations: church,
  history: hourglass,
  worldLore: stoneTablet,
  diary: quillInk,
  notes: notebook,
  recentActivity: newspaper,
}
