import type { Amount } from '#kinds/field.ts'
import type { Coin } from '#story/schema/book.ts'

/** A price in words, the largest coin first, without zero coins: `1 pound 10 soli`. */
export function priceText(price: Amount, currency: readonly Coin[]): string {
  const coins = currency.toSorted((a, b) => b.worth - a.worth)
  const words = coins.filter(({ key }) => price[key]).map((coin) => coinText(price[coin.key]!, coin))
  return words.join(' ') || coinText(0, coins.at(-1)!)
}

function coinText(count: number, { one, many }: Coin): string {
  return `${count} ${count === 1 ? one : many}`
}
