import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { characterSequence } from './character-sequence.ts'

const someone = { category: 'Crew', status: 'Alive', description: 'Somebody.' }
const story = createTimeline({
  chapter_2: {
    pathways: { sailor: { name: 'Sailor Pathway', description: 'Salt.' } },
    characters: {
      anna: {
        name: 'Anna',
        sequence: { pathway: 'sailor', number: 9, name: 'Deckhand', discoveredAt: 1 },
        ...someone,
      },
      bert: { name: 'Bert', sequence: { pathway: 'sailor', number: 8 }, ...someone },
      cora: { name: 'Cora', sequence: { pathway: 'abbot', name: 'Novice' }, ...someone },
      dora: { name: 'Dora', sequence: { pathway: 'sailor' }, ...someone },
      emil: { name: 'Emil', beyonder: true, ...someone },
      fred: { name: 'Fred', ...someone },
    },
  },
})(2)
const sequenceOf = (id: string, sections = allSections) => characterSequence(story, id, { sections })

describe('the Sequence of a character', () => {
  test('is told by its number and name, with the pathway and since when it is known', () => {
    expect(sequenceOf('anna')).toEqual({
      title: 'Sequence 9: Deckhand',
      number: 9,
      name: 'Deckhand',
      pathway: { id: 'sailor', name: 'Sailor Pathway' },
      since: 1,
    })
  })

  test('has ???? in place of a name that nobody knows', () => {
    expect(sequenceOf('bert')).toMatchObject({ title: 'Sequence 8: ????', name: undefined, since: undefined })
    expect(sequenceOf('dora')).toMatchObject({ title: '????', number: undefined, name: undefined })
  })

  test('is told by its name alone where no chapter has told its number', () => {
    expect(sequenceOf('cora')).toMatchObject({ title: 'Novice', number: undefined, name: 'Novice' })
  })

  test('names no pathway that is not known itself', () => {
    expect(sequenceOf('cora')?.pathway).toBeUndefined()
  })

  test('is there, though nothing is known of it, for everybody who walks a pathway', () => {
    expect(sequenceOf('emil')).toEqual({
      title: '????',
      number: undefined,
      name: undefined,
      pathway: undefined,
      since: undefined,
    })
  })

  test('is none for others, for somebody whom the story does not hold, and in a book without pathways', () => {
    expect(sequenceOf('fred')).toBeUndefined()
    expect(sequenceOf('greta')).toBeUndefined()
    expect(sequenceOf('anna', fewestSections)).toBeUndefined()
  })
})
