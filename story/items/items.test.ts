import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { itemGroups } from './items.ts'

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
const groupsAt = (chapter: number) => itemGroups(storyAt(chapter), { itemCategories, ratings })
const cardAt = (chapter: number, id: string) =>
  groupsAt(chapter)
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)

describe('[ITEM-2] items are grouped', () => {
  test('under the labels of the book in their order and then under categories of their own, none of them empty', () => {
    expect(groupsAt(1).map(({ label, items }) => [label, items.length])).toEqual([
      ['Weapons & Combat', 1],
      ['Kitchenware', 1],
    ])
    expect(groupsAt(0)).toEqual([])
  })

  test('whatever the capitals of their category, in the order in which they were first seen', () => {
    const [weapons, artifacts] = groupsAt(2)

    expect(weapons?.items.map(({ name }) => name)).toEqual(['Revolver', 'Axe'])
    expect(artifacts?.items.map(({ name }) => name)).toEqual(['Idol'])
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
    expect(cardAt(1, 'ladle')?.status).toEqual({ word: 'In use', tone: 'plain' })
    expect(cardAt(2, 'idol')?.status).toEqual({ word: 'Missing', tone: 'missing' })
    expect(cardAt(2, 'revolver')?.status).toEqual({ word: 'Destroyed', tone: 'destroyed' })
  })

  test('shows the grade of a Sealed Artifact in place of a rarity', () => {
    expect(cardAt(2, 'idol')).toMatchObject({ rarity: undefined, grade: 'grade2' })
  })

  test('[DATA-8] keeps the chapter in which it was first seen, whatever a later chapter says', () => {
    expect(cardAt(2, 'revolver')?.chapter).toBe(1)
  })
})
