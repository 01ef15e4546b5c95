import { describe, expect, test } from 'vitest'
import { locationDetail, locationGroups } from './locations.ts'
import { createTimeline } from './timeline.ts'

const storyAt = createTimeline({
  chapter_4: {
    locations: {
      bakery: {
        name: 'Bakery',
        group: 'Tingen',
        firstVisit: 4,
        description: [
          { type: 'address', text: '4 Iron Street' },
          { type: 'heading', text: 'Bread' },
          { type: 'paragraph', text: 'buns '.repeat(20).trim() },
        ],
        significance: 'Bread.',
      },
      nowhere: { name: 'Nowhere', description: 'x'.repeat(100) },
    },
  },
  chapter_6: { locations: { square: { name: 'The square', group: 'Tingen', description: 'Wide.', firstMention: 2 } } },
})

describe('[LOC-1] the locations', () => {
  test('stand in groups; without a group they are General', () => {
    expect(locationGroups(storyAt(6)).map(({ label, cards }) => [label, ...cards.map(({ id }) => id)])).toEqual([
      ['Tingen', 'bakery', 'square'],
      ['General', 'nowhere'],
    ])
  })

  test('[DATA-11] have a card with the address on a line of its own, and a hundred characters of the rest', () => {
    expect(locationGroups(storyAt(4)).flatMap(({ cards }) => cards)).toEqual([
      {
        id: 'bakery',
        name: 'Bakery',
        address: '4 Iron Street',
        snippet: `Bread. ${'buns '.repeat(18).trim()}…`,
        chapter: 4,
      },
      { id: 'nowhere', name: 'Nowhere', address: undefined, snippet: 'x'.repeat(100), chapter: 4 },
    ])
  })
})

describe('[LOC-1] the record of a location', () => {
  test('says when it was first mentioned and first visited', () => {
    expect(locationDetail(storyAt(6), 'bakery')).toMatchObject({ mentioned: 4, visited: 4 })
    expect(locationDetail(storyAt(6), 'square')).toMatchObject({ mentioned: 2, visited: undefined })
  })

  test('holds group, significance and the whole description', () => {
    expect(locationDetail(storyAt(4), 'bakery')).toMatchObject({
      number: 1,
      group: 'Tingen',
      significance: 'Bread.',
      description: [{ type: 'address', text: '4 Iron Street' }, { type: 'heading' }, { type: 'paragraph' }],
    })
    expect(locationDetail(storyAt(4), 'nowhere')).toMatchObject({ group: 'General', significance: undefined })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['square', 'nobody', null]) expect(locationDetail(storyAt(5), id)).toBeUndefined()
  })
})
