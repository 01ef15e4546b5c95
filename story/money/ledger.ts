import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { displayCategory } from '#story/entries/display-category.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import { type Money, moneyOf } from './coins.ts'
import { moneyTotals, monthlyOtherIncome, spendingByCategory } from './money.ts'
import { isIncome, type MoneyLabels, type Payment, paymentsOf } from './payments.ts'
import { type WeeklySalary, weeklySalary } from './salary.ts'

type LedgerLabels = MoneyLabels & Pick<PublicBook, 'expenseCategories'>

/** One line of the ledger. */
export type LedgerLine = {
  id: string
  chapter: number
  description: string
  isIncome: boolean
  /** `Income`, `Expense`, `Bank income`, `Bank expense` */
  type: string
  category: string
  amount: Money
}

export type LedgerSpending = { label: string; amount: Money; percent: number }

/** The Balance History, ready to draw. */
export type Ledger = {
  cash: Money
  bank: Money
  balance: Money
  income: Money
  expenses: Money
  otherIncome: Money
  salary: WeeklySalary | undefined
  spending: LedgerSpending[]
  /** The category with the highest spending; undefined if nothing was spent. */
  mostSpent: LedgerSpending | undefined
  /** Newest first; within a chapter in reverse order of id. */
  lines: LedgerLine[]
}

/** Everything the ledger shows at this chapter (specification section 2, Balance popup). */
export function ledger(story: Story, book: LedgerLabels): Ledger {
  const money = (pence: number) => moneyOf(pence, book.currency)
  const { cash, bank, balance, income, expenses } = moneyTotals(story, book)
  const spending = spendingByCategory(story, book).map(({ label, pence, percent }) => ({
    label,
    percent,
    amount: money(pence),
  }))
  return {
    cash: money(cash),
    bank: money(bank),
    balance: money(balance),
    income: money(income),
    expenses: money(expenses),
    otherIncome: money(monthlyOtherIncome(story, book)),
    salary: weeklySalary(story, book.currency),
    spending,
    mostSpent: spending.filter(({ amount }) => amount.pence > 0).sort((a, b) => b.amount.pence - a.amount.pence)[0],
    lines: paymentsOf(story, book)
      .toReversed()
      .map((payment) => lineOf(payment, book)),
  }
}

const TYPE_WORDS = {
  income: 'Income',
  expense: 'Expense',
  bank_income: 'Bank income',
  bank_expense: 'Bank expense',
} as const satisfies Record<Payment['type'], string>

function lineOf(payment: Payment, book: LedgerLabels): LedgerLine {
  const { id, chapter, description, type, pence } = payment
  return {
    id,
    chapter,
    description,
    isIncome: isIncome(payment),
    type: TYPE_WORDS[type],
    category: categoryOf(payment, book),
    amount: moneyOf(pence, book.currency),
  }
}

/** An expense is listed under its label, anything else under its own word. */
function categoryOf(payment: Payment, book: LedgerLabels): string {
  const { category } = payment
  const isSpending = !isIncome(payment) && !payment.isMoved
  return capitalised(isSpending ? displayCategory(category, book.expenseCategories) : category)
}
