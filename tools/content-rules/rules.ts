import { amountsAreInCoins } from './amounts-are-in-coins.ts'
import { chaptersAreNotAhead } from './chapters-are-not-ahead.ts'
import { firstMentionIsComplete } from './first-mention-is-complete.ts'
import { glyphsExist } from './glyphs-exist.ts'
import { pathwaysAreDiscoveredOnTime } from './pathways-are-discovered-on-time.ts'
import { referencesAreKnown } from './references-are-known.ts'
import type { Rule } from './rule.ts'

/** Every rule that content must keep, in the order in which they are reported. */
export const rules: readonly Rule[] = [
  firstMentionIsComplete,
  referencesAreKnown,
  chaptersAreNotAhead,
  pathwaysAreDiscoveredOnTime,
  amountsAreInCoins,
  glyphsExist,
]
