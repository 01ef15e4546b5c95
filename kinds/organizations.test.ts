import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { cardsOf, listed, recordOf } from '#story/testing/shown.ts'

const description = 'People.'
const storyAt = createTimeline({
  chapter_1: {
    organizations: {
      hawks: {
        name: 'Hawks',
        group: 'Official',
        status: 'Active',
        affiliatedChurch: 'Church of Night',
        pathwaysHeld: ['sleepless', 'seer'],
        deity: 'Lady of Night',
        location: 'Harbour',
        description: 'h'.repeat(101),
        knownMembers: {
          zoe: { role: 'Cook' },
          dunn: { role: 'Captain' },
          guest: { name: 'A guest', role: 'Guest', status: 'Wanted', firstAppearance: 1 },
          anna: { name: 'The Owl', role: 'Mate', status: 'Missing' },
        },
      },
      guild: { name: 'Guild', description },
      church: { name: 'Church of Night', affiliatedChurch: 'Church of Night', status: 'Destroyed', description },
    },
    characters: { dunn: { name: 'Dunn', status: 'Alive' } },
  },
  chapter_2: {
    deities: { night: { name: 'Lady of Night', description } },
    locations: { harbour: { name: 'Harbour', description } },
    pathways: { seer: { name: 'Seer', description } },
    characters: { zoe: { name: 'Zoe', status: 'Deceased (at sea)' }, anna: { name: 'Anna', status: 'Alive' } },
    organizations: { guild: { group: 'Trade', status: 'Divided', aliases: ['The Table'], tags: ['trade'] } },
  },
})

const hawksAt = (chapter: number) => recordOf(storyAt(chapter), 'organizations', 'hawks')
const membersAt = (chapter: number) => {
  const members = hawksAt(chapter)?.sections['Known Members']
  return members?.type === 'people' ? members.people : []
}

describe('[ORG-1] the organizations', () => {
  test('stand in groups; without a group they are General', () => {
    const labels = (chapter: number) => listed(storyAt(chapter), 'organizations').map(([label]) => label)

    expect(labels(1)).toEqual(['General', 'Official'])
    expect(labels(2)).toEqual(['General', 'Trade', 'Official'])
  })

  test('have a card with name, status and a hundred characters', () => {
    expect(cardsOf(storyAt(1), 'organizations')).toMatchObject({
      church: { name: 'Church of Night', meta: { word: 'Destroyed', tone: 'destroyed' } },
      guild: { name: 'Guild', meta: undefined, snippet: 'People.' },
      hawks: { name: 'Hawks', meta: { word: 'Active', tone: 'active' }, snippet: `${'h'.repeat(100)}…` },
    })
  })
})

describe('[ORG-1] the record of an organization', () => {
  test('leads to church, deity and location once they are known', () => {
    expect(hawksAt(1)?.facts).toMatchObject({
      'Affiliated church': [{ address: '/codex/organizations?id=church' }],
      Deity: [{ name: 'Lady of Night', address: undefined }],
      Location: [{ name: 'Harbour', address: undefined }],
    })
    expect(hawksAt(2)?.facts).toMatchObject({
      Deity: [{ name: 'Lady of Night', address: '/codex/deities?id=night' }],
      Location: [{ name: 'Harbour', address: '/codex/locations?id=harbour' }],
    })
  })

  test('does not lead from a church to itself', () => {
    expect(recordOf(storyAt(1), 'organizations', 'church')?.facts['Affiliated church']).toEqual([
      { name: 'Church of Night', address: undefined },
    ])
  })

  test('shows only the pathways that are known', () => {
    expect(hawksAt(1)?.facts).not.toHaveProperty('Pathways held')
    expect(hawksAt(2)?.facts['Pathways held']).toEqual([{ name: 'Seer', address: '/pathways/seer' }])
  })

  test('names the members that are known, by first appearance', () => {
    expect(membersAt(1).map(({ name }) => name)).toEqual(['A guest', 'Dunn', 'The Owl'])
    expect(membersAt(2).map(({ name }) => name)).toEqual(['A guest', 'Dunn', 'The Owl', 'Zoe'])
    expect(membersAt(2).map(({ chapter }) => chapter)).toEqual([1, 1, 2, 2])
  })

  test('says of a member what is told there, and else what is told of the character', () => {
    expect(membersAt(2)).toMatchObject([
      { id: 'guest', address: undefined, role: 'Guest', status: { word: 'Wanted', tone: 'other' } },
      { id: 'dunn', address: '/codex/characters?id=dunn', role: 'Captain', status: { word: 'Alive', tone: 'alive' } },
      { id: 'anna', address: '/codex/characters?id=anna', status: { word: 'Missing', tone: 'missing' } },
      { id: 'zoe', status: { word: 'Deceased (at sea)', tone: 'other' } },
    ])
  })

  test('holds all else that was told, and leaves out the rest', () => {
    expect(recordOf(storyAt(1), 'organizations', 'guild')).toEqual({
      id: 'guild',
      name: 'Guild',
      glyph: undefined,
      number: 2,
      place: 'Organizations, No. 2',
      dateline: undefined,
      aliases: [],
      facts: { Group: 'General', 'First seen': 'Chapter 1' },
      description: [{ type: 'paragraph', text: 'People.' }],
      sections: {},
    })
    expect(recordOf(storyAt(2), 'organizations', 'guild')).toMatchObject({
      facts: { Status: { word: 'Divided', tone: 'plain' }, Group: 'Trade' },
      aliases: ['The Table'],
      sections: { Tags: { tags: ['trade'] } },
    })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['nobody', null]) expect(recordOf(storyAt(2), 'organizations', id)).toBeUndefined()
  })
})
