import type { Amount } from '#kinds/field.ts'
import type { Coin } from '#story/schema/book.ts'
import { priceText } from './price.ts'

/** The coins of a book; `worth` is in the smallest of them, and money is a whole number of those, negative for debts. */
export type Currency = readonly Coin[]

/** An amount of money, ready to be shown. */
export type Money = {
  /** In the smallest coin: `2215`. */
  pence: number
  isNegative: boolean
  /** `£9 4s 7p`; coins that are not needed are left out. */
  text: string
  /** `9 pounds 4 soli 7 pence` */
  spoken: string
  /** How many of each coin, the largest coin first; the minus is in `isNegative`. */
  coins: CoinCount[]
}

/** `name` is that of many coins; the symbol stands before the number (`£9`) or behind it (`4s`). */
export type CoinCount = { key: string; name: string; symbol: string; isSymbolFirst: boolean; count: number }

/** Money as it is written and said; a debt begins with a minus. */
export function moneyOf(pence: number, currency: Currency): Money {
  const isNegative = pence < 0
  const amount = amountOf(Math.abs(pence), currency)
  const coins = largestFirst(currency).map(({ key, many: name, symbol }) => {
    // A sign stands before its number, a letter behind it.
    return { key, name, symbol, isSymbolFirst: !/^\p{Letter}/u.test(symbol), count: amount[key]! }
  })
  const text = neededCoins(coins).map(coinText).join(' ')
  const spoken = priceText(amount, currency)
  return isNegative
    ? { pence, isNegative, text: `−${text}`, spoken: `minus ${spoken}`, coins }
    : { pence, isNegative, text, spoken, coins }
}

/** The coins that are there; of nothing the largest, so that it can be seen. */
export function neededCoins(coins: readonly CoinCount[]): readonly CoinCount[] {
  const needed = coins.filter(({ count }) => count > 0)
  return needed.length > 0 ? needed : coins.slice(0, 1)
}

/** What an amount of the content is worth, in the smallest coin. */
export function penceOf(amount: Amount, currency: Currency): number {
  return currency.reduce((sum, { key, worth }) => sum + (amount[key] ?? 0) * worth, 0)
}

/** The fewest coins that make up a sum of the smallest one; every coin is named. */
export function amountOf(pence: number, currency: Currency): Amount {
  let rest = pence
  return Object.fromEntries(
    largestFirst(currency).map(({ key, worth }) => {
      const count = Math.floor(rest / worth)
      rest -= count * worth
      return [key, count]
    }),
  )
}

/** A single letter sticks to its number, a longer word stands apart by a narrow space. */
function coinText({ count, symbol, isSymbolFirst }: CoinCount): string {
  return isSymbolFirst ? `${symbol}${count}` : `${count}${symbol.length > 1 ? '\u202F' : ''}${symbol}`
}

function largestFirst(currency: Currency): Coin[] {
  return currency.toSorted((a, b) => b.worth - a.worth)
}
