import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { displayCategory } from '#story/entries/display-category.ts'
import { isIncome, isOfBank, isSameWord, type MoneyLabels, type Payment, paymentsOf } from './payments.ts'

/** Totals in smallest coins: exact, and negative if more went out than came in. */
export type MoneyTotals = { cash: number; bank: number; balance: number; income: number; expenses: number }

/** `percent` is the rounded share of all expenses, 0 if nothing was spent. */
export type Spending = { label: string; pence: number; percent: number }

type SpendingLabels = MoneyLabels & Pick<PublicBook, 'expenseCategories'>

/**
 * What the protagonist has, and the totals of what came in and went out (specification section 9).
 *
 * - Cash is income - expense, bank is bank_income - bank_expense, and the balance is their sum.
 * - `income` and `expenses` exclude transfers between cash and bank, so balance = income - expenses.
 */
export function moneyTotals(story: Story, book: MoneyLabels): MoneyTotals {
  const payments = paymentsOf(story, book)
  const counted = payments.filter(({ isMoved }) => !isMoved)
  const cash = balanceOf(payments.filter((payment) => !isOfBank(payment)))
  const bank = balanceOf(payments.filter(isOfBank))
  const income = sumOf(counted.filter(isIncome))
  const expenses = sumOf(counted.filter((payment) => !isIncome(payment)))
  return { cash, bank, balance: cash + bank, income, expenses }
}

/** Spending per category of the book, in the book's order; the last category covers every word not listed. */
export function spendingByCategory(story: Story, book: SpendingLabels): Spending[] {
  const spent = paymentsOf(story, book).filter((payment) => !payment.isMoved && !isIncome(payment))
  const byLabel = Map.groupBy(spent, ({ category }) => displayCategory(category, book.expenseCategories))
  const total = sumOf(spent)
  return book.expenseCategories.map(({ label }) => {
    const pence = sumOf(byLabel.get(label) ?? [])
    return { label, pence, percent: total === 0 ? 0 : Math.round((pence / total) * 100) }
  })
}

/** The sum of everything under the book's word for other income (specification section 9). */
export function monthlyOtherIncome(story: Story, book: MoneyLabels): number {
  const income = paymentsOf(story, book).filter((payment) => isIncome(payment) && !payment.isMoved)
  return sumOf(income.filter(({ category }) => isSameWord(category, book.paymentWords.other)))
}

function balanceOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, payment) => sum + (isIncome(payment) ? payment.pence : -payment.pence), 0)
}

function sumOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, { pence }) => sum + pence, 0)
}
