import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { searchCodex } from './search.ts'

const book = {
  sections: allSections,
  itemCategories: [{ label: 'Weapons & Combat', words: ['weapon'] }],
}

const description = 'Nothing special.'
const lore = { description: 'Of tides.' }
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { name: 'Anna Seer', category: 'Crew', aliases: ['The Mate'], realName: 'Joanna', description },
      bert: { name: 'Bert', category: 'Crew', description: 'Drinks with the overseer.' },
      cora: { name: 'Cora', category: 'Sightseers', description: 'Watches Bert’s ship.' },
    },
    items: {
      glass: { name: 'Spyglass', category: 'tool', owner: 'Anna Seer', description: 'Brass.' },
      robe: { name: 'Seer’s robe', category: 'tool', description },
      knife: { name: 'Knife', category: 'weapon', description: [{ type: 'list', items: ['sharp', 'rusty'] }] },
    },
    worldLore: {
      tides: { name: 'Tides', category: 'Lore', group: 'The sea', ...lore },
      secrets: { name: 'Tides of the night', category: 'Rumour', ...lore },
      unsorted: { name: 'Tides unsorted', ...lore },
    },
    locations: { pier: { name: 'Pier', group: 'Harbour', description } },
    deities: { storm: { name: 'Storm', aliases: ['Lord of Tempests'], description } },
    organizations: {
      crew: { name: 'Crew', description },
      guild: { name: 'Guild', aliases: ['The Ropes'], description },
    },
    history: { flood: { title: 'The Flood', era: 'First Epoch', description } },
    diary: { leaf: { title: 'A leaf', order: 1, content: 'Page 1 (Spring): a comet' } },
    mysteries: {
      light: {
        title: 'Who lit the beacon?',
        status: 'open',
        description: 'It burns at noon.',
        told: ['Oil is missing.'],
      },
    },
    notes: { worry: { content: 'Who sent the comet?' } },
    pathways: { seer: { name: 'Seer', alsoKnownAs: ['Fate'], description: 'Sees.' } },
  },
  chapter_2: { characters: { bert: { ties: { cora: { as: 'friend', text: 'He lends Cora his telescope.' } } } } },
  chapter_3: { characters: { zoe: { name: 'Zoe', description: 'Commands the comet.' } } },
})

const find = (words: string, chapter = 1) => searchCodex(storyAt(chapter), book, words).map(({ name }) => name)

describe('[CODEX-4] search', () => {
  test('puts exact hits first, then what begins with the words, then the rest', () => {
    expect(find('seer')).toEqual(['Seer', 'Seer’s robe', 'Anna Seer', 'Cora', 'Spyglass', 'Bert'])
    expect(find('anna seer')).toEqual(['Anna Seer', 'Spyglass'])
    expect(find('anna')).toEqual(['Anna Seer', 'Spyglass'])
  })

  test('does not mind capitals, spaces around the words or the shape of quotation marks', () => {
    expect(find('  ANNA seer ')).toEqual(find('anna seer'))
    expect(find("bert's")).toEqual(['Cora'])
    expect(find('bert’s')).toEqual(['Cora'])
  })

  test('reads names, aliases, real names, descriptions, owners and categories', () => {
    expect(find('spygl')).toEqual(['Spyglass'])
    expect(find('the mate')).toEqual(['Anna Seer'])
    expect(find('joanna')).toEqual(['Anna Seer'])
    expect(find('rusty')).toEqual(['Knife'])
    expect(find('crew')).toEqual(['Crew', 'Anna Seer', 'Bert'])
    expect(find('Weapons & Combat')).toEqual(['Knife'])
  })

  test('covers every category and the pathways', () => {
    expect(find('pier')).toEqual(['Pier'])
    expect(find('harbour')).toEqual(['Pier'])
    expect(find('tempests')).toEqual(['Storm'])
    expect(find('ropes')).toEqual(['Guild'])
    expect(find('first epoch')).toEqual(['The Flood'])
    expect(find('fate')).toEqual(['Seer'])
  })

  test('reads title and content of the journals', () => {
    expect(find('comet')).toEqual(['A leaf', 'Journal Entry'])
    expect(find('a leaf')).toEqual(['A leaf'])
  })

  test('finds a mystery by title, text and clue, in every later chapter, at an address of its own', () => {
    for (const words of ['beacon', 'at noon', 'oil is']) expect(find(words, 3)).toEqual(['Who lit the beacon?'])
    expect(searchCodex(storyAt(3), book, 'beacon')).toMatchObject([
      { category: 'Mysteries', address: '/codex/mysteries?id=light' },
    ])
  })

  test('reads what is told of a tie', () => {
    expect(find('telescope')).toEqual([])
    expect(find('telescope', 2)).toEqual(['Bert'])
  })

  test('finds world lore only in the category Lore', () => {
    expect(find('tides')).toEqual(['Tides'])
  })

  test('does not find across the border of two fields or two entries', () => {
    expect(find('seer the')).toEqual([])
    expect(find('pier nothing')).toEqual([])
  })

  test('finds nothing without words and nothing that only later chapters tell', () => {
    expect(find('')).toEqual([])
    expect(find('  ')).toEqual([])
    expect(find('zoe')).toEqual([])
    expect(find('zoe', 2)).toEqual([])
    expect(find('zoe', 3)).toEqual(['Zoe'])
    expect(find('comet')).not.toContain('Zoe')
  })
})
