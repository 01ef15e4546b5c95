import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { listed } from '#story/testing/shown.ts'

test('the labels that take in categories of things head groups of things, and of nothing else', () => {
  const story = createTimeline({
    chapter_1: {
      items: { knife: { name: 'Knife', category: 'weapon' } },
      organizations: { smiths: { name: 'Smiths', group: 'weapon' } },
    },
  })(1)
  const book = { itemCategories: [{ label: 'Weapons & Blades', words: ['weapon'] }] }

  expect(listed(story, 'items', book)).toEqual([['Weapons & Blades', 'knife']])
  expect(listed(story, 'organizations', book)).toEqual([['weapon', 'smiths']])
})
