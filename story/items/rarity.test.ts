import { describe, expect, test } from 'vitest'
import { RARITIES } from '#kinds/rarities.ts'
import { gradeOf, isSealed, rarityOf, ratingLabel, SHOWN_GRADES } from './rarity.ts'

describe('[ITEM-3] the rarity of an item', () => {
  test('is one of seven, in the order of the specification', () => {
    expect(RARITIES.map(ratingLabel)).toEqual([
      'Common',
      'Uncommon',
      'Rare',
      'Very rare',
      'Epic',
      'Legendary',
      'Mythic',
    ])
    for (const rarity of RARITIES) expect(rarityOf({ rarity })).toBe(rarity)
  })

  test('is none for a graded item, an item of unknown rarity and one whose rarity was never told', () => {
    expect(rarityOf({ rarity: 'grade2' })).toBeUndefined()
    expect(rarityOf({ rarity: 'unknown' })).toBeUndefined()
    expect(rarityOf({})).toBeUndefined()
  })
})

const book = { ratings: { label: 'Rarity / Grade', grades: { type: 'Sealed Artifact', all: 'All' } } }

describe('[ITEM-1] the grade of an item', () => {
  test('runs from grade 3 to grade 0, then unknown', () => {
    expect(SHOWN_GRADES.map(ratingLabel)).toEqual(['Grade 3', 'Grade 2', 'Grade 1', 'Grade 0', 'Unknown grade'])
  })

  test('belongs to graded items and to Sealed Artifacts', () => {
    expect(gradeOf({ rarity: 'grade0' }, book)).toBe('grade0')
    expect(gradeOf({ rarity: 'unknown', type: 'Sealed Artifact' }, book)).toBe('unknown')
    expect(gradeOf({ type: 'Sealed Artifact' }, book)).toBe('unknown')
  })

  test('is not given to an item of unknown rarity that is not sealed', () => {
    expect(isSealed({ rarity: 'unknown', type: 'Relic' }, book)).toBe(false)
    expect(gradeOf({ rarity: 'unknown', type: 'Relic' }, book)).toBeUndefined()
  })

  test('is given to nothing in a book without grades', () => {
    expect(gradeOf({ rarity: 'grade0', type: 'Sealed Artifact' }, { ratings: { label: 'Rarity' } })).toBeUndefined()
    expect(isSealed({ type: 'Sealed Artifact' }, {})).toBe(false)
  })
})
