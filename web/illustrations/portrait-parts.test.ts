import { describe, expect, test } from 'vitest'
import { type PortraitHints, portraitParts } from './portrait-parts.ts'

describe('a silhouette', () => {
  test('is always the same for the same id', () => {
    expect(portraitParts('dunn-smith', { sex: 'male' })).toEqual(portraitParts('dunn-smith', { sex: 'male' }))
  })

  test('differs between people', () => {
    const drawn = people({ sex: 'male', age: 'adult' }).map((parts) => JSON.stringify(parts))

    expect(new Set(drawn).size).toBeGreaterThan(20)
  })

  test('keeps to what the record says', () => {
    for (const parts of people({ sex: 'female', age: 'old' })) {
      expect(parts.facial).toBe('none')
      expect(['f1', 'f2']).toContain(parts.face)
      expect(parts.bust).toBe('gown')
    }
    for (const parts of people({ sex: 'male', age: 'young', station: 'uniform' })) {
      expect(parts.facial).toBe('none')
      expect(parts.bust).toBe('uniform')
    }
  })

  test('is a hood for everybody of whom nothing is known: it tells no one apart', () => {
    const drawn = new Set([...people({}), ...people({ sex: 'male', hooded: true })].map((parts) => parts.hat))

    expect([...drawn]).toEqual(['hoodie'])
  })
})

function people(hints: PortraitHints) {
  return Array.from({ length: 60 }, (_, i) => portraitParts(`person ${i}`, hints))
}
