import type { Glyph } from '#web/illustrations/glyph.ts'
import lanternFlame from '~icons/game-icons/lantern-flame'

/** The engraving of a pathway: the one that came with the story, else a lantern for whatever has none. */
export function pathwayGlyph(paths: readonly string[] | undefined): Glyph {
  return paths ? { body: paths } : lanternFlame
}
