/** A range of days, counted from the year 0; years and months count as longer than they are, which preserves their order. */
export type Days = { first: number; last: number }

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const weeks = ['first', 'second', 'third', 'fourth']
const MONTH = 31
const YEAR = 12 * MONTH

/**
 * The days that a date may mean: one for `28 June 1349`, ten for `Early July 1349`, a week for `Third week of July 1349`,
 * all for `July or August 1349`. Undefined if no month and year can be read.
 */
export function daysOf(date: string): Days | undefined {
  const text = date.toLowerCase()
  const year = Number(/\b\d{3,4}\b/.exec(text)?.[0] ?? Number.NaN)
  const named = [...text.matchAll(/[a-z]+/g)].map(([word]) => months.indexOf(word)).filter((month) => month >= 0)
  const [from, to = from] = named
  if (from === undefined || to === undefined || Number.isNaN(year)) return undefined

  const [first, last] = daysOfMonth(text)
  return { first: year * YEAR + from * MONTH + first, last: year * YEAR + to * MONTH + (from === to ? last : MONTH) }
}

function daysOfMonth(text: string): [first: number, last: number] {
  const day = Number(/\b\d{1,2}\b/.exec(text)?.[0] ?? 0)
  if (day > 0) return [day, day]
  const week = weeks.findIndex((word) => text.includes(`${word} week`))
  // A week of the month may begin in the month before.
  if (week >= 0) return [week * 7 - 5, week * 7 + 13]
  if (/\bearly\b/.test(text)) return [1, 14]
  if (/\bmid\b/.test(text)) return [8, 24]
  if (/\b(?:late|turn)\b/.test(text)) return [16, MONTH]
  return [1, MONTH]
}
