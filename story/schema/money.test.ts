import { describe, expect, test } from 'vitest'
import { progressWindow, salary } from './money.ts'

describe('a salary', () => {
  const taken = { weekly: { pounds: 3 }, alternative: { pounds: 2, soli: 5 } }

  test('is paid by the week, and may be another in truth', () => {
    expect(salary.parse(taken)).toEqual(taken)
    expect(salary.parse({ weekly: { pounds: 3 } })).toEqual({ weekly: { pounds: 3 } })
  })

  test('is refused without the week, with no coin in it, and with a word that nobody knows', () => {
    for (const told of [{ alternative: { pounds: 2 } }, { weekly: {} }, { ...taken, monthly: { pounds: 12 } }])
      expect(salary.safeParse(told).success).toBe(false)
  })
})

describe('a window of progress', () => {
  const seer = { name: 'Seer', number: 9, from: 3, span: 40 }

  test('names a Sequence, its number, and the chapters', () => {
    expect(progressWindow.parse(seer)).toEqual(seer)
  })

  test.each([
    ['number', [0, 1, 9], [-1, 10, 8.5]],
    ['from', [1, 2, 213], [0, -1, 1.5]],
    ['span', [1, 2, 500], [0, -1, 1.5]],
  ])('has a %s of %j, and none of %j', (field, taken, refused) => {
    const isTaken = (value: number) => progressWindow.safeParse({ ...seer, [field]: value }).success

    expect(taken.filter(isTaken)).toEqual(taken)
    expect(refused.filter(isTaken)).toEqual([])
  })

  test('is refused with a word that nobody knows', () => {
    expect(progressWindow.safeParse({ ...seer, until: 43 }).success).toBe(false)
  })
})
