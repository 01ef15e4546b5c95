import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { entryPlace } from './entry-place.ts'

const book = { sections: { ...allSections, notes: { ...allSections.notes!, route: 'anna-notes' } } }
const description = 'x'
const storyAt = createTimeline({
  chapter_1: {
    characters: { anna: { name: 'Anna', description } },
    worldLore: { moons: { name: 'Two moons', description } },
    notes: { first: { content: 'Woke up.' } },
    quests: { home: { title: 'The way home' } },
    pathways: { sailor: { name: 'Sailor', description } },
    news: { fire: { title: 'A fire' } },
    mysteries: { who: { title: 'Who lit it?', description, status: 'open' } },
  },
  chapter_2: { characters: { bert: { name: 'Bert', description } } },
})

test('[FEED-9] an entry is called as the story calls it, and opens where it lies', () => {
  const placeOf = (kind: string, id: string) => entryPlace(storyAt(1), book, kind, id)

  expect(placeOf('characters', 'anna')).toEqual({
    kind: 'characters',
    id: 'anna',
    name: 'Anna',
    category: 'Characters',
    address: '/codex/characters?id=anna',
  })
  expect(placeOf('worldLore', 'moons')).toMatchObject({ name: 'Two moons', address: '/codex/world-lore?id=moons' })
  expect(placeOf('notes', 'first')).toMatchObject({ name: 'Journal Entry', address: '/codex/anna-notes?id=first' })
  expect(placeOf('quests', 'home')).toMatchObject({ name: 'The way home', address: '/quests?id=home' })
  expect(placeOf('pathways', 'sailor')).toMatchObject({ name: 'Sailor', address: '/pathways/sailor' })
  expect(placeOf('news', 'fire')).toMatchObject({ name: 'A fire', address: '/codex/recent-activity?id=news:fire' })
  expect(placeOf('mysteries', 'who')).toMatchObject({ address: '/codex/mysteries?id=who' })
})

test('[FEED-9] what the story does not hold has no name: a later entry is like one that never was', () => {
  for (const [kind, id] of [
    ['characters', 'bert'],
    ['characters', 'nobody'],
    ['diary', 'first'],
    ['transactions', 'rent'],
    ['constructor', 'anna'],
    ['characters', 'constructor'],
  ] as const) {
    expect(entryPlace(storyAt(1), book, kind, id)).toBeUndefined()
  }
  expect(entryPlace(storyAt(2), book, 'characters', 'bert')).toMatchObject({ name: 'Bert' })
})
