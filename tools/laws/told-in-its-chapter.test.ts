import { beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { createTimeline, type StoryAt } from '#story/engine/timeline.ts'
import { readContent } from '#tools/content/read-content.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'

let storyAt: StoryAt

beforeAll(() => {
  const { book, chapters } = readContent('content')
  if (!book) throw new Error('book.yaml cannot be read')
  storyAt = createTimeline(prepareChapters(book, chapters, gameIcons()))
})

const entry = (story: Story, kind: Kind, id: string): Record<string, unknown> | undefined =>
  entryOf(anyEntries(story, kind), id)

/** The chapters of the novel in which these people, places and things are first met, for a book that once told otherwise. */
describe('the real book tells in its chapter', () => {
  test.each<[Kind, string, number]>([
    ['characters', 'real-circus-fortune-teller', 5],
    ['deities', 'eternal-blazing-sun', 18],
    ['items', 'silver-inlaid-cane', 23],
    ['characters', 'harvin-stone', 24],
    ['abilities', 'marksmanship', 26],
    ['worldLore', 'mystery-pryer-motto', 29],
    ['transactions', 'two-five-pound-notes-ch47', 47],
    ['locations', 'old-neil-house', 50],
    ['deities', 'hidden-sage', 61],
    ['deities', 'true-creator', 61],
    ['characters', 'girl-at-the-amulet-stall', 69],
    ['characters', 'suited-clown', 73],
    ['characters', 'gawain', 97],
    ['locations', 'gawains-house', 97],
    ['locations', 'old-will-restaurant', 97],
    ['items', 'hornacis-monograph', 98],
  ])('%s.%s from chapter %i', (kind, id, chapter) => {
    expect(entry(storyAt(chapter - 1), kind, id)).toBeUndefined()
    expect(entry(storyAt(chapter), kind, id)).toBeDefined()
  })

  test.each<[Kind, string, string, unknown, number]>([
    ['characters', 'circus-fortune-teller', 'name', 'Circus Animal Tamer', 5],
    ['items', 'seer-potion', 'status', 'Consumed', 32],
    ['deities', 'primordial-demoness', 'group', 'Evil gods', 66],
    ['deities', 'true-creator', 'group', 'Evil gods', 91],
    ['locations', 'khoy-university', 'firstVisit', 98, 98],
  ])('%s.%s: %s is "%s" from chapter %i', (kind, id, field, value, chapter) => {
    expect(entry(storyAt(chapter - 1), kind, id)?.[field]).not.toBe(value)
    expect(entry(storyAt(chapter), kind, id)?.[field]).toBe(value)
  })

  test('the girl at the amulet stall is Elizabeth, first seen at 69 and named at 84', () => {
    expect(entry(storyAt(83), 'characters', 'elizabeth')).toBeUndefined()
    expect(entry(storyAt(84), 'characters', 'elizabeth')).toMatchObject({ firstAppearance: 69 })
    expect(entry(storyAt(84), 'characters', 'girl-at-the-amulet-stall')).toBeUndefined()
  })

  test('Ray Bieber is no monster before chapter 74', () => {
    expect(JSON.stringify(entry(storyAt(73), 'characters', 'ray-bieber'))).not.toContain('monster')
    expect(JSON.stringify(entry(storyAt(74), 'characters', 'ray-bieber'))).toContain('monster')
  })
})
