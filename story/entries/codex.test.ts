import { describe, expect, test } from 'vitest'
import type { Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { currentNews } from '#story/news/news.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { codexSections, recentlyAdded } from './codex.ts'
import { codexEntries } from './codex-entries.ts'

const book = {
  sections: {
    ...allSections,
    diary: { ...allSections.diary!, route: 'rose-diary', title: 'Rose’s Diary' },
    notes: { ...allSections.notes!, route: 'anna-notes', title: 'Anna’s Notes' },
  },
  currency: [{ key: 'pence', symbol: 'p', one: 'penny', many: 'pence', worth: 1 }],
}

const description = 'x'.repeat(101)
const storyAt = createTimeline({
  chapter_1: { characters: { anna: { name: 'Anna', description }, bert: { name: 'Bert', description } } },
  chapter_2: {
    mysteries: { door: { title: 'Who knocks?', status: 'open', description } },
    notes: { first: { content: 'Woke up.' } },
    quests: { home: { title: 'Home' } },
  },
  chapter_7: {
    pathways: { sailor: { name: 'Sailor', description } },
    characters: { cora: { name: 'Cora', description }, anna: { status: 'Missing' } },
  },
})

const counts = (chapter: number) =>
  Object.fromEntries(codexSections(storyAt(chapter), book).map(({ key, count, fresh }) => [key, [count, fresh]]))

describe('[CODEX-1] the categories of the codex', () => {
  test('stand in one order, also where nothing lies in them yet', () => {
    expect(codexSections(storyAt(1), book).map(({ route, label }) => [route, label])).toEqual([
      ['characters', 'Characters'],
      ['items', 'Items'],
      ['deities', 'Deities'],
      ['organizations', 'Organizations'],
      ['locations', 'Locations'],
      ['history', 'History'],
      ['world-lore', 'World Lore'],
      ['rose-diary', 'Rose’s Diary'],
      ['anna-notes', 'Anna’s Notes'],
      ['recent-activity', 'Recent Activity'],
    ])
  })

  test('leave out whatever the book does not have', () => {
    const keys = codexSections(storyAt(7), { ...book, sections: fewestSections }).map(({ key }) => key)

    expect(keys).toEqual(['characters', 'recentActivity'])
    expect(recentlyAdded(storyAt(7), { sections: fewestSections }).map(({ kind }) => kind)).not.toContain('pathways')
  })

  test('count what is known, and apart what was added recently', () => {
    expect(counts(1)).toMatchObject({ characters: [2, 2], notes: [0, 0] })
    expect(counts(7)).toMatchObject({ characters: [3, 1], notes: [1, 1], items: [0, 0] })
  })

  test('count as recent activity what the current chapter changed, one for each entry', () => {
    expect(counts(7).recentActivity).toEqual([3, 3])
    expect(counts(6).recentActivity).toEqual([0, 0])
  })

  test('count as recent activity exactly the notices that the page then shows', () => {
    const story = createTimeline({
      chapter_1: { characters: { anna: { name: 'Anna' } }, items: { lamp: { name: 'Lamp' } } },
      chapter_2: {
        inventory: { lamp: { status: 'Owned' } },
        items: { lamp: { condition: 'Lit' } },
        characters: { anna: { status: 'Missing' } },
      },
    })(2)

    expect(currentNews(story, book)).toHaveLength(2)
    expect(codexSections(story, book).at(-1)).toMatchObject({ key: 'recentActivity', count: 2, fresh: 2 })
  })
})

describe('[CODEX-1] recently added', () => {
  test('is what was first seen in the current chapter and the five before it, the newest first', () => {
    expect(recentlyAdded(storyAt(7), book).map(({ name, chapter }) => [name, chapter])).toEqual([
      ['Cora', 7],
      ['Sailor', 7],
      ['Journal Entry', 2],
    ])
  })

  test('begins with the first chapter for a reader who has not gone further than six', () => {
    expect(recentlyAdded(storyAt(6), book).map(({ name }) => name)).toEqual(['Journal Entry', 'Anna', 'Bert'])
  })

  test('says where each entry lies and opens, with a hundred characters of its text', () => {
    expect(recentlyAdded(storyAt(7), book)).toMatchObject([
      { category: 'Characters', address: '/codex/characters?id=cora', snippet: `${'x'.repeat(100)}…` },
      { category: 'Pathways', address: '/pathways/sailor' },
      { category: 'Anna’s Notes', address: '/codex/anna-notes?id=first', snippet: 'Woke up.' },
    ])
  })
})

test('[CODEX-1] no text is cut that is not shown', () => {
  const told = { firstSeen: 1, lastChanged: 1, name: 'Anna' }
  let cuts = 0
  const anna = Object.defineProperty({ ...told, id: 'anna' }, 'description', { get: () => `A text. ${++cuts}` })
  const [entry] = codexEntries({ ...storyAt(1), characters: [anna] } as unknown as Story, book)
  expect(cuts).toBe(0)
  expect(entry!.snippet).toBe('A text. 1')
})
