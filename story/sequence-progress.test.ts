import { describe, expect, test } from 'vitest'
import { chapterProgress, sequenceProgress } from './sequence-progress.ts'
import { allSections, fewestSections } from './testing/sections.ts'

const chapterSteps = { from: 15, until: 1400, percentPerChapter: 5 }
const book = {
  sections: allSections,
  pathways: { total: 22, sequences: 198, rungs: 10, chapterProgress: chapterSteps },
}
const seer = { name: 'Seer', number: 9, from: 32, span: 94 }

describe('[HOME-10] the progress of a Sequence', () => {
  test.each([
    [32, 0, 0],
    [33, 1, 1],
    [42, 10, 11],
    [79, 47, 50],
    [125, 93, 99],
    [126, 94, 100],
    [167, 94, 100],
  ])('Seer: at chapter %i it has read %i of 94 chapters, %i%%', (chapter, read, percent) => {
    expect(sequenceProgress({ progress: seer, chapter }, book)).toEqual({
      title: 'Sequence 9, Seer',
      percent,
      window: { read, span: 94 },
    })
  })

  test.each([
    [168, 0],
    [214, 35],
    [300, 100],
    [301, 100],
  ])('Clown: at chapter %i it is %i%%', (chapter, percent) => {
    const progress = { name: 'Clown', number: 8, from: 168, span: 132 }

    expect(sequenceProgress({ progress, chapter }, book)).toMatchObject({ title: 'Sequence 8, Clown', percent })
  })

  test('is the chapter-number progress, without a name, as long as no chapter has told of a Sequence', () => {
    expect(sequenceProgress({ progress: undefined, chapter: 20 }, book)).toEqual({
      title: undefined,
      percent: 25,
      window: undefined,
    })
  })

  test('does not exist in a book without pathways', () => {
    expect(sequenceProgress({ progress: seer, chapter: 40 }, { sections: fewestSections })).toBeUndefined()
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
