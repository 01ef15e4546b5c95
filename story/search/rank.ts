import { bare } from './fold.ts'
import type { IndexedText, Occurrence } from './indexed-text.ts'
import type { SearchedText } from './searchable.ts'

type By = SearchedText['by']

/** The score of a word by the kind of text it is found in. */
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

/** The factor for a match that is not a whole word. */
const AS: Readonly<Record<Occurrence['as'], number>> = { word: 1, beginning: 0.8, part: 0.3 }

/** Bonus if the text begins with the word, and so is probably about it. */
const BEGINS = 12
/** A match this early in a description probably says what the entry is. */
const LEAD = 16

/** The score of one occurrence of a word. */
export function worthOf({ text: { by }, as, position }: Occurrence): number {
  const isFirst = position === 0 || (by === 'body' && position <= LEAD)
  const isAbout = isFirst && as !== 'part' && by !== 'fact' && by !== 'tie'
  return BY[by] * AS[as] + (isAbout ? BEGINS : 0)
}

/** The weight of a match with a whole name. */
const NAMES: Partial<Record<By, number>> = { name: 1, alias: 0.6, role: 0.6, spelling: 0.6 }

export const isName = (by: By) => NAMES[by] !== undefined

/** Whether a match says what an entry is: in a name, or as a whole word of a label. */
export const saysWhatItIs = (by: By, as: Occurrence['as']) => isName(by) || (by === 'label' && as === 'word')

/** How far apart words may begin that belong together, in letters. */
const NEAR = 32
/** The factors for a text that has all words near each other, and for one that has them just as typed. */
const TOGETHER = 0.5
const AS_TYPED = 1

/**
 * The bonus if one text has all of several words near each other. Names have no more of it than labels, because whole names have
 * their own; facts and ties have none, because they tell of others, too.
 */
export function worthTogether({ by, folded }: Pick<IndexedText, 'by' | 'folded'>, words: readonly string[]): number {
  if (by === 'fact' || by === 'tie') return 0
  const text = ` ${folded} `
  const places = words.map((word) => placeOf(text, singular(word)))
  const first = Math.min(...places)
  if (first < 0 || Math.max(...places) > first + NEAR) return 0
  return Math.min(BY[by], BY.label) * (text.includes(` ${words.join(' ')} `) ? AS_TYPED : TOGETHER)
}

function placeOf(text: string, word: string): number {
  const place = text.indexOf(` ${word} `)
  return place < 0 ? text.indexOf(` ${word}s `) : place
}

/** Longer names do not usually end with a family name. */
const FAMILY_NAME_WORDS = 3

/**
 * The bonus if the query is a whole name, or its beginning or end, and for the share of the name it covers. Articles and
 * plurals are ignored. The end of a person's name counts more, since people are often looked up by family name.
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

/** A query in the form in which it is compared with whole names. */
export const askedName = (query: string) => singular(bare(query))

const singular = (words: string) => words.replace(/(?<=[^s]{3})s$/, '')

function worthOfEnds(name: string, asked: string, isPerson: boolean): number {
  if (name.startsWith(`${asked} `)) return 24
  if (name.endsWith(` ${asked}`)) return isPerson && name.split(' ').length <= FAMILY_NAME_WORDS ? 36 : 20
  return name.startsWith(asked) ? 14 : 0
}

/** Breaks ties: a person is preferred, a part of something is not, and entries with more texts are. */
export function worthOfEntry(isPerson: boolean, isPart: boolean, texts: number): number {
  return (isPerson ? 8 : 0) - (isPart ? 8 : 0) + Math.min(20, 3 * Math.log2(1 + texts))
}
