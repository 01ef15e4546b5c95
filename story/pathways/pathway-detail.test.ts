import { describe, expect, test } from 'vitest'
import type { Chapter } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { pathwayDetail } from './pathway-detail.ts'

const storyAt = createTimeline({
  chapter_2: { pathways: { seer: { name: 'Seer', description: 'Reads fate.' } } },
  chapter_3: {
    characters: { anna: { name: 'Anna' } },
    pathways: {
      seer: {
        deity: 'Nobody',
        alsoKnownAs: ['The way of fate'],
        related_faction: 'Secret Order',
        discoveryMethod: 'A diary',
        sequences: {
          sequence_9: {
            name: 'Seer',
            ancientName: 'The Veiled',
            description: 'Sees.',
            discoveryMethod: 'A formula',
            abilities: { scrying: { name: 'Scrying' } },
            ingredients: { main: ['1 feather', '2 stones'], supplementary: [] },
            ritual: 'None.',
            acting_method: 'Hint, never command.',
            additionalInfo: 'It tastes of mint.',
          },
          sequence_0: { name: 'Fool' },
        },
        knownBeyonders: {
          anna: { sequenceNumber: 9, sequenceName: 'Seer' },
          stranger: { characterName: 'A stranger' },
          zoe: { characterName: 'Zoe', sequenceNumber: 7 },
          bertram: { characterName: 'Bertram', sequenceNumber: 7 },
        },
      },
    },
  },
  chapter_5: {
    pathways: {
      seer: { sequences: { sequence_9: { abilities: { visions: { name: 'Visions', description: 'Vivid.' } } } } },
    },
  },
} satisfies Record<string, Chapter>)

const seerAt = (chapter: number) => pathwayDetail(storyAt(chapter), 'seer', 10)!
const rungAt = (chapter: number, number: number) =>
  seerAt(chapter).ladder.find((step) => step.number === number)?.sequence

describe('a pathway', () => {
  test('[PATH-5] is told with what a chapter has said of it', () => {
    expect(seerAt(3)).toMatchObject({
      name: 'Seer',
      chapter: 2,
      deity: 'Nobody',
      alsoKnownAs: ['The way of fate'],
      faction: 'Secret Order',
      discoveryMethod: 'A diary',
      description: [{ type: 'paragraph', text: 'Reads fate.' }],
    })
    expect(seerAt(2)).toMatchObject({ deity: undefined, faction: undefined, domain: undefined, alsoKnownAs: [] })
  })

  test('[PATH-5] not discovered yet is as unknown as one that never was', () => {
    expect(pathwayDetail(storyAt(1), 'seer', 10)).toBeUndefined()
    expect(pathwayDetail(storyAt(1), 'fool', 10)).toBeUndefined()
    expect(pathwayDetail(storyAt(1), null, 10)).toBeUndefined()
  })

  test('[DATA-9] has ten Sequences from 9 down to 0, and one is known from the chapter that mentions it', () => {
    expect(seerAt(2).ladder.map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect(seerAt(2).ladder.every(({ sequence }) => sequence === undefined)).toBe(true)
    expect(rungAt(3, 9)).toMatchObject({ name: 'Seer', chapter: 3 })
    expect(rungAt(3, 0)).toMatchObject({ name: 'Fool', chapter: 3 })
    expect(rungAt(3, 8)).toBeUndefined()
  })

  test('[PATH-5] names its known Beyonders from the highest Sequence on, unknown Sequences last', () => {
    const { beyonders } = seerAt(3)

    expect(beyonders.map(({ name }) => name)).toEqual(['Bertram', 'Zoe', 'Anna', 'A stranger'])
    expect(beyonders[2]).toEqual({
      id: 'anna',
      name: 'Anna',
      isCharacter: true,
      sequenceNumber: 9,
      sequenceName: 'Seer',
    })
    expect(beyonders[3]).toMatchObject({ isCharacter: false, sequenceNumber: undefined, sequenceName: undefined })
  })
})

test('[PATH-5] a known Beyonder of whom nothing but the id is told goes by that', () => {
  const story = createTimeline({
    chapter_1: { pathways: { seer: { name: 'Seer', description: 'Reads fate.', knownBeyonders: { zoe: {} } } } },
  })(1)

  expect(pathwayDetail(story, 'seer', 10)?.beyonders).toMatchObject([{ id: 'zoe', name: 'zoe', isCharacter: false }])
})

describe('a Sequence', () => {
  test('[PATH-5] has both lists of what its potion is brewed of, without the one that nobody knows', () => {
    const brewedOf = (ingredients?: object) => {
      const seer = {
        name: 'Seer',
        description: 'Reads fate.',
        sequences: { sequence_9: { name: 'Seer', ingredients } },
      }
      return pathwayDetail(createTimeline({ chapter_1: { pathways: { seer } } })(1), 'seer', 10)?.ladder[0]?.sequence
        ?.ingredients
    }
    const [main, supplementary] = [['1 feather'], ['2 stones', '1 shell']]

    expect(brewedOf()).toEqual([])
    expect(brewedOf({ main })).toEqual([{ label: 'Main', items: main }])
    expect(brewedOf({ supplementary })).toEqual([{ label: 'Supplementary', items: supplementary }])
    expect(brewedOf({ main, supplementary })?.map(({ label }) => label)).toEqual(['Main', 'Supplementary'])
  })

  test('[PATH-5] is told with its potion, ritual and way of acting', () => {
    expect(rungAt(3, 9)).toMatchObject({
      ancientName: 'The Veiled',
      description: 'Sees.',
      discoveryMethod: 'A formula',
      ingredients: [{ label: 'Main', items: ['1 feather', '2 stones'] }],
      ritual: 'None.',
      actingMethod: 'Hint, never command.',
      additionalInfo: 'It tastes of mint.',
    })
  })

  test('[DATA-19] marks the abilities told in this very chapter', () => {
    const marks = (chapter: number) => rungAt(chapter, 9)!.abilities.map(({ id, isNew }) => [id, isNew])

    expect(marks(3)).toEqual([['scrying', true]])
    expect(marks(4)).toEqual([['scrying', false]])
    expect(marks(5)).toEqual([
      ['scrying', false],
      ['visions', true],
    ])
  })

  test('[DATA-19] counts as modified in a later chapter that tells more of it, and in that chapter alone', () => {
    expect([3, 4, 5, 6].map((chapter) => rungAt(chapter, 9)!.isModified)).toEqual([false, false, true, false])
    expect(rungAt(5, 0)!.isModified).toBe(false)
  })
})
