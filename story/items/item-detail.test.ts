import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { itemDetail } from './item-detail.ts'

const book = {
  itemCategories: [{ label: 'Mystical Artifacts', words: ['artifact'] }],
  currency: [
    { key: 'pounds', symbol: '£', one: 'pound', many: 'pounds', worth: 240 },
    { key: 'soli', symbol: 's', one: 'soli', many: 'soli', worth: 12 },
  ],
}

const storyAt = createTimeline({
  chapter_1: {
    items: {
      bell: { name: 'Bell', category: 'artifact', description: 'It rings.', recentActivities: ['Rings.'] },
      map: {
        name: 'Map',
        category: 'artifact',
        description: 'Folded.',
        acquiredAt: 1,
        abilities_custom: { special: ['Shows the way'] },
      },
    },
  },
  chapter_3: {
    inventory: { bell: { condition: 'Cracked' } },
    items: {
      bell: {
        quantity: 2,
        price: { pounds: 1, soli: 10 },
        fullContent: [{ type: 'heading', text: 'Casting' }],
        ammo: 'None',
        importance: 'High',
        details: { ability: 'Calls', name: '1-42' },
        abilities_custom: { negative: ['Deafens'], positive: ['Wakes the dead'] },
        abilities: { ringer: { name: 'The Ringer', owner: 'Anna', abilities: { toll: { name: 'Toll' } } } },
        recentActivities: ['Rings again.'],
      },
    },
  },
  chapter_4: {
    items: { bell: { abilities_custom: { positive: ['Wakes the dead', 'Warms'], sealingMethod: ['Felt'] } } },
  },
})

describe('[ITEM-4] the record of an item', () => {
  test('holds everything that was told of it', () => {
    expect(itemDetail(storyAt(3), 'bell', book)).toMatchObject({
      number: 1,
      name: 'Bell',
      category: 'Mystical Artifacts',
      quantity: 2,
      price: '1 pound 10 soli',
      ammo: 'None',
      importance: 'High',
      details: [
        { label: 'Name', text: '1-42' },
        { label: 'Ability', text: 'Calls' },
      ],
      souls: [{ name: 'The Ringer', owner: 'Anna', chapter: 3, abilities: [{ name: 'Toll' }] }],
      activities: [
        { chapter: 3, activity: 'Rings again.' },
        { chapter: 1, activity: 'Rings.' },
      ],
    })
  })

  test('has been discovered until it is acquired, by its own word or by the inventory', () => {
    expect(itemDetail(storyAt(1), 'bell', book)).toMatchObject({ chapter: 1, acquired: undefined })
    expect(itemDetail(storyAt(3), 'bell', book)).toMatchObject({ chapter: 1, acquired: 3, condition: 'Cracked' })
    expect(itemDetail(storyAt(1), 'map', book)).toMatchObject({ acquired: 1 })
  })

  test('takes the full content where there is one, else the description', () => {
    expect(itemDetail(storyAt(1), 'bell', book)?.description).toEqual([{ type: 'paragraph', text: 'It rings.' }])
    expect(itemDetail(storyAt(3), 'bell', book)?.description).toEqual([{ type: 'heading', text: 'Casting' }])
  })

  test('sets abilities side by side when there is at most one of each kind and at least two kinds', () => {
    expect(itemDetail(storyAt(1), 'bell', book)).toMatchObject({ abilities: [], isCompact: false })
    expect(itemDetail(storyAt(1), 'map', book)).toMatchObject({ abilities: [{ label: 'Special' }], isCompact: false })
    expect(itemDetail(storyAt(3), 'bell', book)).toMatchObject({
      abilities: [
        { label: 'Positive', lines: ['Wakes the dead'] },
        { label: 'Negative', lines: ['Deafens'] },
      ],
      isCompact: true,
    })
    expect(itemDetail(storyAt(4), 'bell', book)).toMatchObject({
      abilities: [{ lines: ['Wakes the dead', 'Warms'] }, { label: 'Negative' }, { label: 'Sealing method' }],
      isCompact: false,
    })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    const later = createTimeline({ chapter_9: { items: { bell: { name: 'Bell' } } } })

    for (const id of ['bell', 'nothing', null]) expect(itemDetail(later(8), id, book)).toBeUndefined()
  })
})
