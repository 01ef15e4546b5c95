import { describe, expect, test } from 'vitest'
import type { Chapter } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { discoveredPathways, pathwayProgress, pathwayTiles } from './pathways.ts'

const storyAt = createTimeline({
  chapter_2: {
    pathways: { seer: { name: 'Seer', icon: 'crystal-ball', domain: 'Divination' } },
    glyphs: { 'crystal-ball': ['M0 0Z'] },
  },
  chapter_3: {
    pathways: {
      seer: { sequences: { sequence_9: { name: 'Seer' }, sequence_0: { name: 'Fool' } } },
      sailor: { name: 'Sailor' },
    },
  },
  chapter_4: { pathways: { abbot: { name: 'Abbot' } } },
} satisfies Record<string, Chapter>)

describe('pathways', () => {
  test('[DATA-9] are visible from the chapter that first tells them, in the order of discovery', () => {
    expect(discoveredPathways(storyAt(1))).toEqual([])
    expect(discoveredPathways(storyAt(3)).map(({ id, firstSeen }) => [id, firstSeen])).toEqual([
      ['seer', 2],
      ['sailor', 3],
    ])
  })

  test('[PATH-3] have a tile each once discovered; of the rest only their count is known', () => {
    expect(pathwayTiles(storyAt(2), { total: 22 })).toEqual({
      known: [{ id: 'seer', name: 'Seer', glyph: ['M0 0Z'], domain: 'Divination', chapter: 2, place: 1 }],
      locked: 21,
    })
    expect(pathwayTiles(storyAt(1), { total: 22 })).toEqual({ known: [], locked: 22 })
  })

  test('[PATH-3] keep their place whatever is discovered later', () => {
    const places = pathwayTiles(storyAt(4), { total: 2 })

    expect(places.known.map(({ id, place }) => [id, place])).toEqual([
      ['seer', 1],
      ['sailor', 2],
      ['abbot', 3],
    ])
    expect(places.locked).toBe(0)
  })

  test('[PATH-1] are counted with their Sequences, the percentage rounded', () => {
    expect(pathwayProgress(storyAt(3), { total: 3, sequences: 7 })).toEqual({
      pathways: { known: 2, total: 3, percent: 67 },
      sequences: { known: 1, total: 7, percent: 14 },
    })
  })

  test('[PATH-1] count every Sequence that has been told, of whatever pathway', () => {
    const sequences = { sequence_9: { name: 'Novice' }, sequence_8: { name: 'Monk' }, sequence_0: { name: 'Saint' } }
    const story = createTimeline({
      chapter_1: { pathways: { abbot: { name: 'Abbot', sequences }, sailor: { name: 'Sailor', sequences } } },
    })(1)

    expect(pathwayProgress(story, { total: 22, sequences: 198 }).sequences.known).toBe(4)
  })

  test('[PATH-6] count a known Sequence 0 in no progress bar', () => {
    expect(pathwayProgress(storyAt(3), { total: 22, sequences: 198 })).toEqual({
      pathways: { known: 2, total: 22, percent: 9 },
      sequences: { known: 1, total: 198, percent: 1 },
    })
  })
})
