import { declarationOf } from '#kinds/kinds.ts'
import { placesOf } from '#kinds/walk.ts'
import { type CheckedBook, patches, type Rule } from './rule.ts'

export const amountsAreInCoins: Rule = {
  name: 'amounts-are-in-coins',
  why: 'Balances are exact only if every amount is written in coins of the book and is more than nothing.',

  *check(checked) {
    const coins = new Set(checked.book.currency.map(({ key }) => key))
    for (const { chapter, kind, path, amount } of amounts(checked)) {
      const unknown = Object.keys(amount).filter((coin) => !coins.has(coin))
      if (unknown.length > 0) {
        yield {
          chapter,
          path,
          message: `${path.join('.')}: "${unknown.join('", "')}" is not a coin of this book.`,
          tip: `The coins are ${[...coins].join(', ')}.`,
        }
      } else if (kind === 'transactions' && Object.values(amount).every((count) => count === 0)) {
        yield {
          chapter,
          path,
          message: `${path.join('.')}: a payment of nothing.`,
          tip: 'Leave out a payment whose amount is not known.',
        }
      }
    }
  },
}

/** Every written amount, with its path. */
function* amounts(checked: CheckedBook) {
  for (const { chapter, kind, path, told } of patches(checked)) {
    for (const place of placesOf(declarationOf(kind).fields, told)) {
      if (place.field.type !== 'amount' || !place.value) continue
      yield { chapter, kind, path: [...path, ...place.path], amount: place.value as Record<string, number> }
    }
  }
}
