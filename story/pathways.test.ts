import { describe, expect, test } from 'vitest'
import type { Chapter } from './chapter.ts'
import { discoveredPathways, knownBeyonders, ladder, pathwayProgress } from './pathways.ts'
import { createTimeline } from './timeline.ts'

const storyAt = createTimeline({
  chapter_2: { pathways: { seer: { name: 'Seer' } } },
  chapter_3: {
    characters: { anna: { name: 'Anna' } },
    pathways: {
      seer: {
        sequences: { sequence_9: { name: 'Seer' }, sequence_0: { name: 'Fool' } },
        knownBeyonders: {
          anna: { sequenceNumber: 9, sequenceName: 'Seer' },
          stranger: { characterName: 'A stranger' },
          bertram: { characterName: 'Bertram', sequenceNumber: 7 },
        },
      },
      sailor: { name: 'Sailor' },
    },
  },
} satisfies Record<string, Chapter>)

const seerAt = (chapter: number) => discoveredPathways(storyAt(chapter)).find(({ id }) => id === 'seer')

describe('pathways', () => {
  test('[DATA-9] are visible from the chapter that first tells them, in the order of discovery', () => {
    expect(discoveredPathways(storyAt(1))).toEqual([])
    expect(discoveredPathways(storyAt(3)).map(({ id, firstSeen }) => [id, firstSeen])).toEqual([
      ['seer', 2],
      ['sailor', 3],
    ])
  })

  test('[DATA-9] have ten rungs from 9 down to 0, and a rung is known from the chapter that mentions it', () => {
    const before = ladder(seerAt(2)!, 10)
    const after = ladder(seerAt(3)!, 10)

    expect(before.map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect(before.every(({ sequence }) => sequence === undefined)).toBe(true)
    expect(after[0]?.sequence).toMatchObject({ name: 'Seer', firstSeen: 3 })
    expect(after[1]?.sequence).toBeUndefined()
  })

  test('[PATH-6] count a known Sequence 0 in no progress bar', () => {
    expect(pathwayProgress(storyAt(3), { total: 22, sequences: 198 })).toEqual({
      pathways: { known: 2, total: 22, percent: 9 },
      sequences: { known: 1, total: 198, percent: 1 },
    })
  })

  test('name their known Beyonders from the highest Sequence on, unknown Sequences last', () => {
    expect(knownBeyonders(storyAt(3), seerAt(3)!).map(({ name }) => name)).toEqual(['Bertram', 'Anna', 'A stranger'])
  })
})
