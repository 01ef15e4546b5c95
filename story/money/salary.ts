import type { Story } from '#story/engine/story.ts'
import { type Currency, type Money, moneyOf, penceOf } from './coins.ts'

/** The weekly wage as it is shown; `former` stands struck through beside what is really paid. */
export type WeeklySalary = { paid: Money; former: Money | undefined }

/** What the protagonist earns a week; undefined as long as no chapter has told of a wage (specification section 9). */
export function weeklySalary({ salary }: Pick<Story, 'salary'>, currency: Currency): WeeklySalary | undefined {
  if (!salary) return undefined

  const weekly = moneyOf(penceOf(salary.weekly, currency), currency)
  return salary.alternative
    ? { paid: moneyOf(penceOf(salary.alternative, currency), currency), former: weekly }
    : { paid: weekly, former: undefined }
}
