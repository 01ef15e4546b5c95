import type { Glyph } from '#web/illustrations/glyph.ts'
import knapsack from '~icons/game-icons/knapsack'

/** The engraving of an item: the one sent with the story, or a knapsack if it has none. */
export function itemGlyph(paths: readonly string[] | undefined): Glyph {
  return paths ? { body: paths } : knapsack
}
