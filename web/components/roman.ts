const DIGITS = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

/** A number in the lower-case Roman numerals of plates: `xiv`. */
export function roman(number: number): string {
  let rest = number
  let text = ''
  for (const [value, digit] of DIGITS) {
    text += digit.repeat(Math.floor(rest / value))
    rest %= value
  }
  return text
}
