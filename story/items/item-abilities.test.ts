import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { itemEffects, itemSouls } from './item-abilities.ts'

const thing = { name: 'Bell', category: 'artifact', description: 'A bell.' }
const effectsOf = (abilities_custom: object) =>
  itemEffects(createTimeline({ chapter_1: { items: { bell: { ...thing, abilities_custom } } } })(1), 'bell')

describe('[ITEM-4] what an item does', () => {
  test('stands kind by kind in one order, whatever the order of the chapter, without kinds of which nothing is told', () => {
    const told = {
      special: ['It hums.'],
      sealingMethod: [],
      negative: ['Deafens'],
      positive: ['Wakes the dead', 'Calls ships'],
    }

    expect(effectsOf(told).effects).toEqual([
      { kind: 'positive', label: 'Positive', lines: ['Wakes the dead', 'Calls ships'] },
      { kind: 'negative', label: 'Negative', lines: ['Deafens'] },
      { kind: 'special', label: 'Special', lines: ['It hums.'] },
    ])
  })

  test('has a label for how it is kept', () => {
    expect(effectsOf({ sealingMethod: ['Wrap it in wool.'] }).effects).toEqual([
      { kind: 'sealingMethod', label: 'Sealing method', lines: ['Wrap it in wool.'] },
    ])
  })

  test('stands side by side where at least two kinds have one line each', () => {
    expect(effectsOf({ positive: ['Wakes the dead'], negative: ['Deafens'] }).isCompact).toBe(true)
    expect(effectsOf({ positive: ['Wakes the dead'], negative: ['Deafens'], special: ['It hums.'] }).isCompact).toBe(
      true,
    )
  })

  test('stands in lists where one kind has several lines, or where there is one kind alone', () => {
    expect(effectsOf({ positive: ['Wakes the dead', 'Calls ships'], negative: ['Deafens'] }).isCompact).toBe(false)
    expect(effectsOf({ positive: ['Wakes the dead'] }).isCompact).toBe(false)
  })

  test('is nothing where nothing was told, or the story does not hold the item', () => {
    const story = createTimeline({ chapter_1: { items: { bell: thing } } })(1)

    expect(itemEffects(story, 'bell')).toEqual({ effects: [], isCompact: false })
    expect(itemEffects(story, 'whistle')).toEqual({ effects: [], isCompact: false })
  })
})

describe('[ITEM-4] the souls of an item', () => {
  const storyAt = createTimeline({
    chapter_1: { items: { bell: thing } },
    chapter_2: {
      items: {
        bell: { abilities: { ringer: { name: 'The Ringer', abilities: { toll: { name: 'Toll' } } } } },
      },
    },
    chapter_3: {
      items: {
        bell: {
          abilities: {
            diver: { name: 'The Diver', owner: 'Marta' },
            ringer: { abilities: { echo: { name: 'Echo', description: 'Rings twice.' } } },
          },
        },
      },
    },
  })

  test('stand in the order in which they were first seen, each with whose it is and what it lends', () => {
    expect(itemSouls(storyAt(3), 'bell')).toEqual([
      {
        id: 'ringer',
        name: 'The Ringer',
        owner: undefined,
        chapter: 2,
        abilities: [
          { id: 'toll', name: 'Toll', description: undefined },
          { id: 'echo', name: 'Echo', description: 'Rings twice.' },
        ],
      },
      { id: 'diver', name: 'The Diver', owner: 'Marta', chapter: 3, abilities: [] },
    ])
  })

  test('are none before a chapter tells of one, and none in a thing that the story does not hold', () => {
    expect(itemSouls(storyAt(1), 'bell')).toEqual([])
    expect(itemSouls(storyAt(3), 'whistle')).toEqual([])
  })
})
