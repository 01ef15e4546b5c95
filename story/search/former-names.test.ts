import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { formerNames } from './former-names.ts'

const description = 'Somebody.'
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { name: 'A woman', category: 'Crew', description },
      bert: { name: 'Bert', category: 'Crew', description },
    },
    deities: { moon: { name: 'A voice', description } },
  },
  chapter_2: { characters: { anna: { name: 'The Mate' }, bert: { description: 'A sailor.' } } },
  chapter_3: { characters: { anna: { name: 'Anna' } }, deities: { moon: { name: 'Moon' } } },
})

test('[FIND-2] whoever was renamed is known by every name before, the latest first', () => {
  expect(Object.fromEntries(formerNames(storyAt(3)))).toEqual({
    'characters/anna': ['The Mate', 'A woman'],
    'deities/moon': ['A voice'],
  })
})

test('[DATA-4] a name that still stands is no former one', () => {
  expect(Object.fromEntries(formerNames(storyAt(2)))).toEqual({ 'characters/anna': ['A woman'] })
  expect(formerNames(storyAt(1)).size).toBe(0)
  expect(formerNames(storyAt(0)).size).toBe(0)
})
