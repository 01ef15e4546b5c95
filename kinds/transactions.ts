import { amount, choice, line } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import { headline } from './parts.ts'

/** One payment. Its chapter is the file that tells it. */
export const transactions = kind({
  seenAs: 'chapter',
  section: 'balance',
  repeats: true,
  fields: {
    /** What was paid for, one line of the ledger. @example A loaf of rye bread */
    description: line('body', { least: 3, most: 25, why: 'A payment is one line of the ledger.' }),
    /** Into or out of the purse or the bank. */
    type: choice(['income', 'expense', 'bank_income', 'bank_expense']),
    /**
     * `salary`, `rent`, `food`, `equipment`, `mystical`, `transfer`, `other` …; unknown words count as others.
     * @example food
     */
    category: line('category'),
    /** Leave out coins of which there are none. @example { pounds: 1, soli: 10 } */
    amount,
    headline,
  },
})

export type Transaction = EntryOf<typeof transactions>
