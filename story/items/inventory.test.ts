import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { inventoryOf } from './inventory.ts'

const book = {
  ratings: { label: 'Rarity / Grade', grades: { type: 'Sealed Artifact', all: 'All' } },
  inventoryCategories: [
    { label: 'Weapons & Combat', words: ['weapon'] },
    { label: 'Tools & Equipment', words: ['tool'] },
    { label: 'Artifacts', words: ['artifact', 'mystical', 'mysticism', 'mystical items'] },
    { label: 'Consumables', words: ['consumable'] },
    { label: 'Other', words: [] },
  ],
}
const description = 'A thing.'
const storyAt = createTimeline({
  chapter_1: {
    glyphs: { revolver: ['M0 0'] },
    items: {
      revolver: {
        name: 'Revolver',
        category: 'weapon',
        icon: 'revolver',
        rarity: 'uncommon',
        ammo: 'Five rounds',
        importance: 'High',
        condition: 'Worn',
        description,
      },
      hat: { name: 'Hat', category: 'Clothing', acquiredAt: 1, description },
      charm: { name: 'Charm', category: 'tool', rarity: 'grade3', description },
      bread: { name: 'Bread', category: 'consumable', description },
    },
    inventory: { revolver: {} },
  },
  chapter_2: { inventory: { hat: {}, charm: { category: 'mystical', status: 'on loan', condition: 'Intact' } } },
  chapter_3: {
    items: { revolver: { status: 'Missing', ammo: 'Empty' } },
    inventory: { revolver: { condition: 'Cleaned' }, charm: { acquiredAt: 1 }, ghost: { category: 'tool' } },
  },
  chapter_4: { inventory: { revolver: null } },
  chapter_5: { inventory: { revolver: { status: 'Found again' } } },
})
const groupsAt = (chapter: number) => inventoryOf(storyAt(chapter), book).groups
const namesAt = (chapter: number) =>
  groupsAt(chapter).map(({ label, items }) => [label, ...items.map(({ name }) => name)])
const itemAt = (chapter: number, id: string) =>
  groupsAt(chapter)
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)

describe('[HOME-7] the inventory', () => {
  test('has no category before anything was told', () => {
    expect(namesAt(0)).toEqual([])
  })

  test('holds what is carried, and not all that is known; what the catalogue does not hold is left out', () => {
    expect(namesAt(3)).toEqual([
      ['Weapons & Combat', 'Revolver'],
      ['Artifacts', 'Charm'],
      ['Other', 'Hat'],
    ])
    expect(inventoryOf(storyAt(3), book).count).toBe(3)
  })

  test('counts what is carried, and begins with what was acquired last', () => {
    const { count, newest } = inventoryOf(storyAt(2), book)

    expect(count).toBe(3)
    expect(newest.map(({ name }) => name)).toEqual(['Charm', 'Revolver', 'Hat'])
  })

  test('says of an item what the catalogue knows and how it is kept', () => {
    expect(itemAt(2, 'revolver')).toEqual({
      id: 'revolver',
      name: 'Revolver',
      image: undefined,
      glyph: ['M0 0'],
      rarity: 'uncommon',
      grade: undefined,
      chapter: 1,
      status: { word: 'Owned', tone: 'plain' },
      condition: 'Worn',
      ammo: 'Five rounds',
      importance: 'High',
    })
    expect(itemAt(2, 'charm')).toMatchObject({
      grade: 'grade3',
      rarity: undefined,
      status: { word: 'On loan' },
      condition: 'Intact',
    })
  })

  test('follows the chapters', () => {
    expect(itemAt(3, 'revolver')).toMatchObject({ condition: 'Cleaned', ammo: 'Empty', status: { word: 'Owned' } })
  })

  test('was acquired in the chapter that an author wrote, else in the one that first tells of it being carried', () => {
    expect(itemAt(2, 'hat')?.chapter).toBe(1)
    expect(itemAt(2, 'charm')?.chapter).toBe(2)
    expect(itemAt(3, 'charm')?.chapter).toBe(1)
  })

  test('[DATA-8] keeps the first chapter of a thing that was lost and found', () => {
    expect(itemAt(4, 'revolver')).toBeUndefined()
    expect(itemAt(5, 'revolver')).toMatchObject({ chapter: 1, status: { word: 'Found again' } })
  })
})
