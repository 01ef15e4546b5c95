import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPayment, moneyBook as book, storyOfPayments, type ToldPayment } from '#story/testing/money.ts'
import { triesByDay } from '#story/testing/tries.ts'
import { penceOf } from './coins.ts'
import { moneyTotals, monthlyOtherIncome, spendingByCategory } from './money.ts'

const payment = (type: ToldPayment['type'], category: string, pounds: number, chapter = 1): ToldPayment => ({
  chapter,
  type,
  category,
  amount: { pounds },
})
const totals = (...payments: ToldPayment[]) => moneyTotals(storyOfPayments(payments), book)
const spent = (...payments: ToldPayment[]) =>
  Object.fromEntries(
    spendingByCategory(storyOfPayments(payments), book).map(({ label, pence, percent }) => [
      label,
      [pence / 240, percent],
    ]),
  )
const law = { numRuns: triesByDay(2000) }

describe('[DATA-14] totals', () => {
  test('cash and bank are kept apart, the balance is both together and may be negative', () => {
    expect(
      totals(
        payment('income', 'salary', 3),
        payment('expense', 'rent', 10),
        payment('bank_income', 'inheritance', 5),
        payment('bank_expense', 'other', 1),
      ),
    ).toEqual({ cash: -7 * 240, bank: 4 * 240, balance: -3 * 240, income: 8 * 240, expenses: 11 * 240 })
  })

  test('nothing told is nothing owned', () => {
    expect(totals()).toEqual({ cash: 0, bank: 0, balance: 0, income: 0, expenses: 0 })
  })

  test('what only moves between cash and bank is neither income nor expense', () => {
    const moved = [payment('expense', 'transfer', 2), payment('bank_income', 'transfer', 2)]

    expect(totals(payment('income', 'salary', 3), ...moved)).toEqual({
      cash: 240,
      bank: 480,
      balance: 720,
      income: 720,
      expenses: 0,
    })
    expect(spent(...moved)).toMatchObject({ Others: [0, 0] })
  })

  test('a transfer is moved only with its other half: same chapter, same amount, opposite type', () => {
    const half = payment('bank_expense', 'transfer', 2)

    expect(totals(half).expenses).toBe(480)
    expect(totals(half, payment('income', 'transfer', 2, 2)).expenses).toBe(480)
    expect(totals(half, payment('income', 'transfer', 1)).expenses).toBe(480)
    expect(totals(half, payment('expense', 'transfer', 2)).expenses).toBe(960)
    expect(totals(half, payment('income', 'salary', 2)).expenses).toBe(480)
    expect(totals(half, payment('income', 'transfer', 2)).expenses).toBe(0)
    expect(totals(half, half, payment('income', 'transfer', 2)).expenses).toBe(480)
  })

  test('the balance is income - expenses, whatever moved', () => {
    fc.assert(
      fc.property(fc.array(anyPayment), (payments) => {
        const { cash, bank, balance, income, expenses } = totals(...payments)

        expect(balance).toBe(income - expenses)
        expect(balance).toBe(cash + bank)
        expect(balance).toBe(
          payments.reduce(
            (sum, { type, amount }) => sum + penceOf(amount, book.currency) * (type.endsWith('income') ? 1 : -1),
            0,
          ),
        )
      }),
      law,
    )
  })

  test('do not depend on the order in which a chapter tells its payments', () => {
    const shuffled = fc
      .array(anyPayment)
      .chain((payments) =>
        fc.tuple(
          fc.constant(payments),
          fc.shuffledSubarray(payments, { minLength: payments.length, maxLength: payments.length }),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([payments, others]) => {
        expect(totals(...others)).toEqual(totals(...payments))
        expect(spent(...others)).toEqual(spent(...payments))
      }),
      law,
    )
  })
})

describe('[HOME-5] spending', () => {
  test('stands under the labels of the book in their order, unknown words under the last', () => {
    const story = storyOfPayments([
      payment('expense', 'Rent', 1),
      payment('expense', 'food', 1),
      payment('expense', 'artifact', 1),
      payment('bank_expense', 'tips', 1),
    ])

    expect(spendingByCategory(story, book)).toEqual([
      { label: 'Rent & Food', pence: 480, percent: 50 },
      { label: 'Equipment', pence: 0, percent: 0 },
      { label: 'Mysticism', pence: 240, percent: 25 },
      { label: 'Others', pence: 240, percent: 25 },
    ])
  })

  test('is a rounded whole percentage of all expenses, and 0 without expenses', () => {
    expect(spent(payment('expense', 'rent', 1), payment('expense', 'equipment', 2))).toMatchObject({
      'Rent & Food': [1, 33],
      Equipment: [2, 67],
    })
    expect(spent(payment('income', 'rent', 5))).toMatchObject({ 'Rent & Food': [0, 0], Others: [0, 0] })
  })

  test('adds up to the expenses, and each share is right to half a percent', () => {
    fc.assert(
      fc.property(fc.array(anyPayment), (payments) => {
        const story = storyOfPayments(payments)
        const { expenses } = moneyTotals(story, book)
        const spending = spendingByCategory(story, book)

        expect(spending.reduce((sum, { pence }) => sum + pence, 0)).toBe(expenses)
        for (const { pence, percent } of spending) {
          expect(Number.isInteger(percent)).toBe(true)
          expect(Math.abs(percent - (expenses === 0 ? 0 : (pence / expenses) * 100))).toBeLessThanOrEqual(0.5)
        }
      }),
      law,
    )
  })
})

test('[HOME-5] monthly other income is the income of the category other', () => {
  const story = storyOfPayments([
    payment('income', 'other', 2),
    payment('bank_income', 'Other', 1),
    payment('income', 'salary', 4),
    payment('expense', 'other', 8),
  ])

  expect(monthlyOtherIncome(story, book)).toBe(3 * 240)
})
