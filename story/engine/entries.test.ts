import { describe, expect, test } from 'vitest'
import { byFirstSeen, compareText, entryOf, listOf, numberOf } from './entries.ts'

const seen = (id: string, firstSeen: number) => ({ id, firstSeen, lastChanged: firstSeen })
const [anna, bert] = [seen('anna', 1), seen('bert', 2)]

test('entries are numbered from 1 in the order in which they stand', () => {
  expect([anna, bert].map((entry) => numberOf([anna, bert], entry))).toEqual([1, 2])
})

test('an entry is found by its id, and none by an id that is not known or not given', () => {
  expect(entryOf([anna, bert], 'bert')).toBe(bert)
  expect(entryOf([anna, bert], 'carl')).toBeUndefined()
  expect(entryOf([anna, bert], null)).toBeUndefined()
})

describe('the entries of a nested map', () => {
  const ids = (...entries: (typeof anna)[]) =>
    listOf(Object.fromEntries(entries.map((entry) => [entry.id, entry]))).map(({ id }) => id)

  test('stand in the order in which they were first seen, whatever the order of the map', () => {
    expect(ids(seen('dora', 3), seen('anna', 2), seen('carl', 1))).toEqual(['carl', 'anna', 'dora'])
  })

  test('of one chapter stand as it tells them', () => {
    expect(ids(seen('late', 2), seen('second', 1), seen('first', 1))).toEqual(['second', 'first', 'late'])
  })

  test('are none where there is no map', () => {
    expect(listOf(undefined)).toEqual([])
  })
})

test('entries are in the order of discovery by chapter, and within one chapter by id', () => {
  const entries = [seen('anna', 10), seen('bert', 2), seen('anna', 2)]

  expect(entries.toSorted(byFirstSeen)).toEqual([seen('anna', 2), seen('bert', 2), seen('anna', 10)])
})

describe('the order of texts', () => {
  test('is by code units', () => {
    expect(['é', 'a', 'z', 'B', '10', '9'].toSorted(compareText)).toEqual(['10', '9', 'B', 'a', 'z', 'é'])
  })

  test('lets the same text stand beside itself', () => {
    expect(compareText('anna', 'anna')).toBe(0)
    expect(compareText('', '')).toBe(0)
  })

  test('says which of two comes first, whichever is asked first', () => {
    expect(compareText('anna', 'bert')).toBe(-1)
    expect(compareText('bert', 'anna')).toBe(1)
  })
})
