import { expect, test } from 'vitest'
import { daysOf } from './days.ts'

const order = [
  '28 June 1349',
  'Early July 1349',
  'Third week of July 1349',
  'Late July 1349',
  'August 1349',
  '1 June 1350',
]

test('dates keep their order, exact or not', () => {
  const firsts = order.map((date) => daysOf(date)?.first)
  expect(firsts).toEqual(firsts.toSorted((a, b) => Number(a) - Number(b)))
})

test('a vague date holds every day that it may mean', () => {
  const within = (day: string, date: string) => {
    const [exact, vague] = [daysOf(day), daysOf(date)]
    return exact && vague && vague.first <= exact.first && exact.last <= vague.last
  }
  expect(within('9 July 1349', 'Mid-July 1349')).toBe(true)
  expect(within('3 August 1349', 'Late July or August 1349')).toBe(true)
  expect(within('3 August 1349', 'Early August 1349')).toBe(true)
  expect(within('3 August 1349', 'Late August 1349')).toBe(false)
})

test('what has no month and year is no date', () => {
  expect(daysOf('The day after')).toBeUndefined()
  expect(daysOf('18 November')).toBeUndefined()
})
