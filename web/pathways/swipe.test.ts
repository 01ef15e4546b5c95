import { describe, expect, test } from 'vitest'
import { swiped } from './swipe.ts'

const from = { x: 200, y: 300 }
const by = (x: number, y = 0) => swiped(from, { x: from.x + x, y: from.y + y })

describe('[PATH-4] a swipe', () => {
  test('to the left asks for the next card, to the right for the one before', () => {
    expect(by(-120)).toBe(1)
    expect(by(120)).toBe(-1)
  })

  test('counts from 40 px on', () => {
    expect([by(-39), by(-40), by(39), by(40)]).toEqual([0, 1, 0, -1])
  })

  test('along the page is scrolling', () => {
    expect(by(-60, 90)).toBe(0)
    expect(by(-60, -60)).toBe(0)
    expect(by(-60, 30)).toBe(1)
  })
})
