import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { characterSequence } from '#story/people/character-sequence.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { recordOf } from '#story/testing/shown.ts'

const description = 'Somebody.'
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: {
        name: 'Anna',
        category: 'Crew',
        status: 'Alive',
        aliases: ['The Mate'],
        faction: 'The crew',
        location: 'At sea',
        description,
        recentActivities: ['Sets sail.'],
      },
      bert: { name: 'Bert', category: 'Crew', status: 'Missing', beyonder: true, description },
    },
  },
  chapter_2: {
    pathways: { sailor: { name: 'Sailor', description } },
    characters: {
      anna: {
        realName: 'Anna Black',
        beyonder: true,
        sequence: { pathway: 'sailor', number: 9, name: 'Sailor', discoveredAt: 2 },
        abilities: { swim: { name: 'Swimming', description: 'Does not drown.' } },
        recentActivities: ['Drinks the potion.'],
      },
      bert: { sequence: { pathway: 'seer', number: 8 } },
    },
  },
  chapter_3: {
    characters: {
      anna: { status: 'Deceased (at sea)' },
      bert: { beyonder: false },
      carl: { name: 'Carl', category: 'Crew', status: 'Alive', firstAppearance: 2, description },
    },
  },
})

const recordAt = (chapter: number, id: string, sections = allSections) =>
  recordOf(storyAt(chapter), 'characters', id, { sections })
const sequenceAt = (chapter: number, id: string, sections = allSections) =>
  characterSequence(storyAt(chapter), id, { sections })

describe('[CHAR-2] the record of a character', () => {
  test('leaves out what no chapter has told', () => {
    const anna = recordAt(1, 'anna')
    expect(anna).toMatchObject({
      number: 1,
      place: 'Characters, No. 1',
      aliases: ['The Mate'],
      description: [{ type: 'paragraph', text: 'Somebody.' }],
    })
    expect(anna?.facts).toEqual({
      Status: { word: 'Alive', tone: 'alive' },
      'First seen': 'Chapter 1',
      Faction: 'The crew',
      Location: 'At sea',
    })
    expect(Object.keys(anna!.sections)).toEqual(['Sequence', 'Recent activities'])
    expect(sequenceAt(1, 'anna')).toBeUndefined()
  })

  test('holds what was told later, activities of the newest chapter first', () => {
    expect(recordAt(2, 'anna')).toMatchObject({
      facts: { 'Real name': 'Anna Black', Beyonder: 'Yes' },
      sections: {
        Abilities: { entries: [{ name: 'Swimming', description: 'Does not drown.' }] },
        'Recent activities': {
          activities: [
            { chapter: 2, activity: 'Drinks the potion.' },
            { chapter: 1, activity: 'Sets sail.' },
          ],
        },
      },
    })
    expect(sequenceAt(2, 'anna')).toMatchObject({
      title: 'Sequence 9: Sailor',
      pathway: { id: 'sailor', name: 'Sailor' },
      since: 2,
    })
  })

  test('says of whoever is told to walk no pathway that nobody knows it', () => {
    expect(recordAt(3, 'bert')?.facts).toMatchObject({ Beyonder: 'Not known to be one' })
  })

  test('has the chapter of the first appearance: the author’s word, else the chapter that first tells of them', () => {
    expect(recordAt(3, 'carl')?.facts).toMatchObject({ 'First seen': 'Chapter 2' })
  })

  test('[DATA-10] shows ???? for the Sequence of a Beyonder as far as it is not known', () => {
    expect(sequenceAt(1, 'bert')?.title).toBe('????')
    expect(sequenceAt(2, 'bert')?.title).toBe('Sequence 8: ????')
  })

  test('says nothing of pathways in a book without them', () => {
    const anna = recordAt(2, 'anna', fewestSections)
    expect(Object.keys(anna!.facts)).toEqual(['Real name', 'Status', 'First seen', 'Faction', 'Location'])
    expect(Object.keys(anna!.sections)).toEqual(['Abilities', 'Recent activities'])
    expect(sequenceAt(2, 'anna', fewestSections)).toBeUndefined()
  })

  test('does not name a pathway that is not known yet', () => {
    expect(sequenceAt(2, 'bert')?.pathway).toBeUndefined()
  })

  test('marks how somebody is', () => {
    expect(recordAt(1, 'bert')?.facts.Status).toEqual({ word: 'Missing', tone: 'missing' })
    expect(recordAt(3, 'anna')?.facts.Status).toEqual({ word: 'Deceased (at sea)', tone: 'deceased' })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    const later = createTimeline({ chapter_9: { characters: { anna: { name: 'Anna' } } } })

    for (const id of ['anna', 'nobody', null]) expect(recordOf(later(8), 'characters', id)).toBeUndefined()
  })
})
