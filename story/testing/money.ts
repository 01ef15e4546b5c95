import fc from 'fast-check'
import { type ChapterLookup, chapterKey } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'

/** The words and coins of a book, for tests about money. */
export const moneyBook = {
  currency: [
    { key: 'pounds', symbol: '£', one: 'pound', many: 'pounds', worth: 240 },
    { key: 'soli', symbol: 's', one: 'soli', many: 'soli', worth: 12 },
    { key: 'pence', symbol: 'p', one: 'penny', many: 'pence', worth: 1 },
  ],
  paymentWords: { transfer: 'transfer', other: 'other' },
  expenseCategories: [
    { label: 'Rent & Food', words: ['rent', 'food'] },
    { label: 'Equipment', words: ['equipment'] },
    { label: 'Mysticism', words: ['mystical', 'artifact'] },
    { label: 'Others', words: ['other'] },
  ],
}

/** A payment as a chapter tells it. */
export type ToldPayment = {
  chapter: number
  type: 'income' | 'expense' | 'bank_income' | 'bank_expense'
  category: string
  amount: Record<string, number>
}

/** Any payment, with few chapters, amounts and words, so that the halves of a transfer often meet. */
export const anyPayment: fc.Arbitrary<ToldPayment> = fc.record({
  chapter: fc.integer({ min: 1, max: 3 }),
  type: fc.constantFrom('income', 'expense', 'bank_income', 'bank_expense'),
  category: fc.constantFrom('rent', 'Food', 'equipment', 'artifact', 'other', 'salary', 'transfer', 'tips'),
  amount: fc.record(
    { pounds: fc.nat(3), soli: fc.nat(30), pence: fc.nat(20) },
    { requiredKeys: ['pounds'], noNullPrototype: true },
  ),
})

/** The story at the end of a book with these payments. */
export function storyOfPayments(payments: readonly ToldPayment[]) {
  const told = payments.map(({ chapter, ...payment }, at) => ({
    chapter,
    payment: { ...payment, description: 'A payment' },
    id: `payment-${at}`,
  }))
  const chapters = Map.groupBy(told, ({ chapter }) => chapterKey(chapter))
  const lookup = Object.fromEntries(
    Array.from(chapters, ([key, all]) => [
      key,
      { transactions: Object.fromEntries(all.map(({ id, payment }) => [id, payment])) },
    ]),
  ) satisfies ChapterLookup
  return createTimeline(lookup)(Math.max(1, ...payments.map(({ chapter }) => chapter)))
}
