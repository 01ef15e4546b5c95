import { describe, expect, test } from 'vitest'
import { correctionsOf, lettersOf } from './typos.ts'

const names = new Map(['klein', 'leonard', 'neil', 'divination', 'line', 'anna'].map((word) => [word, lettersOf(word)]))
const meant = (typed: string, isBeingTyped = false) => correctionsOf(typed, names, isBeingTyped)
const among = (words: string[], typed: string, isBeingTyped = false) =>
  correctionsOf(typed, new Map(words.map((word) => [word, lettersOf(word)])), isBeingTyped)

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

  test('with its letters in another order behind the first is one typo', () => {
    expect(meant('kline')).toContain('klein')
  })

  test('has one typo in four letters and two in eight at most', () => {
    expect(meant('lnrd')).toEqual([])
    expect(meant('lenrd')).toEqual([])
    expect(meant('dvinatoin')).toEqual(['divination'])
    expect(meant('dvnatoin')).toEqual([])
  })

  test('of three letters is no other', () => {
    expect(meant('ana')).toEqual([])
  })

  test('is forgiven two typos from eight letters on', () => {
    expect(among(['lighthouse'], 'lighthse')).toEqual(['lighthouse'])
    expect(among(['harbours'], 'harbo')).toEqual([])
    expect(among(['harbour'], 'hrbor')).toEqual([])
  })

  test('may have a letter too many, at any place', () => {
    for (const typed of ['kleinn', 'kllein', 'aklein', 'klebin']) expect(meant(typed)).toEqual(['klein'])
  })

  test('is not one with the same letters that begins with another', () => {
    expect(meant('nklie')).toEqual([])
    expect(meant('nelik')).toEqual([])
  })

  test('is not one with the same letters of which one stands there twice', () => {
    expect(among(['annie'], 'aniie')).toEqual(['annie'])
    expect(among(['belladonna'], 'bellllonda')).toEqual([])
  })

  test('is the one of the fewest typos, and each of those that need as few', () => {
    expect(among(['nighthouse', 'lighthouse'], 'lighthause')).toEqual(['lighthouse'])
    expect(among(['lighthouse', 'nighthouse'], 'lighthause')).toEqual(['lighthouse'])
    expect(among(['bert', 'berg', 'carl'], 'berb')).toEqual(['bert', 'berg'])
  })

  test('has two letters swapped only where both stand in each other’s place', () => {
    expect(among(['scael'], 'sabel')).toEqual([])
    expect(among(['sacel'], 'sbael')).toEqual([])
    expect(among(['divination'], 'dvnatoin')).toEqual([])
  })

  test('may be swapped and have another typo, which are two', () => {
    expect(among(['magistrate'], 'maigstrat')).toEqual(['magistrate'])
    expect(among(['magistrate'], 'maigstra')).toEqual([])
    expect(among(['magistrate'], 'aimgstrat')).toEqual([])
  })

  test('is recognised by its beginning while it is being typed', () => {
    expect(meant('divnat', true)).toEqual(['divination'])
    expect(meant('divnat')).toEqual([])
    expect(meant('dvnat', true)).toEqual([])
    expect(meant('leonarb', true)).toEqual(['leonard'])
    expect(meant('leonardos', true)).toEqual(['leonard'])
  })
})

test('the letters in a word are the same in whatever order and however often they stand there', () => {
  expect(lettersOf('team')).toBe(lettersOf('mate'))
  expect(lettersOf('anna')).toBe(lettersOf('an'))
  expect(lettersOf('anna')).not.toBe(lettersOf('ann e'))
  expect(lettersOf('')).toBe(0)
})
