import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { itemEffects, itemSouls } from '#story/items/item-abilities.ts'
import { recordOf } from '#story/testing/shown.ts'

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

const bellAt = (chapter: number) => recordOf(storyAt(chapter), 'items', 'bell')

describe('[ITEM-4] the record of an item', () => {
  test('holds everything that was told of it', () => {
    expect(bellAt(3)).toMatchObject({
      name: 'Bell',
      number: 1,
      place: 'Items, No. 1',
      facts: {
        Status: { word: 'Discovered', tone: 'plain' },
        Quantity: '2',
        Price: '1 pound 10 soli',
        Ammo: 'None',
        Importance: 'High',
      },
      sections: {
        'Additional details': {
          type: 'named',
          entries: [
            { name: 'Name', description: '1-42' },
            { name: 'Ability', description: 'Calls' },
          ],
        },
        'Recent activities': {
          activities: [
            { chapter: 3, activity: 'Rings again.' },
            { chapter: 1, activity: 'Rings.' },
          ],
        },
      },
    })
  })

  test('names the souls that it holds and what they lend', () => {
    expect(itemSouls(storyAt(3), 'bell')).toMatchObject([
      { name: 'The Ringer', owner: 'Anna', chapter: 3, abilities: [{ name: 'Toll' }] },
    ])
    expect(itemSouls(storyAt(1), 'bell')).toEqual([])
  })

  test('has been discovered until it is acquired, by its own word or by the inventory', () => {
    expect(bellAt(1)?.facts).toMatchObject({ Discovered: 'Chapter 1' })
    expect(bellAt(1)?.facts).not.toHaveProperty('Acquired')
    expect(bellAt(3)?.facts).toMatchObject({ Acquired: 'Chapter 3', Condition: 'Cracked' })
    expect(bellAt(3)?.facts).not.toHaveProperty('Discovered')
    expect(recordOf(storyAt(1), 'items', 'map')?.facts).toMatchObject({ Acquired: 'Chapter 1' })
  })

  test('takes the full content where there is one, else the description', () => {
    expect(bellAt(1)?.description).toEqual([{ type: 'paragraph', text: 'It rings.' }])
    expect(bellAt(3)?.description).toEqual([{ type: 'heading', text: 'Casting' }])
  })

  test('sets effects side by side when there is at most one of each kind and at least two kinds', () => {
    expect(itemEffects(storyAt(1), 'bell')).toEqual({ effects: [], isCompact: false })
    expect(itemEffects(storyAt(1), 'map')).toMatchObject({ effects: [{ label: 'Special' }], isCompact: false })
    expect(itemEffects(storyAt(3), 'bell')).toMatchObject({
      effects: [
        { label: 'Positive', lines: ['Wakes the dead'] },
        { label: 'Negative', lines: ['Deafens'] },
      ],
      isCompact: true,
    })
    expect(itemEffects(storyAt(4), 'bell')).toMatchObject({
      effects: [{ lines: ['Wakes the dead', 'Warms'] }, { label: 'Negative' }, { label: 'Sealing method' }],
      isCompact: false,
    })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    const later = createTimeline({ chapter_9: { items: { bell: { name: 'Bell' } } } })

    for (const id of ['bell', 'nothing', null]) expect(recordOf(later(8), 'items', id)).toBeUndefined()
  })
})
