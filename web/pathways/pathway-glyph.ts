import type { Glyph } from '#web/illustrations/glyph.ts'
import lanternFlame from '~icons/game-icons/lantern-flame'

/** The engraving of a pathway: the one sent with the story, or a lantern if it has none. */
export function pathwayGlyph(paths: readonly string[] | undefined): Glyph {
  return paths ? { body: paths } : lanternFlame
}
