/** First and last code point. */
type Range = readonly [number, number]

/**
 * The characters of nearly every page: of ASCII those that English and our controls use, English typographic marks, arrows, and the three
 * most common accented letters.
 */
const EVERYDAY: readonly Range[] = [
  [0x20, 0x22],
  [0x25, 0x29],
  [0x2b, 0x3b],
  [0x3f, 0x5b],
  [0x5d, 0x5d],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xe2, 0xe2],
  [0xe8, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x203a, 0x203a],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
]

/** The blocks that the packages' Latin files cover. */
const LATIN: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
]

const all = (ranges: readonly Range[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))

/**
 * The letters in two disjoint parts. Every page loads the first; the second only if a name or a reader's own words need
 * it.
 */
export const PARTS = {
  everyday: all(EVERYDAY),
  rest: all(LATIN).filter((letter) => !all(EVERYDAY).includes(letter)),
} as const

/** The `unicode-range` of code points in ascending order. */
export function unicodeRange(letters: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const letter of letters) {
    const last = ranges.at(-1)
    if (last && last[1] === letter - 1) last[1] = letter
    else ranges.push([letter, letter])
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
