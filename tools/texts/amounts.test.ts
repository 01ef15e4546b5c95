import { expect, test } from 'vitest'
import { smallBook } from '#tools/testing/small-book.ts'
import { amountsIn } from './amounts.ts'

test.each([
  ['one pound and 4 pence', [244]],
  ['12 pounds of rent, 3 pence for the table', [2880, 3]],
  ['Twenty pounds, one penny', [4801]],
  ['two five-pound notes', []],
  ['nothing at all', []],
])('%s', (text, pence) => {
  expect(amountsIn(text, smallBook.currency)).toEqual(pence)
})
