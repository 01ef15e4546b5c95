import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { moneyBook as book } from '#story/testing/money.ts'
import { ledger } from './ledger.ts'

const storyAt = createTimeline({
  chapter_1: {
    salary: { weekly: { pounds: 3 } },
    transactions: {
      wages: { description: 'Wages', type: 'income', category: 'salary', amount: { pounds: 12 } },
      bread: { description: 'Rye bread', type: 'expense', category: 'food', amount: { pence: 9 } },
    },
  },
  chapter_2: {
    transactions: {
      away: { description: 'To the bank', type: 'expense', category: 'transfer', amount: { pounds: 2 } },
      in: { description: 'From the purse', type: 'bank_income', category: 'transfer', amount: { pounds: 2 } },
      toll: { description: 'Toll', type: 'bank_expense', category: 'tips', amount: { soli: 1 } },
      find: { description: 'A find', type: 'income', category: 'other', amount: { soli: 5 } },
    },
  },
})

test('[HOME-4] the ledger lists every payment, the newest first', () => {
  const { lines } = ledger(storyAt(2), book)

  expect(
    lines.map(({ chapter, description, type, category, amount }) => [
      chapter,
      description,
      type,
      category,
      amount.text,
    ]),
  ).toEqual([
    [2, 'Toll', 'Bank expense', 'Others', '1s'],
    [2, 'From the purse', 'Bank income', 'Transfer', '£2'],
    [2, 'A find', 'Income', 'Other', '5s'],
    [2, 'To the bank', 'Expense', 'Transfer', '£2'],
    [1, 'Wages', 'Income', 'Salary', '£12'],
    [1, 'Rye bread', 'Expense', 'Rent & Food', '9p'],
  ])
  expect(lines.map(({ isIncome }) => isIncome)).toEqual([false, true, true, false, true, false])
})

test('[HOME-4] it sums up what there is in cash and at the bank', () => {
  const { cash, bank, balance, income, expenses, otherIncome, salary, spending, mostSpent } = ledger(storyAt(2), book)

  expect([cash, bank, balance, income, expenses, otherIncome].map(({ text }) => text)).toEqual([
    '£10 4s 3p',
    '£1 19s',
    '£12 3s 3p',
    '£12 5s',
    '1s 9p',
    '5s',
  ])
  expect(salary?.paid.text).toBe('£3')
  expect(mostSpent).toMatchObject({ label: 'Others', percent: 57 })
  expect(spending.map(({ label, amount, percent }) => [label, amount.text, percent])).toEqual([
    ['Rent & Food', '9p', 43],
    ['Equipment', '£0', 0],
    ['Mysticism', '£0', 0],
    ['Others', '1s', 57],
  ])
})

test('[HOME-4] it is empty where nothing was paid yet', () => {
  expect(ledger(createTimeline({})(1), book)).toMatchObject({
    lines: [],
    salary: undefined,
    mostSpent: undefined,
    cash: { text: '£0' },
  })
})
