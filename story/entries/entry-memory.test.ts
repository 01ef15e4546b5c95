import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { currentNews } from '#story/news/news.ts'
import { moneyBook } from '#story/testing/money.ts'
import { allSections } from '#story/testing/sections.ts'
import { entryMemory } from './entry-memory.ts'
import { foldMiddle, foldTold } from './told-folds.ts'

const anna = { name: 'Anna', description: 'A sailor.', category: 'Crew', status: 'Alive' }
const storyAt = createTimeline({
  chapter_1: { date: '28 June', characters: { anna: { ...anna, told: ['She keeps the log.', 'She sings.'] } } },
  chapter_2: { characters: { anna: { appearance: 'Tall.', told: [{ text: 'She drowned.', key: 'drowned' }] } } },
  chapter_3: {
    date: '30 June',
    characters: { anna: { appearance: 'Tall, with a scar.', told: [{ text: 'She lives.', retracts: 'drowned' }] } },
  },
})
const annaAt = (chapter: number) => entryMemory(storyAt(chapter), 'characters', 'anna')

describe('what was told of an entry', () => {
  test('stays, oldest first, each fact with its chapter and the day', () => {
    expect(annaAt(3).told.map(({ chapter, date, facts }) => [chapter, date, ...facts.map(({ text }) => text)])).toEqual(
      [
        [1, '28 June', 'She keeps the log.', 'She sings.'],
        [2, '28 June', 'She drowned.'],
        [3, '30 June', 'She lives.'],
      ],
    )
  })

  test('is taken back only from the chapter on that does so, and stands beside it', () => {
    expect(annaAt(2).told[1]?.facts[0]?.takenBack).toBeUndefined()
    expect(annaAt(3).told[1]?.facts[0]?.takenBack).toBe(3)
    expect(annaAt(3).told[2]?.facts[0]?.takesBack).toBe(true)
  })

  test('is not told again where a chapter is heard again', () => {
    const again = createTimeline({ chapter_1: { characters: { anna: { ...anna, told: ['Once.'] } } } })
    expect(entryMemory(again(1), 'characters', 'anna').told).toHaveLength(1)
  })

  test('has the newest look, and nothing of an entry that is not known', () => {
    expect(annaAt(2).appearance).toBe('Tall.')
    expect(annaAt(3).appearance).toBe('Tall, with a scar.')
    expect(entryMemory(storyAt(3), 'characters', 'nobody')).toEqual({
      appearance: undefined,
      background: undefined,
      told: [],
    })
  })

  test('has what was before the story, as far as it was told', () => {
    const story = createTimeline({
      chapter_1: { characters: { anna: { ...anna, background: 'Born at sea.' }, bert: { ...anna, name: 'Bert' } } },
    })(1)

    expect(entryMemory(story, 'characters', 'anna')).toEqual({
      appearance: undefined,
      background: 'Born at sea.',
      told: [],
    })
    expect(entryMemory(story, 'characters', 'bert').background).toBeUndefined()
  })

  test('is the news of its chapter where that has no headline', () => {
    const book = { ...moneyBook, sections: allSections }
    expect(currentNews(storyAt(3), book).map(({ text }) => text)).toEqual(['She lives.'])
  })
})

describe('a long story of an entry', () => {
  const told = (...counts: number[]) =>
    counts.map((count, index) => ({
      chapter: index + 1,
      date: undefined,
      facts: Array.from({ length: count }, () => ({ text: '', takenBack: undefined, takesBack: false })),
    }))

  test('is all open up to eight facts', () => {
    expect(foldTold(told(4, 4))).toEqual({ folds: [], seen: told(4, 4) })
  })

  test('keeps the last six facts open, in whole chapters, and folds the earlier ones', () => {
    const { folds, seen } = foldTold(told(3, 2, 4, 4))
    expect(folds.map(({ from, to, count }) => [from, to, count])).toEqual([[1, 2, 5]])
    expect(seen.map(({ chapter }) => chapter)).toEqual([3, 4])
  })

  test('is folded in spans of ten chapters where it is very long', () => {
    const { folds } = foldTold(told(...Array.from({ length: 30 }, () => 1)))
    expect(folds.map(({ from, to, count }) => [from, to, count])).toEqual([
      [1, 10, 10],
      [11, 20, 10],
      [21, 24, 4],
    ])
  })

  test('[ACT-4] keeps its beginning and its end open where both count, and folds what lies between', () => {
    const partsOf = (...counts: number[]) =>
      foldMiddle(told(...counts)).map((part) => ('chapters' in part ? [part.from, part.to, part.count] : part.chapter))
    expect(partsOf(1, 1, 1, 1, 1, 1)).toEqual([1, 2, 3, 4, 5, 6])
    expect(partsOf(1, 1, 1, 1, 1, 1, 1)).toEqual([1, 2, [3, 4, 2], 5, 6, 7])
    expect(partsOf(4, 2, 2, 4)).toEqual([1, [2, 3, 4], 4])
    expect(partsOf(9)).toEqual([1])
    expect(partsOf(4, 4)).toEqual([1, 2])
  })
})

test('only a fact that says so takes an earlier one back', () => {
  expect(annaAt(3).told.map(({ chapter, facts }) => [chapter, ...facts.map(({ takesBack }) => takesBack)])).toEqual([
    [1, false, false],
    [2, false],
    [3, true],
  ])
})
