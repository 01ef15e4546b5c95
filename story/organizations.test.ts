import { describe, expect, test } from 'vitest'
import { organizationDetail, organizationGroups } from './organizations.ts'
import { createTimeline } from './timeline.ts'

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
const hawksAt = (chapter: number) => organizationDetail(storyAt(chapter), 'hawks')
const membersAt = (chapter: number) => hawksAt(chapter)?.members.map(({ name }) => name)

describe('[ORG-1] the organizations', () => {
  test('stand in groups; without a group they are General', () => {
    const labels = (chapter: number) => organizationGroups(storyAt(chapter)).map(({ label }) => label)

    expect(labels(1)).toEqual(['General', 'Official'])
    expect(labels(2)).toEqual(['General', 'Trade', 'Official'])
  })

  test('have a card with name, status and a hundred characters', () => {
    const cards = organizationGroups(storyAt(1)).flatMap(({ cards }) => cards)

    expect(cards).toMatchObject([
      { id: 'church', name: 'Church of Night', status: { word: 'Destroyed', tone: 'destroyed' } },
      { id: 'guild', name: 'Guild', status: undefined, snippet: 'People.' },
      { id: 'hawks', name: 'Hawks', status: { word: 'Active', tone: 'active' }, snippet: `${'h'.repeat(100)}…` },
    ])
  })
})

describe('[ORG-1] the record of an organization', () => {
  test('leads to church, deity and location once they are known', () => {
    expect(hawksAt(1)).toMatchObject({
      affiliatedChurch: { address: '/codex/organizations?id=church' },
      deity: { name: 'Lady of Night', address: undefined },
      location: { name: 'Harbour', address: undefined },
    })
    expect(hawksAt(2)).toMatchObject({
      deity: { name: 'Lady of Night', address: '/codex/deities?id=night' },
      location: { name: 'Harbour', address: '/codex/locations?id=harbour' },
    })
  })

  test('does not lead from a church to itself', () => {
    expect(organizationDetail(storyAt(1), 'church')?.affiliatedChurch).toEqual({
      name: 'Church of Night',
      address: undefined,
    })
  })

  test('shows only the pathways that are known', () => {
    expect(hawksAt(1)?.pathways).toEqual([])
    expect(hawksAt(2)?.pathways).toEqual([{ name: 'Seer', address: '/pathways/seer' }])
  })

  test('names the members that are known, by first appearance', () => {
    expect(membersAt(1)).toEqual(['A guest', 'Dunn', 'The Owl'])
    expect(membersAt(2)).toEqual(['A guest', 'Dunn', 'The Owl', 'Zoe'])
    expect(hawksAt(2)?.members.map(({ chapter }) => chapter)).toEqual([1, 1, 2, 2])
  })

  test('says of a member what is told there, and else what is told of the character', () => {
    expect(hawksAt(2)?.members).toMatchObject([
      { id: 'guest', address: undefined, role: 'Guest', status: { word: 'Wanted', tone: 'other' } },
      { id: 'dunn', address: '/codex/characters?id=dunn', role: 'Captain', status: { word: 'Alive', tone: 'alive' } },
      { id: 'anna', address: '/codex/characters?id=anna', status: { word: 'Missing', tone: 'missing' } },
      { id: 'zoe', status: { word: 'Deceased (at sea)', tone: 'other' } },
    ])
  })

  test('holds all else that was told, and leaves out the rest', () => {
    expect(organizationDetail(storyAt(1), 'guild')).toEqual({
      id: 'guild',
      name: 'Guild',
      glyph: undefined,
      status: undefined,
      number: 2,
      group: 'General',
      aliases: [],
      chapter: 1,
      affiliatedChurch: undefined,
      pathways: [],
      deity: undefined,
      description: [{ type: 'paragraph', text: 'People.' }],
      location: undefined,
      members: [],
      tags: [],
    })
    expect(organizationDetail(storyAt(2), 'guild')).toMatchObject({
      group: 'Trade',
      status: { word: 'Divided', tone: 'plain' },
      aliases: ['The Table'],
      tags: ['trade'],
    })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    const later = createTimeline({ chapter_9: { organizations: { hawks: { name: 'Hawks', description } } } })

    for (const id of ['hawks', 'nobody', null]) expect(organizationDetail(later(8), id)).toBeUndefined()
  })
})
