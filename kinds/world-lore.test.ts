import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { cardsOf, listed, recordOf } from '#story/testing/shown.ts'

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
    expect(listed(storyAt(3), 'worldLore')).toEqual([
      ['General', 'money'],
      ['The world', 'moon', 'tides'],
    ])
  })

  test('has a card with name, category and a hundred characters', () => {
    expect(cardsOf(storyAt(1), 'worldLore')).toMatchObject({
      money: { name: 'Money', meta: undefined, snippet: `${'m'.repeat(60)}…`, foot: undefined },
      moon: { name: 'The moon', meta: 'Lore', snippet: 'Red.' },
    })
  })

  test('has a record with description and tags', () => {
    expect(recordOf(storyAt(3), 'worldLore', 'moon')).toEqual({
      id: 'moon',
      name: 'The moon',
      number: 2,
      place: 'World Lore, No. 2',
      glyph: undefined,
      dateline: 'First mentioned in Chapter 1',
      aliases: [],
      facts: { Group: 'The world', Category: 'Lore' },
      description: [{ type: 'paragraph', text: 'Red.' }],
      sections: { Tags: { type: 'tags', tags: ['sky'] } },
    })
    expect(recordOf(storyAt(3), 'worldLore', 'money')).toMatchObject({ facts: { Group: 'General' }, sections: {} })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['tides', 'nobody', null]) expect(recordOf(storyAt(2), 'worldLore', id)).toBeUndefined()
  })
})
