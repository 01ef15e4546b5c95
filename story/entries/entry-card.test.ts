import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { cardsOf } from '#story/testing/shown.ts'

test('a card has all lines of an address under the name, and none of them in its text', () => {
  const story = createTimeline({
    chapter_1: {
      locations: {
        office: {
          name: 'Office',
          description: [
            { type: 'address', text: '3 Mole Street' },
            { type: 'address', text: 'Marseille' },
            { type: 'paragraph', text: 'Ships are let here.' },
          ],
        },
      },
    },
  })(1)

  expect(cardsOf(story, 'locations').office).toMatchObject({
    meta: '3 Mole Street, Marseille',
    snippet: 'Ships are let here.',
  })
})
