import type { Transaction } from '#kinds/transactions.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { penceOf } from './coins.ts'

/** What the book says about money: its coins and the categories with a special meaning. */
export type MoneyLabels = Pick<PublicBook, 'currency' | 'paymentWords'>

/** One payment, with its value in smallest coins. */
export type Payment = {
  id: string
  chapter: number
  description: string
  type: Transaction['type']
  category: string
  pence: number
  /** Half of a transfer between cash and bank: neither income nor expense. */
  isMoved: boolean
}

/**
 * All payments, in the order in which the chapters tell them.
 *
 * A payment is a transfer if its category is the book's word for one and the same chapter tells the other half: the same
 * amount, out of one place and into the other.
 */
export function paymentsOf(story: Story, { currency, paymentWords }: MoneyLabels): Payment[] {
  const payments = story.transactions.map(({ id, firstSeen, description, type, category, amount }) => ({
    id,
    chapter: firstSeen,
    description,
    type,
    category,
    pence: penceOf(amount, currency),
    isMoved: false,
  }))
  const halves = payments.filter(({ category }) => isSameWord(category, paymentWords.transfer))
  for (const half of pairsOf(halves)) half.isMoved = true
  return payments
}

export function isIncome({ type }: Pick<Payment, 'type'>): boolean {
  return type === 'income' || type === 'bank_income'
}

export function isOfBank({ type }: Pick<Payment, 'type'>): boolean {
  return type === 'bank_income' || type === 'bank_expense'
}

export function isSameWord(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

function pairsOf(halves: readonly Payment[]): Payment[] {
  const moves = Map.groupBy(halves, (half) => `${half.chapter} ${half.pence} ${isIncome(half) === isOfBank(half)}`)
  return [...moves.values()].flatMap((move) => {
    const bank = move.filter(isOfBank)
    const cash = move.filter((half) => !isOfBank(half))
    const pairs = Math.min(bank.length, cash.length)
    return [...bank.slice(0, pairs), ...cash.slice(0, pairs)]
  })
}
