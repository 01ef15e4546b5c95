import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { newEntriesSince } from './new-entries.ts'

const storyAt = createTimeline({
  chapter_1: { characters: { anna: { name: 'Anna' } } },
  chapter_2: {
    characters: { anna: { status: 'Missing' }, bert: { name: 'Bert', abilities: { swim: { name: 'Swims' } } } },
    items: { knife: { name: 'Knife' } },
    inventory: { knife: { status: 'Owned' } },
    transactions: { fare: { type: 'expense' } },
    news: { storm: { title: 'Storm' } },
  },
  chapter_3: { locations: { pier: { name: 'Pier' } }, characters: { bert: null } },
  chapter_4: { characters: { bert: { name: 'Bert' } } },
})

describe('what came out of the fog', () => {
  test('are the entries first seen since then, each once', () => {
    expect(newEntriesSince(storyAt(2), 1)).toBe(2)
    expect(newEntriesSince(storyAt(3), 2)).toBe(1)
    expect(newEntriesSince(storyAt(3), 0)).toBe(4)
  })

  test('is nothing where nothing is new, and for one who comes back is not new', () => {
    expect(newEntriesSince(storyAt(3), 3)).toBe(0)
    expect(newEntriesSince(storyAt(4), 3)).toBe(0)
  })
})
