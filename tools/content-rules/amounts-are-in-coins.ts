import { type Rule, tellings } from './rule.ts'

export const amountsAreInCoins: Rule = {
  name: 'amounts-are-in-coins',
  why: 'Balances are exact only if every amount is written in coins of the book and is more than nothing.',

  *check(checked) {
    const coins = new Set(checked.book.currency.map(({ key }) => key))
    for (const { chapter, kind, path, told } of tellings(checked, ['transactions', 'items'])) {
      const field = kind === 'transactions' ? 'amount' : 'price'
      const amount = told[field] as Record<string, number> | undefined
      if (!amount) continue
      const unknown = Object.keys(amount).filter((coin) => !coins.has(coin))
      const at = [...path, field]
      if (unknown.length > 0) {
        yield {
          chapter,
          path: at,
          message: `${at.join('.')}: "${unknown.join('", "')}" is no coin of this book.`,
          tip: `The coins are ${[...coins].join(', ')}.`,
        }
      } else if (kind === 'transactions' && Object.values(amount).every((count) => count === 0)) {
        yield {
          chapter,
          path: at,
          message: `${at.join('.')}: a payment of nothing.`,
          tip: 'Leave out a payment whose amount is not known.',
        }
      }
    }
  },
}
