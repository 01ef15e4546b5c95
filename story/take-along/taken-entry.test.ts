import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { moneyBook } from '#story/testing/money.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { type TakenKind, takenEntry, takenGroups } from './taken-entry.ts'

const description = 'Of the harbour.'
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: {
        name: 'Anna',
        category: 'Crew',
        status: 'Alive',
        aliases: ['The Mate'],
        description: 'Keeps the light.\nNever sleeps.',
        abilities: { swim: { name: 'Swimming', description: 'Does not drown.' } },
        sequence: { pathway: 'sailor', number: 9, name: 'Deckhand' },
        recentActivities: ['Sets sail.'],
        told: ['She fears the sea.'],
      },
    },
    items: {
      scroll: {
        name: 'Scroll',
        category: 'artifact',
        description: 'Rolled up.',
        fullContent: [{ type: 'heading', text: 'Casting' }],
      },
    },
    pathways: { sailor: { name: 'Sailor', description, sequences: { sequence_9: { name: 'Deckhand' } } } },
    quests: { home: { title: 'The way home', description: 'Find the map.', status: 'active', type: 'main' } },
    mysteries: { light: { title: 'Who lit it?', description: 'It burns at noon.', status: 'open' } },
    diary: { leaf: { title: 'A leaf', order: 1, description: 'Yellowed.', content: 'Page 1 (front): We sail.' } },
    transactions: {
      bread: { description: 'A loaf of bread', type: 'expense', category: 'food', amount: { pence: 1 } },
    },
    news: { storm: { title: 'A storm' } },
  },
  chapter_2: { characters: { zoe: { name: 'Zoe', category: 'Crew', description } } },
})
const book = { sections: allSections, currency: moneyBook.currency }
const fewest = { ...book, sections: fewestSections }
const taken = (kind: TakenKind, id: string, chapter = 1) => takenEntry(storyAt(chapter), kind, id, book)

describe('[OWN-5] all that is taken along', () => {
  test('stands kind by kind under its label, and no kind that has no entry', () => {
    expect(takenGroups(storyAt(1), book)).toEqual([
      { kind: 'characters', label: 'Characters', ids: ['anna'] },
      { kind: 'pathways', label: 'Pathways', ids: ['sailor'] },
      { kind: 'items', label: 'Items', ids: ['scroll'] },
      { kind: 'diary', label: 'Diary', ids: ['leaf'] },
      { kind: 'mysteries', label: 'Mysteries', ids: ['light'] },
      { kind: 'quests', label: 'Quests', ids: ['home'] },
    ])
  })

  test('[DATA-4] is what is known at the chapter', () => {
    expect(takenGroups(storyAt(1), fewest)[0]?.ids).toEqual(['anna'])
    expect(takenGroups(storyAt(2), fewest)[0]?.ids).toEqual(['anna', 'zoe'])
    expect(takenGroups(storyAt(0), book)).toEqual([])
  })

  test('is nothing of a kind that the book does not have', () => {
    expect(takenGroups(storyAt(1), fewest).map(({ kind }) => kind)).toEqual(['characters', 'mysteries'])
  })
})

describe('[OWN-5] an entry that is taken along', () => {
  test('has its names, its place, its facts and all its parts in words', () => {
    expect(taken('characters', 'anna')).toEqual({
      key: 'characters/anna',
      name: 'Anna',
      aliases: ['The Mate'],
      place: 'Characters, chapter 1',
      facts: [
        { name: 'Status', text: 'Alive' },
        { name: 'First seen', text: 'Chapter 1' },
      ],
      parts: [
        { title: undefined, lines: ['Keeps the light.'], isList: false },
        { title: undefined, lines: ['Never sleeps.'], isList: false },
        { title: 'Abilities', lines: ['Swimming: Does not drown.'], isList: true },
        { title: 'Recent activities', lines: ['Chapter 1: Sets sail.'], isList: true },
        { title: 'Sequence', lines: ['Sequence 9: Deckhand, Sailor'], isList: false },
        { title: 'What has been told', lines: ['Chapter 1: She fears the sea.'], isList: true },
      ],
    })
  })

  test('has what is read in it in place of its description', () => {
    expect(taken('items', 'scroll')?.parts[0]).toEqual({ title: 'Casting', lines: [], isList: false })
  })

  test('of a pathway or a quest has what belongs to that kind alone', () => {
    expect(taken('pathways', 'sailor')).toMatchObject({
      name: 'Sailor',
      aliases: [],
      facts: [],
      parts: [
        { title: undefined, lines: ['Of the harbour.'] },
        { title: 'Sequence Hierarchy', lines: ['Sequence 9: Deckhand'] },
      ],
    })
    expect(taken('quests', 'home')).toMatchObject({
      name: 'The way home',
      place: 'Quests, chapter 1',
      parts: [{ lines: ['Find the map.'] }, { lines: ['active, 0 percent'] }],
    })
  })

  test('has its description where the app draws its record in a way of its own', () => {
    expect(taken('mysteries', 'light')?.parts).toEqual([
      { title: undefined, lines: ['It burns at noon.'], isList: false },
    ])
    expect(taken('diary', 'leaf')?.parts).toEqual([
      { title: undefined, lines: ['Yellowed.'], isList: false },
      { title: 'Pages', lines: ['Page 1 (front): We sail.'], isList: false },
    ])
  })

  test('[DATA-4] is none that only later chapters know, or that is nowhere', () => {
    expect(taken('characters', 'zoe')).toBeUndefined()
    expect(taken('characters', 'zoe', 2)?.place).toBe('Characters, chapter 2')
    expect(taken('characters', 'nobody')).toBeUndefined()
  })

  test('is none of a kind that the book does not have', () => {
    expect(takenEntry(storyAt(1), 'items', 'scroll', fewest)).toBeUndefined()
  })
})
