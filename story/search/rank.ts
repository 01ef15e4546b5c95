import { bare } from './fold.ts'
import type { IndexedText, Occurrence } from './indexed-text.ts'
import type { SearchedText } from './searchable.ts'

type By = SearchedText['by']

/** How much a word counts by what it is found in. */
const BY: Readonly<Record<By, number>> = {
  name: 60,
  alias: 52,
  role: 52,
  spelling: 52,
  label: 34,
  body: 26,
  fact: 16,
  tie: 14,
}

/** How much of it remains where it is no whole word. */
const AS: Readonly<Record<Occurrence['as'], number>> = { word: 1, beginning: 0.8, part: 0.3 }

/** A text that begins with the word is about it. */
const BEGINS = 12
/** So early in a description stands what somebody is. */
const LEAD = 16

/** What one occurrence of a word counts. */
export function worthOf({ text: { by }, as, position }: Occurrence): number {
  const isFirst = position === 0 || (by === 'body' && position <= LEAD)
  const isAbout = isFirst && as !== 'part' && by !== 'fact' && by !== 'tie'
  return BY[by] * AS[as] + (isAbout ? BEGINS : 0)
}

/** How much it counts that a whole name was typed. */
const NAMES: Partial<Record<By, number>> = { name: 1, alias: 0.6, role: 0.6, spelling: 0.6 }

export const isName = (by: By) => NAMES[by] !== undefined

/** Names of more words end with something else than a family name. */
const FAMILY_NAME_WORDS = 3

/**
 * What it counts in addition that a name is all that was asked for, begins or ends with it, and how much of the name that is;
 * articles and plurals do not matter. Of people one asks by the family name, too.
 */
export function worthOfName(
  { by, folded }: Pick<IndexedText, 'by' | 'folded'>,
  asked: string,
  isPerson: boolean,
): number {
  const share = NAMES[by]
  if (share === undefined || !folded.includes(asked)) return 0
  const name = singular(bare(folded))
  return share * (name === asked ? 120 : worthOfEnds(name, asked, isPerson) + (24 * asked.length) / name.length)
}

/** What a whole name is compared with. */
export const askedName = (query: string) => singular(bare(query))

const singular = (words: string) => words.replace(/(?<=[^s]{3})s$/, '')

function worthOfEnds(name: string, asked: string, isPerson: boolean): number {
  if (name.startsWith(`${asked} `)) return 24
  if (name.endsWith(` ${asked}`)) return isPerson && name.split(' ').length <= FAMILY_NAME_WORDS ? 36 : 20
  return name.startsWith(asked) ? 14 : 0
}

/** Of equals, readers mean a person, no part of something, and that of which more is told: of which there are so many texts. */
export function worthOfBeing(isPerson: boolean, isPart: boolean, texts: number): number {
  return (isPerson ? 8 : 0) - (isPart ? 8 : 0) + Math.min(20, 3 * Math.log2(1 + texts))
}
