import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { listed, recordOf } from '#story/testing/shown.ts'
import { diaryDetail, diaryProgress, pagesRead } from './diary.ts'

const storyAt = createTimeline({
  chapter_2: {
    diary: {
      storm: {
        title: 'The storm',
        order: 3,
        shortInfo: 'A voyage.',
        keyRevelation: 'It knew how to talk.',
        diaryDate: 'November',
        discoveredBy: 'Anna',
        discoveredHow: 'Bought at a market',
        discoveredDate: '1 May',
        importance: 'High',
        description: 'Of a bad night.',
        content: 'Page 1 (only side): Wind.',
      },
      roads: { title: 'Three roads', order: 1, content: 'A scrap. Page 1 (front): Left. Page 2 (back): Right.' },
    },
  },
  chapter_3: {
    diary: {
      twin: { title: 'A twin', order: 3, description: 'Nobody has read it out.' },
      ball: { title: 'The ball', order: 2, diaryDate: 'Unknown', content: 'Page 1 (one side): A dance.' },
    },
  },
  chapter_4: { characters: { anna: { name: 'Anna' } } },
})

const achievement = {
  id: 'reader',
  name: 'Reader',
  description: 'Reads.',
  icon: 'open-book',
  category: 'Lore',
  rarity: 'common' as const,
}
const book = { achievements: { categories: ['Lore'], all: [achievement, { ...achievement, diaryPages: 3 }] } }

describe('[DIARY-1] the entries of the diary', () => {
  test('stand by number; entries of one number by chapter', () => {
    expect(listed(storyAt(2), 'diary')).toEqual([['', 'roads', 'storm']])
    expect(listed(storyAt(3), 'diary')).toEqual([['', 'roads', 'ball', 'storm', 'twin']])
    expect(listed(storyAt(1), 'diary')).toEqual([])
  })

  test('are called by their number above their record', () => {
    expect(recordOf(storyAt(2), 'diary', 'storm')?.place).toBe('Diary, leaf 3')
  })

  test('have a card with all that is asked of it', () => {
    expect(diaryDetail(storyAt(2), 'storm')).toMatchObject({
      id: 'storm',
      name: 'The storm',
      order: 3,
      chapter: 2,
      shortInfo: 'A voyage.',
      keyRevelation: 'It knew how to talk.',
      diaryDate: 'November',
      discoveredBy: { name: 'Anna' },
      importance: 'High',
    })
  })
})

test('[DIARY-1] an entry whose date nobody knows is undated', () => {
  expect(diaryDetail(storyAt(3), 'ball')?.diaryDate).toBeUndefined()
})

describe('[DIARY-2] a whole entry', () => {
  test('says how it was found and what it says', () => {
    expect(diaryDetail(storyAt(2), 'storm')).toMatchObject({
      discoveredBy: { name: 'Anna', address: undefined },
      discoveredHow: 'Bought at a market',
      discoveredDate: '1 May',
      introduction: [{ type: 'paragraph', text: 'Of a bad night.' }],
      pages: [{ number: 1, label: 'only side', paragraphs: ['Wind.'] }],
    })
    expect(diaryDetail(storyAt(4), 'storm')?.discoveredBy?.address).toBe('/codex/characters?id=anna')
    expect(diaryDetail(storyAt(2), 'roads')).toMatchObject({ discoveredBy: undefined, introduction: [] })
  })

  test('knows the entries before and after it, as far as they are known', () => {
    expect(diaryDetail(storyAt(2), 'storm')).toMatchObject({
      place: { number: 2, total: 2 },
      previous: { id: 'roads', order: 1 },
      next: undefined,
    })
    expect(diaryDetail(storyAt(3), 'storm')).toMatchObject({
      place: { number: 3, total: 4 },
      previous: { id: 'ball', order: 2 },
      next: { id: 'twin', order: 3 },
    })
    expect(diaryDetail(storyAt(3), 'roads')?.previous).toBeUndefined()
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['ball', 'nothing', null]) expect(diaryDetail(storyAt(2), id)).toBeUndefined()
  })
})

describe('[ACC-2] the pages of entries that were read', () => {
  test('are the numbered ones, and count only once they are known', () => {
    const read = ['storm', 'roads', 'ball', 'twin', 'from-another-book']

    expect([1, 2, 3].map((chapter) => pagesRead(storyAt(chapter), read))).toEqual([0, 3, 4])
  })

  test('lead to the achievement for reading, and no further', () => {
    expect(diaryProgress(storyAt(3), book.achievements, [])).toEqual({ read: 0, goal: 3, percent: 0 })
    expect(diaryProgress(storyAt(3), book.achievements, ['roads'])).toEqual({ read: 2, goal: 3, percent: 66 })
    expect(diaryProgress(storyAt(3), book.achievements, ['storm', 'ball', 'roads'])).toMatchObject({
      read: 3,
      percent: 100,
    })
  })

  test('lead nowhere in a book without such an achievement', () => {
    expect(diaryProgress(storyAt(3), undefined, ['storm'])).toBeUndefined()
    expect(diaryProgress(storyAt(3), { categories: [], all: [achievement] }, [])).toBeUndefined()
  })
})
