import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { fewestSections } from '#story/testing/sections.ts'
import { recordOf } from '#story/testing/shown.ts'

const anchor = ['M0 0h512v512H0z']
const storyAt = createTimeline({
  chapter_1: {
    glyphs: { anchor },
    characters: {
      anna: {
        name: 'Anna',
        aliases: ['The Owl', 'The Pilot'],
        description: 'A sailor.\nShe sings.',
        status: 'Alive',
        beyonder: true,
        faction: 'Crew',
      },
      bert: { name: 'Bert', beyonder: false, realName: 'Bertram' },
    },
    items: { rope: { name: 'Rope', icon: 'anchor' }, log: { name: 'Log', description: 'A book.', status: 'Owned' } },
    organizations: {
      crew: { name: 'Crew', affiliatedChurch: 'Crew', deity: 'The Sea', pathwaysHeld: ['sailor', 'seer'] },
      harbour: { name: 'Harbour Office', group: 'Offices', status: 'Destroyed', affiliatedChurch: 'Crew' },
    },
    locations: { quay: { name: 'Quay', description: 'Of stone.' } },
    pathways: { sailor: { name: 'Sailor' } },
  },
  chapter_2: {
    deities: { sea: { name: 'The Sea' } },
    items: {
      log: {
        fullContent: 'We sail at dawn.',
        price: { pounds: 1, pence: 10 },
        quantity: 2,
        condition: 'Wet',
        acquiredAt: 1,
      },
      lamp: { name: 'Lamp' },
    },
    inventory: { rope: { condition: 'Frayed' } },
    locations: { pier: { name: 'Pier', firstMention: 1, firstVisit: 2 } },
    organizations: { crew: { pathwaysHeld: ['seer'] } },
  },
})

describe('the record of an entry', () => {
  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['pier', 'nowhere', null]) expect(recordOf(storyAt(1), 'locations', id)).toBeUndefined()
  })

  test('has its name, its other names, its number and its sign', () => {
    expect(recordOf(storyAt(1), 'characters', 'anna')).toMatchObject({
      id: 'anna',
      name: 'Anna',
      number: 1,
      aliases: ['The Owl', 'The Pilot'],
      glyph: undefined,
    })
    expect(recordOf(storyAt(2), 'items', 'rope')).toMatchObject({ number: 2, aliases: [], glyph: anchor })
  })

  test('stands under the words of its kind', () => {
    expect(recordOf(storyAt(2), 'items', 'lamp')?.place).toBe('Items, No. 3')
    expect(recordOf(storyAt(1), 'locations', 'quay')?.place).toBe('Locations, No. 1')
    const items = { title: 'Things', one: 'thing', icon: 'key' }
    expect(recordOf(storyAt(2), 'items', 'lamp', { sections: { ...fewestSections, items } })?.place).toBe(
      'Things, No. 3',
    )
  })

  test('says when it was first told of, where its kind says so: the chapter that was written before any other', () => {
    expect(recordOf(storyAt(2), 'locations', 'quay')?.dateline).toBe('First mentioned/visited in Chapter 1')
    expect(recordOf(storyAt(2), 'locations', 'pier')?.dateline).toBe('First mentioned/visited in Chapter 1')
    expect(recordOf(storyAt(1), 'characters', 'anna')?.dateline).toBeUndefined()
  })

  test('has its description, and of a thing what is read in it as soon as that is told', () => {
    expect(recordOf(storyAt(1), 'characters', 'anna')?.description).toEqual([
      { type: 'paragraph', text: 'A sailor.' },
      { type: 'paragraph', text: 'She sings.' },
    ])
    expect(recordOf(storyAt(1), 'characters', 'bert')?.description).toEqual([])
    expect(recordOf(storyAt(1), 'items', 'log')?.description).toEqual([{ type: 'paragraph', text: 'A book.' }])
    expect(recordOf(storyAt(2), 'items', 'log')?.description).toEqual([{ type: 'paragraph', text: 'We sail at dawn.' }])
  })
})

describe('the facts of a record', () => {
  const facts = (chapter: number, ...[kind, id]: [Parameters<typeof recordOf>[1], string]) =>
    recordOf(storyAt(chapter), kind, id)?.facts

  test('are what was told, in the order of the kind', () => {
    expect(Object.entries(facts(1, 'characters', 'anna')!)).toEqual([
      ['Status', { word: 'Alive', tone: 'alive' }],
      ['First seen', 'Chapter 1'],
      ['Beyonder', 'Yes'],
      ['Faction', 'Crew'],
    ])
  })

  test('say of a flag also that it is not so as far as anybody knows', () => {
    expect(facts(1, 'characters', 'bert')).toEqual({
      'Real name': 'Bertram',
      'First seen': 'Chapter 1',
      Beyonder: 'Not known to be one',
    })
  })

  test('are none for which the book has no word', () => {
    const small = recordOf(storyAt(1), 'characters', 'anna', { sections: fewestSections })

    expect(Object.keys(small!.facts)).toEqual(['Status', 'First seen', 'Faction'])
    expect(Object.keys(small!.sections)).toEqual([])
    expect(Object.keys(recordOf(storyAt(1), 'characters', 'anna')!.sections)).toEqual(['Sequence'])
  })

  test('have other words where nothing was told, or another fact in their place', () => {
    expect(facts(1, 'items', 'rope')).toEqual({
      Status: { word: 'Discovered', tone: 'plain' },
      Discovered: 'Chapter 1',
    })
    expect(facts(2, 'items', 'rope')).toEqual({
      Status: { word: 'Discovered', tone: 'plain' },
      Acquired: 'Chapter 2',
      Condition: 'Frayed',
    })
  })

  test('are also counts and prices', () => {
    expect(facts(2, 'items', 'log')).toEqual({
      Status: { word: 'Owned', tone: 'plain' },
      Acquired: 'Chapter 1',
      Quantity: '2',
      Price: '1 pound 10 pence',
      Condition: 'Wet',
    })
  })

  test('call the group of an entry without one as its list does', () => {
    expect(facts(1, 'organizations', 'crew')).toMatchObject({ Group: 'General' })
    expect(facts(1, 'organizations', 'harbour')).toMatchObject({
      Group: 'Offices',
      Status: { word: 'Destroyed', tone: 'destroyed' },
    })
  })

  test('link the names that are known, but not that of the entry itself', () => {
    expect(facts(1, 'organizations', 'harbour')).toMatchObject({
      'Affiliated church': [{ name: 'Crew', address: '/codex/organizations?id=crew' }],
    })
    expect(facts(1, 'organizations', 'crew')).toMatchObject({
      'Affiliated church': [{ name: 'Crew', address: undefined }],
      Deity: [{ name: 'The Sea', address: undefined }],
    })
    expect(facts(2, 'organizations', 'crew')).toMatchObject({
      Deity: [{ name: 'The Sea', address: '/codex/deities?id=sea' }],
    })
  })

  test('lead to what they refer to as far as it is known, and are left out where none of it is', () => {
    expect(facts(1, 'organizations', 'crew')).toMatchObject({
      'Pathways held': [{ name: 'Sailor', address: '/pathways/sailor' }],
    })
    expect(facts(2, 'organizations', 'crew')).not.toHaveProperty('Pathways held')
  })
})
