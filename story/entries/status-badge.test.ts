import { describe, expect, test } from 'vitest'
import { statusBadge } from './status-badge.ts'

describe('how it stands', () => {
  test.each([
    ['Alive', 'alive'],
    ['Missing', 'missing'],
    ['Deceased (historical)', 'deceased'],
    ['Destroyed', 'plain'],
  ])('with somebody who is "%s" is marked as %s', (word, tone) => {
    expect(statusBadge(word, 'person')).toEqual({ word, tone })
  })

  test.each([
    ['Destroyed', 'destroyed'],
    ['Missing', 'lost'],
    ['Used', 'spent'],
    ['Alive', 'plain'],
  ])('with a thing that is "%s" is marked as %s', (word, tone) => {
    expect(statusBadge(word, 'thing')).toEqual({ word, tone })
  })

  test.each([
    ['Active', 'active'],
    ['ACTIVE', 'active'],
    ['destroyed', 'destroyed'],
    ['Dormant', 'plain'],
    ['Missing', 'plain'],
  ])('with people who are "%s" together is marked as %s', (word, tone) => {
    expect(statusBadge(word, 'group')).toEqual({ word, tone })
  })
})
