import { describe, expect, test } from 'vitest'
import { createTimeline } from './timeline.ts'
import { loreDetail, loreGroups } from './world-lore.ts'

const storyAt = createTimeline({
  chapter_1: {
    worldLore: {
      moon: { name: 'The moon', category: 'Lore', group: 'The world', description: 'Red.', tags: ['sky'] },
      money: { name: 'Money', description: [{ type: 'list', items: ['m'.repeat(60), 'p'.repeat(60)] }] },
    },
  },
  chapter_3: { worldLore: { tides: { name: 'Tides', group: 'The world', description: 'They follow the moon.' } } },
})

describe('[LORE-1] world lore', () => {
  test('stands in groups; without a group it is General', () => {
    expect(loreGroups(storyAt(3)).map(({ label, cards }) => [label, ...cards.map(({ id }) => id)])).toEqual([
      ['General', 'money'],
      ['The world', 'moon', 'tides'],
    ])
  })

  test('has a card with name, category and a hundred characters', () => {
    expect(loreGroups(storyAt(1)).flatMap(({ cards }) => cards)).toEqual([
      { id: 'money', name: 'Money', category: undefined, snippet: `${'m'.repeat(60)}…` },
      { id: 'moon', name: 'The moon', category: 'Lore', snippet: 'Red.' },
    ])
  })

  test('has a record with description and tags', () => {
    expect(loreDetail(storyAt(3), 'moon')).toEqual({
      id: 'moon',
      name: 'The moon',
      number: 2,
      group: 'The world',
      category: 'Lore',
      chapter: 1,
      description: [{ type: 'paragraph', text: 'Red.' }],
      tags: ['sky'],
    })
    expect(loreDetail(storyAt(3), 'money')).toMatchObject({ group: 'General', tags: [] })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['tides', 'nobody', null]) expect(loreDetail(storyAt(2), id)).toBeUndefined()
  })
})
