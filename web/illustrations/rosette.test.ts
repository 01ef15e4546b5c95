import { describe, expect, test } from 'vitest'
import { hash, rng } from './hash.ts'
import { rosette, rosetteId, rosettePaths } from './rosette.ts'

describe('a seed', () => {
  test('gives the same numbers on every machine', () => {
    const random = rng('klein')

    // The published FNV-1a value for this word.
    expect(hash('foobar')).toBe(0xbf9cf968)
    expect([random(), random(), random()].map((value) => value.toFixed(6))).toEqual([
      '0.824300',
      '0.434516',
      '0.909650',
    ])
  })

  test('gives the same rosette, and another seed another', () => {
    expect(rosette('seer')).toEqual(rosette('seer'))
    expect(rosette('seer')).not.toEqual(rosette('sailor'))
  })

  test('shares one of 24 rosettes with other seeds', () => {
    const ids = new Set(Array.from({ length: 500 }, (_, i) => rosetteId(`entry ${i}`)))

    expect(ids.size).toBe(24)
  })
})

describe('a rosette', () => {
  test('has one band more when it is rich', () => {
    expect(rosettePaths('r-1-3')).toHaveLength(2)
    expect(rosettePaths('r-2-3')).toHaveLength(3)
  })

  test('is closed and stays inside its box', () => {
    for (const path of rosettePaths('r-2-7')) {
      const numbers = [...path.matchAll(/[\d.]+/g)].map(Number)

      expect(path).toMatch(/^M[\d. L]+Z$/)
      expect(Math.min(...numbers)).toBeGreaterThan(0)
      expect(Math.max(...numbers)).toBeLessThan(100)
    }
  })
})
