import type { Glyph } from '#web/engraving/glyph.ts'
import abacus from '~icons/game-icons/abacus'
import archiveRegister from '~icons/game-icons/archive-register'
import armchair from '~icons/game-icons/armchair'
import binoculars from '~icons/game-icons/binoculars'
import calendar from '~icons/game-icons/calendar'
import candleLight from '~icons/game-icons/candle-light'
import checkMark from '~icons/game-icons/check-mark'
import clockwiseRotation from '~icons/game-icons/clockwise-rotation'
import closedDoors from '~icons/game-icons/closed-doors'
import crossroad from '~icons/game-icons/crossroad'
import footprint from '~icons/game-icons/footprint'
import key from '~icons/game-icons/key'
import laurelCrown from '~icons/game-icons/laurel-crown'
import meepleGroup from '~icons/game-icons/meeple-group'
import openBook from '~icons/game-icons/open-book'
import openTreasureChest from '~icons/game-icons/open-treasure-chest'
import owl from '~icons/game-icons/owl'
import quillInk from '~icons/game-icons/quill-ink'
import rooster from '~icons/game-icons/rooster'
import spyglass from '~icons/game-icons/spyglass'
import thumbUp from '~icons/game-icons/thumb-up'
import upgrade from '~icons/game-icons/upgrade'

/** The glyphs of the achievements by the names that book.yaml gives them. They are public, so they come with the screen. */
export const achievementGlyphs: Readonly<Record<string, Glyph>> = {
  abacus,
  'archive-register': archiveRegister,
  armchair,
  binoculars,
  calendar,
  'candle-light': candleLight,
  'check-mark': checkMark,
  'clockwise-rotation': clockwiseRotation,
  'closed-doors': closedDoors,
  crossroad,
  footprint,
  key,
  'laurel-crown': laurelCrown,
  'meeple-group': meepleGroup,
  'open-book': openBook,
  'open-treasure-chest': openTreasureChest,
  owl,
  'quill-ink': quillInk,
  rooster,
  spyglass,
  'thumb-up': thumbUp,
  upgrade,
}
