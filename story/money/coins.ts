import type { Amount } from '#kinds/field.ts'
import type { Coin } from '#story/schema/book.ts'
import { priceText } from './price.ts'

/** The coins of a book. `worth` is in the smallest coin; money is a whole number of smallest coins, negative for debts. */
export type Currency = readonly Coin[]

/** An amount of money, ready to show. */
export type Money = {
  /** In smallest coins: `2215`. */
  pence: number
  isNegative: boolean
  /** `£9 4s 7p`; coins with a count of zero are left out. */
  text: string
  /** `9 pounds 4 soli 7 pence` */
  spoken: string
  /** The number of each coin, largest first; the sign is in `isNegative`. */
  coins: CoinCount[]
}

/** `name` is the plural; the symbol comes before the number (`£9`) or after it (`4s`). */
export type CoinCount = { key: string; name: string; symbol: string; isSymbolFirst: boolean; count: number }

/** Formats money for writing and speaking; a debt begins with a minus. */
export function moneyOf(pence: number, currency: Currency): Money {
  const isNegative = pence < 0
  const amount = amountOf(Math.abs(pence), currency)
  const coins = largestFirst(currency).map(({ key, many: name, symbol }) => {
    // A currency sign precedes its number, a letter follows it.
    return { key, name, symbol, isSymbolFirst: !/^\p{Letter}/u.test(symbol), count: amount[key]! }
  })
  const text = neededCoins(coins).map(coinText).join(' ')
  const spoken = priceText(amount, currency)
  return isNegative
    ? { pence, isNegative, text: `−${text}`, spoken: `minus ${spoken}`, coins }
    : { pence, isNegative, text, spoken, coins }
}

/** The coins with a count above zero; if there are none, the largest, so that zero is visible. */
export function neededCoins(coins: readonly CoinCount[]): readonly CoinCount[] {
  const needed = coins.filter(({ count }) => count > 0)
  return needed.length > 0 ? needed : coins.slice(0, 1)
}

/** The value of an amount from the content, in smallest coins. */
export function penceOf(amount: Amount, currency: Currency): number {
  return currency.reduce((sum, { key, worth }) => sum + (amount[key] ?? 0) * worth, 0)
}

/** The fewest coins that make up a sum given in smallest coins; every coin is listed. */
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

/** A single letter is joined to its number; a longer word is separated by a narrow space. */
function coinText({ count, symbol, isSymbolFirst }: CoinCount): string {
  return isSymbolFirst ? `${symbol}${count}` : `${count}${symbol.length > 1 ? '\u202F' : ''}${symbol}`
}

function largestFirst(currency: Currency): Coin[] {
  return currency.toSorted((a, b) => b.worth - a.worth)
}
