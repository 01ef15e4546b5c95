import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { amountsAreInCoins } from './amounts-are-in-coins.ts'

const payment = (amount: object) => ({
  1: { transactions: { rent: { description: 'Rent', type: 'expense', category: 'rent', amount } } },
})

test('[DATA-14] an amount in coins of the book passes', () => {
  expect(problemsOf(amountsAreInCoins, payment({ pounds: 1, pence: 3 }))).toEqual([])
})

test.each([
  ['an unknown coin', { crowns: 2 }, 'crowns'],
  ['a payment of nothing', { pounds: 0 }, 'nothing'],
])('[DATA-14] %s is found', (_, amount, message) => {
  expect(problemsOf(amountsAreInCoins, payment(amount))[0]?.message).toContain(message)
})
