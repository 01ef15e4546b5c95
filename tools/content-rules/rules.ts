import { aliasesAreUsed } from './aliases-are-used.ts'
import { amountsAreInCoins } from './amounts-are-in-coins.ts'
import { chaptersAreNotAhead } from './chapters-are-not-ahead.ts'
import { datesDoNotRunBackwards } from './dates-do-not-run-backwards.ts'
import { entriesDoNotCircle } from './entries-do-not-circle.ts'
import { fatesAreTold } from './fates-are-told.ts'
import { firstAppearancesAgree } from './first-appearances-agree.ts'
import { firstMentionIsComplete } from './first-mention-is-complete.ts'
import { gatesAreKept } from './gates-are-kept.ts'
import { glyphsAreTold } from './glyphs-are-told.ts'
import { glyphsExist } from './glyphs-exist.ts'
import { imagesAreFiles } from './images-are-files.ts'
import { killingsDoNotEnd } from './killings-do-not-end.ts'
import { laterNamesStayOut } from './later-names-stay-out.ts'
import { moneyAddsUp } from './money-adds-up.ts'
import { namesAreKnown } from './names-are-known.ts'
import { noLaterChapterIsNamed } from './no-later-chapter-is-named.ts'
import { nothingIsToldTwice } from './nothing-is-told-twice.ts'
import { pagesCountUp } from './pages-count-up.ts'
import { pathwaysAreDiscoveredOnTime } from './pathways-are-discovered-on-time.ts'
import { picturesAreThere } from './pictures-are-there.ts'
import { questsRunTheirCourse } from './quests-run-their-course.ts'
import { referencesAreKnown } from './references-are-known.ts'
import { removalsAreKnown } from './removals-are-known.ts'
import { retractionsAreKnown } from './retractions-are-known.ts'
import type { Rule } from './rule.ts'
import { sentencesAreNotRepeated } from './sentences-are-not-repeated.ts'
import { smallGroupsAreDeclared } from './small-groups-are-declared.ts'
import { statusesFit } from './statuses-fit.ts'
import { termsAreKnown } from './terms-are-known.ts'
import { textsDoNotLookAhead } from './texts-do-not-look-ahead.ts'
import { textsHaveTheirLength } from './texts-have-their-length.ts'
import { theBookHasWhatIsTold } from './the-book-has-what-is-told.ts'
import { theLivingArePresent } from './the-living-are-present.ts'
import { tiesEndWithALife } from './ties-end-with-a-life.ts'
import { whatWasToldSurvives } from './what-was-told-survives.ts'
import { wordsAreTold } from './words-are-told.ts'

/** Every content rule, in the order of reporting: spoilers first. */
export const rules: readonly Rule[] = [
  namesAreKnown,
  laterNamesStayOut,
  termsAreKnown,
  wordsAreTold,
  glyphsAreTold,
  gatesAreKept,
  textsDoNotLookAhead,
  noLaterChapterIsNamed,
  chaptersAreNotAhead,
  theLivingArePresent,
  fatesAreTold,
  smallGroupsAreDeclared,
  aliasesAreUsed,
  nothingIsToldTwice,
  whatWasToldSurvives,
  theBookHasWhatIsTold,
  referencesAreKnown,
  retractionsAreKnown,
  removalsAreKnown,
  entriesDoNotCircle,
  pathwaysAreDiscoveredOnTime,
  firstMentionIsComplete,
  firstAppearancesAgree,
  picturesAreThere,
  glyphsExist,
  imagesAreFiles,
  statusesFit,
  tiesEndWithALife,
  killingsDoNotEnd,
  questsRunTheirCourse,
  datesDoNotRunBackwards,
  pagesCountUp,
  amountsAreInCoins,
  moneyAddsUp,
  textsHaveTheirLength,
  sentencesAreNotRepeated,
]

const harmless: readonly Rule[] = [
  whatWasToldSurvives,
  textsHaveTheirLength,
  tiesEndWithALife,
  removalsAreKnown,
  imagesAreFiles,
  pagesCountUp,
]

/**
 * The rules against spoilers. The others report lost texts, lengths, page numbers, ties that outlast a death and removals of nothing:
 * these harm no reader who has not read on, so a leak that only they report does not count as caught. Nor does a missing picture,
 * because no planted leak is one.
 */
export const spoilerRules = rules.filter((rule) => !harmless.includes(rule))
