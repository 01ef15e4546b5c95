import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { cardsOf, listed, recordOf } from '#story/testing/shown.ts'

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
    expect(listed(storyAt(6), 'locations')).toEqual([
      ['Tingen', 'bakery', 'square'],
      ['General', 'nowhere'],
    ])
  })

  test('[DATA-11] have a card with the address on a line of its own, and a hundred characters of the rest', () => {
    expect(cardsOf(storyAt(4), 'locations')).toMatchObject({
      bakery: {
        name: 'Bakery',
        meta: '4 Iron Street',
        snippet: `Bread. ${'buns '.repeat(18).trim()}…`,
        foot: 'Unlocked: Ch 4',
      },
      nowhere: { name: 'Nowhere', meta: undefined, snippet: 'x'.repeat(100), foot: 'Unlocked: Ch 4' },
    })
  })
})

describe('[LOC-1] the record of a location', () => {
  test('says when it was first mentioned and first visited', () => {
    expect(recordOf(storyAt(6), 'locations', 'bakery')).toMatchObject({
      dateline: 'First mentioned/visited in Chapter 4',
      facts: { 'First visited': 'Chapter 4' },
    })
    const square = recordOf(storyAt(6), 'locations', 'square')
    expect(square?.dateline).toBe('First mentioned/visited in Chapter 2')
    expect(square?.facts).not.toHaveProperty('First visited')
  })

  test('holds group, significance and the whole description', () => {
    expect(recordOf(storyAt(4), 'locations', 'bakery')).toMatchObject({
      number: 1,
      facts: { Group: 'Tingen' },
      sections: { Significance: { type: 'text', text: 'Bread.' } },
      description: [{ type: 'address', text: '4 Iron Street' }, { type: 'heading' }, { type: 'paragraph' }],
    })
    expect(recordOf(storyAt(4), 'locations', 'nowhere')).toMatchObject({ facts: { Group: 'General' }, sections: {} })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['square', 'nobody', null]) expect(recordOf(storyAt(5), 'locations', id)).toBeUndefined()
  })
})
