import { amount, choice, line } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import { headline } from './parts.ts'

/** One payment. Its chapter is the file that tells it. */
export const transactions = kind({
  seenAs: 'chapter',
  section: 'balance',
  repeats: true,
  fields: {
    description: line('body', { least: 3, most: 25, why: 'A payment is one line of the ledger.' }),
    type: choice(['income', 'expense', 'bank_income', 'bank_expense']),
    /** `salary`, `rent`, `food`, `equipment`, `mystical`, `transfer`, `other` …; unknown words count as others. */
    category: line('category'),
    amount,
    headline,
  },
})

export type Transaction = EntryOf<typeof transactions>
