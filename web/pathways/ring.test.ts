import { describe, expect, test } from 'vitest'
import {
  brightness,
  cardAt,
  isNear,
  NARROW_RING,
  placesFromFront,
  ringRadius,
  ringStep,
  showsFace,
  turnsTo,
  WIDE_RING,
} from './ring.ts'

const cards = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('[PATH-4] the ring', () => {
  test('spreads its cards over 360 degrees', () => {
    expect([1, 2, 5, 8].map(ringStep)).toEqual([360, 180, 72, 45])
  })

  test('is never narrower than its screen wants, and widens so that neighbours never touch', () => {
    expect([1, 2, 5, 8].map((count) => ringRadius(count, WIDE_RING))).toEqual([440, 440, 440, 440])
    expect([1, 2, 5].map((count) => ringRadius(count, NARROW_RING))).toEqual([300, 300, 300])
    expect(ringRadius(21, WIDE_RING)).toBeCloseTo(1015, 0)
    expect(ringRadius(21, NARROW_RING)).toBeCloseTo(916, 0)
    for (const size of [WIDE_RING, NARROW_RING]) {
      for (const count of cards(30).slice(2)) {
        const chord = 2 * ringRadius(count, size) * Math.sin(Math.PI / count)
        expect(chord).toBeGreaterThan(size.cardWidth)
      }
    }
  })

  test('knows how far each card is from the front, the shorter way round', () => {
    expect(cards(5).map((index) => placesFromFront(index, 0, 5))).toEqual([0, 1, 2, -2, -1])
    expect(cards(5).map((index) => placesFromFront(index, 4, 5))).toEqual([1, 2, -2, -1, 0])
    expect(cards(4).map((index) => placesFromFront(index, 0, 4))).toEqual([0, 1, 2, -1])
    expect(cards(2).map((index) => placesFromFront(index, 1, 2))).toEqual([1, 0])
    expect(placesFromFront(0, 0, 1)).toBe(0)
  })

  test('goes on turning beyond its last card, and back beyond its first', () => {
    expect([-1, 0, 7, 8, 9, -9].map((turns) => cardAt(turns, 8))).toEqual([7, 0, 7, 0, 1, 7])
    expect(turnsTo(0, 7, 8)).toBe(8)
    expect(turnsTo(7, 0, 8)).toBe(-1)
    expect(turnsTo(7, -8, 8)).toBe(-9)
    expect(turnsTo(3, 3, 8)).toBe(3)
    expect([turnsTo(1, 0, 2), turnsTo(0, 1, 2)]).toEqual([1, 2])
    expect(turnsTo(0, 0, 1)).toBe(0)
  })

  test('brings every card to the front from everywhere', () => {
    for (const count of [1, 2, 5, 21])
      for (const front of cards(count))
        for (const turns of [-30, -1, 0, 4, 50]) expect(cardAt(turnsTo(front, turns, count), count)).toBe(front)
  })

  test('darkens by distance', () => {
    expect([0, 1, -1, 2, -2, 3, -4, 10].map(brightness)).toEqual([1, 0.62, 0.62, 0.36, 0.36, 0.2, 0.2, 0.2])
  })

  test('shows every face of a few cards, and the five nearest from 14 on', () => {
    const faces = (count: number) => cards(count).filter((index) => showsFace(placesFromFront(index, 0, count), count))

    expect(faces(13)).toHaveLength(13)
    expect(faces(14)).toEqual([0, 1, 2, 12, 13])
    expect(faces(21)).toEqual([0, 1, 2, 19, 20])
    expect([-3, -2, 0, 2, 3].map(isNear)).toEqual([false, true, true, true, false])
  })
})
