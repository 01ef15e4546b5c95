import type { Coin } from '#story/schema/book.ts'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

/**
 * The amounts of money in a text, in the smallest coin: `1 pound 10 soli` and `four pounds and ten pence` are one
 * amount each, `12 soli rent, 3 pence for the furniture` are two. Names of notes and coins (`a five-pound note`) do not count.
 */
export function amountsIn(text: string, currency: readonly Coin[]): number[] {
  const coins = currency.flatMap(({ one, many }) => [one, many]).join('|')
  const part = `(?:\\d+|${numbers.join('|')}) (?:${coins})`
  const amounts = new RegExp(`(?<![\\w-])${part}(?:(?:,| and|, and)? ${part})*\\b`, 'gi')
  return Array.from(text.matchAll(amounts), ([amount]) => {
    const parts = amount.toLowerCase().matchAll(/(\w+) ([a-z]+)(?=[^a-z]|$)/g)
    return [...parts].reduce((sum, [, count = '', coin = '']) => {
      const { worth } = currency.find(({ one, many }) => coin === one || coin === many) ?? { worth: 0 }
      return sum + (/^\d/.test(count) ? Number(count) : Math.max(0, numbers.indexOf(count))) * worth
    }, 0)
  })
}
