import { describe, expect, test } from 'vitest'
import type { Kind } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { toldOf } from './told-of.ts'

const story = createTimeline({
  chapter_1: { items: { lamp: { name: 'Lamp' } }, characters: { lamp: { name: 'Lamp the Cat' } } },
  chapter_2: { inventory: { lamp: { status: 'Lent', condition: 'Worn' } } },
})(2)
const told = (kind: Kind, name: string) => toldOf(story, kind, entryOf(anyEntries(story, kind), 'lamp')!, name)

describe('what the inventory tells of an item', () => {
  test('is its condition and the chapter in which it was acquired', () => {
    expect(told('items', 'condition')).toBe('Worn')
    expect(told('items', 'acquiredAt')).toBe(2)
  })

  test('is nothing that it says of the carrying alone', () => {
    expect(told('items', 'status')).toBeUndefined()
  })

  test('is told of nothing else that has the same id', () => {
    expect(told('characters', 'condition')).toBeUndefined()
    expect(told('characters', 'acquiredAt')).toBeUndefined()
  })
})
