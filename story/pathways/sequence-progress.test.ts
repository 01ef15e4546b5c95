import { describe, expect, test } from 'vitest'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { chapterProgress, sequenceProgress } from './sequence-progress.ts'

const chapterSteps = { from: 15, until: 1400, percentPerChapter: 5 }
const book = {
  sections: allSections,
  pathways: { total: 22, sequences: 198, rungs: 10, chapterProgress: chapterSteps },
}
const progress = { name: 'Seer', number: 9, percent: 11 }

describe('[HOME-10] the progress of a Sequence', () => {
  test('is what the story tells of it', () => {
    expect(sequenceProgress({ progress, chapter: 42 }, book)).toEqual({ title: 'Sequence 9, Seer', percent: 11 })
  })

  test('is the chapter-number progress, without a name, as long as no chapter has told of a Sequence', () => {
    expect(sequenceProgress({ progress: undefined, chapter: 20 }, book)).toEqual({
      title: undefined,
      percent: 25,
    })
  })

  test('does not exist in a book without pathways', () => {
    expect(sequenceProgress({ progress, chapter: 40 }, { sections: fewestSections })).toBeUndefined()
    expect(sequenceProgress({ progress: undefined, chapter: 40 }, { sections: allSections })).toBeUndefined()
    expect(sequenceProgress({ progress, chapter: 40 }, { ...book, sections: fewestSections })).toBeUndefined()
  })
})

test.each([
  [0, 0],
  [14, 0],
  [15, 0],
  [16, 5],
  [34, 95],
  [35, 100],
  [1400, 100],
  [1401, 100],
])('[HOME-10] the chapter-number progress at chapter %i is %i%%', (chapter, percent) => {
  expect(chapterProgress(chapter, chapterSteps)).toBe(percent)
})

test('[HOME-10] the chapter-number progress of a slow book is as far as the last chapter, and is full after it', () => {
  const slow = { from: 2, until: 10, percentPerChapter: 3 }

  expect([2, 3, 10, 11].map((chapter) => chapterProgress(chapter, slow))).toEqual([0, 3, 24, 100])
})
