import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { characterDetail } from './character-detail.ts'

const book = { sections: allSections }

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
  chapter_3: { characters: { anna: { status: 'Deceased (at sea)' } } },
})

describe('[CHAR-2] the record of a character', () => {
  test('leaves out what no chapter has told', () => {
    expect(characterDetail(storyAt(1), 'anna', book)).toMatchObject({
      number: 1,
      realName: undefined,
      sequence: undefined,
      beyonder: undefined,
      aliases: ['The Mate'],
      status: { word: 'Alive', tone: 'alive' },
      faction: 'The crew',
      location: 'At sea',
      chapter: 1,
      description: [{ type: 'paragraph', text: 'Somebody.' }],
      abilities: [],
    })
  })

  test('holds what was told later, activities of the newest chapter first', () => {
    expect(characterDetail(storyAt(2), 'anna', book)).toMatchObject({
      realName: 'Anna Black',
      beyonder: true,
      sequence: { title: 'Sequence 9: Sailor', pathway: { id: 'sailor', name: 'Sailor' }, since: 2 },
      abilities: [{ name: 'Swimming', description: 'Does not drown.' }],
      activities: [
        { chapter: 2, activity: 'Drinks the potion.' },
        { chapter: 1, activity: 'Sets sail.' },
      ],
    })
  })

  test('[DATA-10] shows ???? for the Sequence of a Beyonder as far as it is not known', () => {
    expect(characterDetail(storyAt(1), 'bert', book)?.sequence?.title).toBe('????')
    expect(characterDetail(storyAt(2), 'bert', book)?.sequence?.title).toBe('Sequence 8: ????')
  })

  test('says nothing of pathways in a book without them', () => {
    const { beyonder, sequence } = characterDetail(storyAt(2), 'anna', { sections: fewestSections })!
    expect([beyonder, sequence]).toEqual([undefined, undefined])
  })

  test('does not name a pathway that is not known yet', () => {
    expect(characterDetail(storyAt(2), 'bert', book)?.sequence?.pathway).toBeUndefined()
  })

  test('marks how somebody is', () => {
    expect(characterDetail(storyAt(1), 'bert', book)?.status).toEqual({ word: 'Missing', tone: 'missing' })
    expect(characterDetail(storyAt(3), 'anna', book)?.status).toEqual({ word: 'Deceased (at sea)', tone: 'deceased' })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    const later = createTimeline({ chapter_9: { characters: { anna: { name: 'Anna' } } } })

    for (const id of ['anna', 'nobody', null]) expect(characterDetail(later(8), id, book)).toBeUndefined()
  })
})
