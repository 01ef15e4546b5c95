import { describe, expect, test } from 'vitest'
import { entryOf } from '#story/engine/entries.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { listed } from '#story/testing/shown.ts'
import { itemCard } from './items.ts'

const itemCategories = [
  { label: 'Weapons & Combat', words: ['weapon'] },
  { label: 'Tools & Equipment', words: ['tool'] },
  { label: 'Mystical Artifacts', words: ['artifact', 'mystical', 'mysticism', 'mystical items'] },
]

const description = 'A thing.'
const storyAt = createTimeline({
  chapter_1: {
    items: {
      revolver: {
        name: 'Revolver',
        category: 'weapon',
        icon: 'revolver',
        rarity: 'uncommon',
        owner: 'Anna',
        description,
      },
      ladle: { name: 'Ladle', category: 'Kitchenware', status: 'in use', description },
    },
    glyphs: { revolver: ['M0 0'] },
  },
  chapter_2: {
    items: {
      idol: { name: 'Idol', category: 'Mystical Items', rarity: 'grade2', status: 'missing', description },
      axe: { name: 'Axe', category: 'Weapon', description },
      revolver: { discoveredAt: 2, status: 'destroyed' },
    },
  },
})

const ratings = { label: 'Rarity / Grade', grades: { type: 'Sealed Artifact', all: 'All' } }
const groupsAt = (chapter: number) => listed(storyAt(chapter), 'items', { itemCategories })
const cardAt = (chapter: number, id: string) =>
  itemCard(storyAt(chapter), entryOf(storyAt(chapter).items, id)!, { ratings })

describe('[ITEM-2] items are grouped', () => {
  test('under the labels of the book in their order and then under categories of their own, none of them empty', () => {
    expect(groupsAt(1)).toEqual([
      ['Weapons & Combat', 'revolver'],
      ['Kitchenware', 'ladle'],
    ])
    expect(groupsAt(0)).toEqual([])
  })

  test('whatever the capitals of their category, in the order in which they were first seen', () => {
    expect(groupsAt(2)).toEqual([
      ['Weapons & Combat', 'revolver', 'axe'],
      ['Mystical Artifacts', 'idol'],
      ['Kitchenware', 'ladle'],
    ])
  })
})

describe('[ITEM-3] the card of an item', () => {
  test('has what is known: engraving, rarity, owner, and the status Discovered where none was told', () => {
    expect(cardAt(1, 'revolver')).toMatchObject({
      glyph: ['M0 0'],
      rarity: 'uncommon',
      grade: undefined,
      owner: 'Anna',
      status: { word: 'Discovered', tone: 'plain' },
    })
  })

  test('capitalises the status and marks what is missing or destroyed', () => {
    expect(cardAt(1, 'ladle').status).toEqual({ word: 'In use', tone: 'plain' })
    expect(cardAt(2, 'idol').status).toEqual({ word: 'Missing', tone: 'lost' })
    expect(cardAt(2, 'revolver').status).toEqual({ word: 'Destroyed', tone: 'destroyed' })
  })

  test('shows the grade of a Sealed Artifact in place of a rarity', () => {
    expect(cardAt(2, 'idol')).toMatchObject({ rarity: undefined, grade: 'grade2' })
  })

  test('[DATA-8] keeps the chapter in which it was first seen, whatever a later chapter says', () => {
    expect(cardAt(2, 'revolver').chapter).toBe(1)
  })
})
