import { describe, expect, test } from 'vitest'
import type { Kind } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { searchedTexts } from './searchable.ts'

const description = 'Nothing special.'
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: {
        name: 'Anna',
        realName: 'Joanna',
        category: 'Crew',
        aliases: ['The Mate', 'The Owl'],
        status: 'Alive',
        description: [
          { type: 'paragraph', text: 'Keeps the light' },
          { type: 'list', items: ['oil', 'wick'] },
        ],
        appearance: 'Tall.',
        abilities: { swim: { name: 'Swimming', description: 'Does not drown.' } },
        spellings: ['Hannah'],
        headline: 'Anna comes ashore.',
        recentActivities: ['Sets sail.'],
        told: ['She fears the sea.'],
        ties: { bert: { as: 'sibling', text: 'They share a cabin.' }, zoe: { as: 'friend' } },
      },
      bert: { name: 'Bert', category: 'Crew', description: '' },
    },
    items: { knife: { name: 'Knife', category: 'weapon', owner: 'Anna', rarity: 'grade1', description } },
    worldLore: { rumour: { name: 'A rumour', category: 'Rumour', description } },
    organizations: { crew: { name: 'Crew', group: 'weapon', description, knownMembers: { anna: { role: 'Mate' } } } },
    locations: { anna: { name: 'Anna’s pier', description } },
    deities: { moon: { name: 'Moon', description, titles: ['Lady of Tides'], tags: ['sea'] } },
    notes: { worry: { content: 'The lamp is out.', category: 'other' } },
    pathways: { sailor: { name: 'Sailor', description, sequences: { sequence_9: { name: 'Deckhand' } } } },
  },
  chapter_2: { characters: { anna: { told: ['She sings.'] }, zoe: { name: 'Zoe', category: 'Crew', description } } },
})

const itemCategories = [
  { label: 'Weapons & Combat', words: ['weapon'] },
  { label: 'Others', words: [] },
]

function texts(chapter: number, kind: Kind, id: string) {
  const story = storyAt(chapter)
  const entry = entryOf(anyEntries(story, kind), id)!
  return searchedTexts(story, kind, entry, { sections: allSections, itemCategories })
}
const said = (kind: Kind, id: string, chapter = 1) => texts(chapter, kind, id)?.map(({ by, text }) => `${by}: ${text}`)

describe('[CODEX-4] an entry is found', () => {
  test('by all that is told of it for good, and by nothing that only belongs to a chapter', () => {
    expect(said('characters', 'anna')).toEqual([
      'name: Anna',
      'alias: Joanna',
      'label: Crew',
      'alias: The Mate',
      'alias: The Owl',
      'body: Keeps the light. oil, wick',
      'body: Tall.',
      'label: Swimming',
      'body: Does not drown.',
      'spelling: Hannah',
      'fact: She fears the sea.',
      'role: Mate',
      'tie: Is a sibling of Bert. They share a cabin.',
    ])
  })

  test('by a tie from the other side, too, and by one of which no more is said', () => {
    expect(said('characters', 'bert')).toEqual([
      'name: Bert',
      'label: Crew',
      'tie: Is a sibling of Anna. They share a cabin.',
    ])
    expect(said('characters', 'zoe', 2)?.at(-1)).toBe('tie: Is a friend of Anna.')
  })

  test('by facts and ties of which each has its chapter', () => {
    const anna = texts(2, 'characters', 'anna')
    expect(anna).toContainEqual({ by: 'fact', text: 'She fears the sea.', chapter: 1 })
    expect(anna).toContainEqual({ by: 'fact', text: 'She sings.', chapter: 2 })
    expect(anna).toContainEqual({
      by: 'tie',
      text: 'Is a sibling of Bert. They share a cabin.',
      chapter: 1,
    })
  })

  test('by the category of a thing, in the word of the author and in that of the book', () => {
    expect(said('items', 'knife')).toEqual([
      'name: Knife',
      'label: weapon',
      'label: Weapons & Combat',
      'label: Anna',
      'label: grade1',
      'body: Nothing special.',
    ])
    expect(said('organizations', 'crew')).not.toContain('label: Weapons & Combat')
  })

  test('by its group, its titles and the words by which it is filed', () => {
    expect(said('deities', 'moon')).toEqual([
      'name: Moon',
      'body: Nothing special.',
      'alias: Lady of Tides',
      'label: sea',
    ])
  })

  test('by a role only where it is somebody', () => {
    expect(said('organizations', 'crew')).toEqual([
      'name: Crew',
      'label: weapon',
      'body: Nothing special.',
      'label: Mate',
    ])
  })

  test('by no role of somebody else with its id', () => {
    expect(said('locations', 'anna')).toEqual(['name: Anna’s pier', 'body: Nothing special.'])
  })

  test('by the name of a journal entry and what stands in it', () => {
    expect(said('notes', 'worry')).toEqual(['name: Journal Entry', 'body: The lamp is out.', 'label: other'])
  })

  test('by no Sequence of a pathway, which is found by itself', () => {
    expect(said('pathways', 'sailor')).toEqual(['name: Sailor', 'body: Nothing special.'])
  })

  test('by nothing at all where the kind says so', () => {
    expect(texts(1, 'worldLore', 'rumour')).toBeUndefined()
  })
})
