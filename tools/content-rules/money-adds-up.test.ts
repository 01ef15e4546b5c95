import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { moneyAddsUp } from './money-adds-up.ts'

const payment = (type: string, amount: object, description = 'A payment', category = 'other') => ({
  type,
  amount,
  description,
  category,
})
const wage = payment('income', { pounds: 3 })

test('[DATA-14] payments within what is there pass, and words that agree with the figures', () => {
  expect(
    problemsOf(moneyAddsUp, {
      1: { transactions: { wage } },
      2: { transactions: { rent: payment('expense', { pounds: 1, pence: 4 }, 'One pound and 4 pence of rent') } },
      3: {
        transactions: { coat: payment('expense', { pence: 9 }, 'Six pence for bread, 3 pence for a five-pound note') },
      },
      4: {
        transactions: {
          out: payment('expense', { pounds: 1 }, 'To the bank', 'transfer'),
          in: payment('bank_income', { pounds: 1 }, 'To the bank', 'transfer'),
        },
      },
    }),
  ).toEqual([])
})

test.each([
  ['a payment of more than there is', { coat: payment('expense', { pounds: 4 }) }],
  ['a payment of more than the bank has', { coat: payment('bank_expense', { pence: 1 }) }],
  ['a word that differs from the figure', { coat: payment('expense', { pounds: 1 }, 'Two pounds for a coat') }],
  ['half a transfer', { out: payment('expense', { pounds: 1 }, 'To the bank', 'transfer') }],
])('[DATA-14] %s is found', (_, transactions) => {
  expect(problemsOf(moneyAddsUp, { 1: { transactions: { wage } }, 2: { transactions } })).toHaveLength(1)
})
