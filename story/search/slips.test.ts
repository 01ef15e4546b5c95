import { describe, expect, test } from 'vitest'
import { lettersOf, meantBy } from './slips.ts'

const names = new Map(['klein', 'leonard', 'neil', 'divination', 'line', 'anna'].map((word) => [word, lettersOf(word)]))
const meant = (typed: string, isBeingTyped = false) => meantBy(typed, names, isBeingTyped)

describe('[FIND-2] a misspelt name', () => {
  test.each([
    ['lenard', ['leonard']],
    ['leonnard', ['leonard']],
    ['leonarb', ['leonard']],
    ['loenard', ['leonard']],
    ['neal', ['neil']],
    ['divnatoin', ['divination']],
  ])('%s is taken for %s', (typed, names) => {
    expect(meant(typed)).toEqual(names)
  })

  test('with its letters in another order behind the first is one slip', () => {
    expect(meant('kline')).toContain('klein')
  })

  test('has one slip in four letters and two in eight at most', () => {
    expect(meant('lnrd')).toEqual([])
    expect(meant('lenrd')).toEqual([])
    expect(meant('dvinatoin')).toEqual(['divination'])
    expect(meant('dvnatoin')).toEqual([])
  })

  test('of three letters is no other', () => {
    expect(meant('ana')).toEqual([])
  })

  test('is recognised by its beginning while it is being typed', () => {
    expect(meant('divnat', true)).toEqual(['divination'])
    expect(meant('divnat')).toEqual([])
  })
})
