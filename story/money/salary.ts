import type { Story } from '#story/engine/story.ts'
import { type Currency, type Money, moneyOf, penceOf } from './coins.ts'

/** The weekly wage to show; `former` is struck through beside what is really paid. */
export type WeeklySalary = { paid: Money; former: Money | undefined }

/** The protagonist's weekly wage; undefined until a chapter has told of one (specification section 9). */
export function weeklySalary({ salary }: Pick<Story, 'salary'>, currency: Currency): WeeklySalary | undefined {
  if (!salary) return undefined

  const weekly = moneyOf(penceOf(salary.weekly, currency), currency)
  return salary.alternative
    ? { paid: moneyOf(penceOf(salary.alternative, currency), currency), former: weekly }
    : { paid: weekly, former: undefined }
}
