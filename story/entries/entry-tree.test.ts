import { describe, expect, test } from 'vitest'
import type { Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { entryTree } from './entry-tree.ts'

const description = 'A place.'
const storyAt = createTimeline({
  chapter_1: {
    locations: {
      city: { name: 'City', description },
      street: { name: 'Street', description, within: 'city' },
      house: { name: 'House', description, within: 'street' },
    },
  },
  chapter_2: {
    locations: {
      kingdom: { name: 'Kingdom', description },
      city: { within: 'kingdom' },
      room: { name: 'Room', description, within: 'house' },
    },
  },
  chapter_3: { locations: { kingdom: { within: 'room' } } },
})
const treeAt = (chapter: number, id: string) => {
  const { way, within } = entryTree(storyAt(chapter), 'locations', id, { sections: allSections })
  return { way: way.map(({ name }) => name), within: within.map(({ name }) => name) }
}
const besideAt = (story: Story, id: string) =>
  entryTree(story, 'locations', id, { sections: allSections }).beside.map(({ name }) => name)

describe('where a place lies', () => {
  test('is told from the outermost place to itself, as far as it is known', () => {
    expect(treeAt(1, 'house')).toEqual({ way: ['City', 'Street', 'House'], within: [] })
    expect(treeAt(2, 'house')).toEqual({ way: ['Kingdom', 'City', 'Street', 'House'], within: ['Room'] })
  })

  test('leads to each place, with the chapter in which it was first seen', () => {
    const { way, within } = entryTree(storyAt(2), 'locations', 'city', { sections: allSections })

    expect(way).toEqual([
      { id: 'kingdom', name: 'Kingdom', address: '/codex/locations?id=kingdom', chapter: 2 },
      { id: 'city', name: 'City', address: '/codex/locations?id=city', chapter: 1 },
    ])
    expect(within).toEqual([{ id: 'street', name: 'Street', address: '/codex/locations?id=street', chapter: 1 }])
  })

  test('is a place alone where nothing is said, and nothing for one that is not known', () => {
    expect(treeAt(1, 'city')).toEqual({ way: ['City'], within: ['Street'] })
    expect(treeAt(1, 'room')).toEqual({ way: [], within: [] })
  })

  test('ends where places lie in a circle', () => {
    expect(treeAt(3, 'city').way).toEqual(['Street', 'House', 'Room', 'Kingdom', 'City'])
  })
})

describe('what lies beside a place', () => {
  const told = { description, within: 'street' }
  const at = createTimeline({
    chapter_1: { locations: { shop: { name: 'Shop', ...told }, house: { name: 'House', ...told } } },
    chapter_2: {
      locations: { street: { name: 'Street', description, within: 'city' }, chapel: { name: 'Chapel', ...told } },
    },
    chapter_3: { locations: { shop: { within: 'city' } } },
  })

  test('is what lies in the same one, as far as either is known, and never itself', () => {
    expect(besideAt(at(1), 'house')).toEqual([])
    expect(besideAt(at(2), 'house')).toEqual(['Shop', 'Chapel'])
    expect(besideAt(at(3), 'house')).toEqual(['Chapel'])
  })

  test('is nothing for a place that lies in none', () => {
    expect(besideAt(at(3), 'street')).toEqual([])
    expect(besideAt(at(3), 'shop')).toEqual([])
  })
})

describe('what lies nowhere', () => {
  test('is a place that is not known yet, though another is said to lie in it', () => {
    const story = createTimeline({
      chapter_1: { locations: { room: { name: 'Room', description, within: 'house' } } },
      chapter_2: { locations: { house: { name: 'House', description } } },
    })
    const houseAt = (chapter: number) => entryTree(story(chapter), 'locations', 'house', { sections: allSections })

    expect(houseAt(1)).toEqual({ way: [], within: [], beside: [] })
    expect(houseAt(2).within.map(({ id }) => id)).toEqual(['room'])
  })

  test('is an entry of a kind whose entries lie side by side', () => {
    const story = createTimeline({ chapter_1: { characters: { anna: { name: 'Anna', description } } } })(1)

    expect(entryTree(story, 'characters', 'anna', { sections: allSections })).toEqual({
      way: [],
      within: [],
      beside: [],
    })
  })
})
