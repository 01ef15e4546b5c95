import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyBook } from '#story/testing/money.ts'
import { amountOf, moneyOf, neededCoins, penceOf } from './coins.ts'

const { currency } = moneyBook
const anyPence = fc.integer({ min: -1_000_000, max: 1_000_000 })
const anyAmount = fc.record(
  { pounds: fc.nat(5000), soli: fc.nat(5000), pence: fc.nat(5000) },
  { requiredKeys: [], noNullPrototype: true },
)
const law = { numRuns: 5000 }

/** Parses money as a person would read it: `−£9 4s 7p`. */
function read(text: string): number {
  const worths: Record<string, number> = { '£': 240, s: 12, p: 1 }
  const sum = text
    .replace('−', '')
    .split(' ')
    .reduce((sum, part) => sum + Number(part.replace(/[£sp]/, '')) * worths[part.replace(/\d+/, '')]!, 0)
  return text.startsWith('−') ? -sum : sum
}

describe('[DATA-14] coins', () => {
  test('are worth 12 pence the soli and 20 soli the pound', () => {
    expect(penceOf({ soli: 1 }, currency)).toBe(12)
    expect(penceOf({ pounds: 1 }, currency)).toBe(20 * 12)
    expect(penceOf({ pounds: 9, soli: 4, pence: 7 }, currency)).toBe(2215)
  })

  test('make up every sum again, with as few of them as can be', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (pence) => {
        const amount = amountOf(pence, currency)

        expect(penceOf(amount, currency)).toBe(pence)
        expect(amount.soli).toBeLessThan(20)
        expect(amount.pence).toBeLessThan(12)
      }),
      law,
    )
  })

  test('add up, whatever coins the sums are told in', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        const together = Object.fromEntries(
          currency.map(({ key }) => [key, (a[key as keyof typeof a] ?? 0) + (b[key as keyof typeof b] ?? 0)]),
        )

        expect(penceOf(together, currency)).toBe(penceOf(a, currency) + penceOf(b, currency))
      }),
      law,
    )
  })
})

describe('[DATA-14] money as it is written', () => {
  test('leaves out the coins that it does not need', () => {
    expect(moneyOf(2215, currency).text).toBe('£9 4s 7p')
    expect(moneyOf(360, currency).text).toBe('£1 10s')
    expect(moneyOf(3, currency).text).toBe('3p')
    expect(moneyOf(0, currency).text).toBe('£0')
  })

  test('carries its minus', () => {
    expect(moneyOf(-250, currency)).toMatchObject({ text: '−£1 10p', spoken: 'minus 1 pound 10 pence' })
  })

  test('has a longer word apart from its number by a narrow space, and a sign before it, whatever follows the sign', () => {
    const written = (symbol: string) =>
      moneyOf(12, [{ key: 'coin', symbol, one: 'coin', many: 'coins', worth: 1 }]).text

    expect(written('kr')).toBe('12\u202Fkr')
    expect(written('k')).toBe('12k')
    expect(written('£T')).toBe('£T12')
  })

  test('is said in words', () => {
    expect(moneyOf(2215, currency).spoken).toBe('9 pounds 4 soli 7 pence')
    expect(moneyOf(241, currency).spoken).toBe('1 pound 1 penny')
    expect(moneyOf(0, currency).spoken).toBe('0 pence')
  })

  test('lies in its coins, the largest first, whatever the order of the book', () => {
    for (const order of [currency, currency.toReversed()]) {
      const { coins } = moneyOf(-2215, order)

      expect(coins.map(({ count, name }) => `${count} ${name}`)).toEqual(['9 pounds', '4 soli', '7 pence'])
      expect(coins.map(({ isSymbolFirst }) => isSymbolFirst)).toEqual([true, false, false])
    }
  })

  test('needs the coins that are there, and of nothing the largest', () => {
    const needed = (pence: number) => neededCoins(moneyOf(pence, currency).coins).map(({ key, count }) => [key, count])

    expect(needed(243)).toEqual([
      ['pounds', 1],
      ['pence', 3],
    ])
    expect(needed(0)).toEqual([['pounds', 0]])
  })

  test('can be read back, and no two sums look alike', () => {
    fc.assert(
      fc.property(anyPence, (pence) => {
        const { text, coins, isNegative } = moneyOf(pence, currency)
        const counts = Object.fromEntries(coins.map(({ key, count }) => [key, count]))

        expect(read(text)).toBe(pence)
        expect(penceOf(counts, currency) * (isNegative ? -1 : 1)).toBe(pence)
      }),
      law,
    )
  })
})
