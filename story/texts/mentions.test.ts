import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { mention } from './mentions.ts'

const description = 'Somebody.'
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { name: 'Anna', aliases: ['Zoe'], description },
      zoe: { name: 'Zoe', description },
    },
    organizations: { crew: { name: 'Anna', aliases: ['The crew'], description } },
  },
  chapter_2: { characters: { bert: { name: 'Bert', description } } },
})

describe('a name in an entry', () => {
  test('leads to the entry of that name before one that only goes by it', () => {
    expect(mention(storyAt(1), 'Zoe', 'characters').address).toBe('/codex/characters?id=zoe')
    expect(mention(storyAt(1), 'The crew', 'characters', 'organizations').address).toBe('/codex/organizations?id=crew')
  })

  test('leads to the first kind that knows it', () => {
    expect(mention(storyAt(1), 'Anna', 'organizations', 'characters').address).toBe('/codex/organizations?id=crew')
  })

  test('leads nowhere while nothing is known by it', () => {
    expect(mention(storyAt(1), 'Bert', 'characters')).toEqual({ name: 'Bert', address: undefined })
    expect(mention(storyAt(2), 'Bert', 'characters')).toEqual({ name: 'Bert', address: '/codex/characters?id=bert' })
    expect(mention(storyAt(2), 'Bert', 'deities').address).toBeUndefined()
  })
})
