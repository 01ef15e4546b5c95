import { expect, test } from 'vitest'
import { priceText } from './price.ts'

const currency = [
  { key: 'pence', symbol: 'p', one: 'penny', many: 'pence', worth: 1 },
  { key: 'pounds', symbol: '£', one: 'pound', many: 'pounds', worth: 240 },
  { key: 'soli', symbol: 's', one: 'soli', many: 'soli', worth: 12 },
]

test('[ITEM-4] a price is said in pounds, soli and pence, without the coins it does not need', () => {
  expect(priceText({ pounds: 5, soli: 0, pence: 0 }, currency)).toBe('5 pounds')
  expect(priceText({ soli: 10, pounds: 1 }, currency)).toBe('1 pound 10 soli')
  expect(priceText({ pence: 1 }, currency)).toBe('1 penny')
  expect(priceText({ pence: 0 }, currency)).toBe('0 pence')
})
