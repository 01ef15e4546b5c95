import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { filteredItems, type ItemFilters, itemFilterOptions, itemFilters, NO_FILTERS } from './item-filters.ts'

const category = 'tool'
const book = {
  itemPeriods: [
    { key: 'early', label: 'Early', from: 1, to: 149 },
    { key: 'recent', label: 'Recent', from: 150 },
  ],
  ratings: { label: 'Rarity / Grade', grades: { type: 'Sealed Artifact', all: 'All Grades' } },
}
const plainBook = { itemPeriods: [] }
const description = 'A thing.'
const storyAt = createTimeline({
  chapter_1: {
    items: {
      watch: { name: 'Watch', category, rarity: 'common', owner: 'Benson', description },
      relic: { name: 'Relic', category, rarity: 'unknown', type: 'Relic', description },
    },
  },
  chapter_149: {
    items: {
      puppet: { name: 'Puppet', category, rarity: 'grade2', type: 'Sealed Artifact', owner: 'Anna', description },
      quill: { name: 'Quill', category, type: 'Sealed Artifact', status: 'missing', owner: 'Anna', description },
    },
  },
  chapter_150: { items: { mask: { name: 'Mask', category, rarity: 'rare', owner: 'Cecil', description } } },
})

const names = (chapter: number, filters: Partial<ItemFilters>) =>
  filteredItems(storyAt(chapter), book, { ...NO_FILTERS, ...filters }).map(({ name }) => name)

describe('[ITEM-1] the items of the list', () => {
  test('are all items without a filter', () => {
    expect(names(150, {})).toEqual(['Relic', 'Watch', 'Puppet', 'Quill', 'Mask'])
  })

  test('are all items also where a Sealed Artifact has a rarity', () => {
    const lamp = { name: 'Lamp', category, rarity: 'rare', type: 'Sealed Artifact', description }
    const story = createTimeline({ chapter_1: { items: { lamp } } })(1)

    expect(filteredItems(story, book, NO_FILTERS).map(({ name }) => name)).toEqual(['Lamp'])
  })

  test('are early up to the chapter 149 in which they were first seen, and recent from 150', () => {
    expect(names(150, { discovered: 'early' })).toEqual(['Relic', 'Watch', 'Puppet', 'Quill'])
    expect(names(150, { discovered: 'recent' })).toEqual(['Mask'])
  })

  test('are those of one status, of one owner, or of both', () => {
    expect(names(150, { status: 'Missing' })).toEqual(['Quill'])
    expect(names(150, { owner: 'Anna' })).toEqual(['Puppet', 'Quill'])
    expect(names(150, { owner: 'Anna', status: 'Discovered' })).toEqual(['Puppet'])
  })

  test('are those of a rarity, or Sealed Artifacts of one grade or of all', () => {
    expect(names(150, { rating: 'rare' })).toEqual(['Mask'])
    expect(names(150, { rating: 'grade2' })).toEqual(['Puppet'])
    expect(names(150, { rating: 'all-grades' })).toEqual(['Puppet', 'Quill'])
  })

  test('of unknown grade are Sealed Artifacts only', () => {
    expect(names(150, { rating: 'unknown' })).toEqual(['Quill'])
  })
})

describe('[ITEM-1] the selects', () => {
  test('offer only the statuses and owners that are known, in the order of the alphabet', () => {
    expect(itemFilterOptions(storyAt(1), book)).toMatchObject({ statuses: ['Discovered'], owners: ['Benson'] })
    expect(itemFilterOptions(storyAt(150), book)).toMatchObject({
      statuses: ['Discovered', 'Missing'],
      owners: ['Anna', 'Benson', 'Cecil'],
    })
  })

  test('always offer all rarities and grades', () => {
    const { rarities, grades } = itemFilterOptions(storyAt(1), book)

    expect(rarities).toEqual(['common', 'uncommon', 'rare', 'very rare', 'epic', 'legendary', 'mythic'])
    expect(grades).toEqual(['all-grades', 'grade3', 'grade2', 'grade1', 'grade0', 'unknown'])
  })

  test('offer no rarities, grades and periods in a book that has none', () => {
    expect(itemFilterOptions(storyAt(150), plainBook)).toMatchObject({ periods: [], rarities: [], grades: [] })
    const asked = new URLSearchParams('discovered=early&rating=rare')
    expect(itemFilters(storyAt(150), plainBook, asked)).toEqual(NO_FILTERS)
    expect(itemFilterOptions(storyAt(150), { itemPeriods: [], ratings: { label: 'Rarity' } }).grades).toEqual([])
  })
})

describe('the filters of an address', () => {
  const asked = (chapter: number, query: string) => itemFilters(storyAt(chapter), book, new URLSearchParams(query))

  test('are taken as they are written', () => {
    expect(asked(150, 'status=Missing&discovered=early&owner=Anna&rating=all-grades')).toEqual({
      status: 'Missing',
      discovered: 'early',
      owner: 'Anna',
      rating: 'all-grades',
    })
    expect(asked(150, '')).toEqual(NO_FILTERS)
  })

  test('that only later chapters know are passed over like those that no chapter knows', () => {
    expect(asked(1, 'owner=Anna&status=Missing')).toEqual(asked(1, 'owner=Nobody&status=Melted'))
    expect(asked(1, 'owner=Anna&status=Missing')).toEqual(NO_FILTERS)
  })
})
