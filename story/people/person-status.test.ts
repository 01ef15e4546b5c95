import { describe, expect, test } from 'vitest'
import { isDeceased, personStatus } from './person-status.ts'

describe('the status of a person', () => {
  test.each([
    ['Alive', 'alive'],
    ['alive', 'alive'],
    ['Missing', 'missing'],
    ['MISSING', 'missing'],
    ['Dead', 'deceased'],
    ['Deceased', 'deceased'],
    ['Deceased (lost at sea)', 'deceased'],
    ['Possessed', 'plain'],
    ['Not alive', 'plain'],
    ['????', 'plain'],
  ])('%s keeps its word and is marked as %s', (word, tone) => {
    expect(personStatus(word)).toEqual({ word, tone })
  })

  test('is deceased for Dead and for every word that begins with Deceased, and for no other', () => {
    expect(['Dead', 'Deceased', 'Deceased (lost at sea)'].map(isDeceased)).toEqual([true, true, true])
    expect(['Alive', 'Undead', 'Deadly ill', 'Presumed Deceased', ''].map(isDeceased)).toEqual(Array(5).fill(false))
  })
})
