import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyMap, type PersistentMap, valueAt, valuesOf, withKey, withoutKey } from './persistent-map.ts'

const steps = fc.array(fc.tuple(fc.string({ maxLength: 3 }), fc.option(fc.nat())), { maxLength: 300 })

describe('a persistent map', () => {
  test('holds what a Map holds after the same steps', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const model = new Map<string, number>()
        let map: PersistentMap<number> = emptyMap
        for (const [key, value] of all) {
          if (value === null) model.delete(key)
          else model.set(key, value)
          map = value === null ? withoutKey(map, key) : withKey(map, key, value)
        }

        expect(map.size).toBe(model.size)
        expect(valuesOf(map).sort()).toEqual([...model.values()].sort())
        for (const [key] of all) expect(valueAt(map, key)).toBe(model.get(key))
      }),
      { numRuns: 2000 },
    )
  })

  test('is never changed by a later step', () => {
    fc.assert(
      fc.property(steps, steps, (first, second) => {
        const apply = (from: PersistentMap<number>, all: typeof first) =>
          all.reduce((map, [key, value]) => (value === null ? withoutKey(map, key) : withKey(map, key, value)), from)
        const early = apply(emptyMap, first)
        const values = valuesOf(early)
        apply(early, second)

        expect(valuesOf(early)).toEqual(values)
      }),
    )
  })

  test('keeps thousands of keys apart', () => {
    let map: PersistentMap<number> = emptyMap
    for (let number = 0; number < 5000; number++) map = withKey(map, `entry-${number}`, number)

    expect(map.size).toBe(5000)
    for (let number = 0; number < 5000; number++) expect(valueAt(map, `entry-${number}`)).toBe(number)
    expect(valueAt(map, 'toString')).toBeUndefined()
    expect(valueAt(map, '__proto__')).toBeUndefined()
  })
})
