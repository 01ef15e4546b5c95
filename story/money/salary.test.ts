import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { moneyBook } from '#story/testing/money.ts'
import { weeklySalary } from './salary.ts'

const storyAt = createTimeline({
  chapter_2: { salary: { weekly: { pounds: 3 } } },
  chapter_4: { salary: { weekly: { pounds: 3 }, alternative: { pounds: 1, soli: 10 } } },
  chapter_5: { salary: { weekly: { pounds: 4, soli: 10 } } },
  chapter_6: { salary: { weekly: { pounds: 0 } } },
})
const shown = (chapter: number) => {
  const salary = weeklySalary(storyAt(chapter), moneyBook.currency)
  return salary && [salary.paid.text, salary.former?.text]
}

describe('[HOME-6] the weekly salary', () => {
  test('is unknown before a chapter tells of it', () => expect(shown(1)).toBeUndefined())
  test('is the wage, and stays it', () => {
    expect(shown(2)).toEqual(['£3', undefined])
    expect(shown(3)).toEqual(['£3', undefined])
  })
  test('is what is really paid, with the wage struck through beside it', () =>
    expect(shown(4)).toEqual(['£1 10s', '£3']))
  test('is the next wage alone', () => expect(shown(5)).toEqual(['£4 10s', undefined]))
  test('may be nothing', () => expect(shown(6)).toEqual(['£0', undefined]))
})
