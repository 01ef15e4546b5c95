import { amountsAreInCoins } from './amounts-are-in-coins.ts'
import { chaptersAreNotAhead } from './chapters-are-not-ahead.ts'
import { datesDoNotRunBackwards } from './dates-do-not-run-backwards.ts'
import { entriesDoNotCircle } from './entries-do-not-circle.ts'
import { firstMentionIsComplete } from './first-mention-is-complete.ts'
import { gatesAreKept } from './gates-are-kept.ts'
import { glyphsExist } from './glyphs-exist.ts'
import { moneyAddsUp } from './money-adds-up.ts'
import { namesAreKnown } from './names-are-known.ts'
import { noLaterChapterIsNamed } from './no-later-chapter-is-named.ts'
import { nothingIsToldTwice } from './nothing-is-told-twice.ts'
import { pathwaysAreDiscoveredOnTime } from './pathways-are-discovered-on-time.ts'
import { picturesAreThere } from './pictures-are-there.ts'
import { questsRunTheirCourse } from './quests-run-their-course.ts'
import { referencesAreKnown } from './references-are-known.ts'
import { retractionsAreKnown } from './retractions-are-known.ts'
import type { Rule } from './rule.ts'
import { sentencesAreNotRepeated } from './sentences-are-not-repeated.ts'
import { statusesFit } from './statuses-fit.ts'
import { textsDoNotLookAhead } from './texts-do-not-look-ahead.ts'
import { textsHaveTheirLength } from './texts-have-their-length.ts'
import { theBookHasWhatIsTold } from './the-book-has-what-is-told.ts'
import { whatWasToldSurvives } from './what-was-told-survives.ts'

/** Every rule that content must keep, in the order in which they are reported: spoilers first. */
export const rules: readonly Rule[] = [
  namesAreKnown,
  gatesAreKept,
  textsDoNotLookAhead,
  noLaterChapterIsNamed,
  chaptersAreNotAhead,
  nothingIsToldTwice,
  whatWasToldSurvives,
  theBookHasWhatIsTold,
  referencesAreKnown,
  retractionsAreKnown,
  entriesDoNotCircle,
  pathwaysAreDiscoveredOnTime,
  firstMentionIsComplete,
  picturesAreThere,
  glyphsExist,
  statusesFit,
  questsRunTheirCourse,
  datesDoNotRunBackwards,
  amountsAreInCoins,
  moneyAddsUp,
  textsHaveTheirLength,
  sentencesAreNotRepeated,
]

/** The rules that guard against spoilers: what a text loses harms nobody who has not read on, so no leak counts as heard by that. */
export const spoilerRules = rules.filter((rule) => rule !== whatWasToldSurvives)
