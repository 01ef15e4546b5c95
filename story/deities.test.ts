import { describe, expect, test } from 'vitest'
import { deityDetail, deityGroups } from './deities.ts'
import { createTimeline } from './timeline.ts'

const storyAt = createTimeline({
  chapter_1: {
    glyphs: { 'night-sky': ['M0 0h512v512z'] },
    deities: {
      night: {
        name: 'Lady of Night',
        group: 'Orthodox',
        icon: 'night-sky',
        description: 'n'.repeat(101),
        churches: ['Church of Night', 'Church of Nowhere'],
        followers: { anna: {}, 'old-mother': { name: 'The old mother', role: 'Devotee' }, cora: { role: 'Nun' } },
      },
      nameless: { name: 'A nameless being', description: 'Nobody prays to it.' },
    },
  },
  chapter_2: { characters: { anna: { name: 'Anna' } }, organizations: { church: { name: 'Church of Night' } } },
  chapter_3: {
    deities: {
      storm: { name: 'Lord of Storms', group: 'Orthodox', description: 'Storms.', followers: { anna: {} } },
      night: { status: 'Worshipped', domain: 'Night', tags: ['night'], aliases: ['The Lady'] },
    },
    characters: { cora: { name: 'Cora', firstAppearance: 2 } },
  },
})

const names = (chapter: number) =>
  deityGroups(storyAt(chapter)).map(({ label, cards }) => [label, ...cards.map(({ name }) => name)])

describe('[DEITY-1] the deities', () => {
  test('stand in groups, in the order of their discovery; without a group they are Unknown', () => {
    expect(names(1)).toEqual([
      ['Unknown', 'A nameless being'],
      ['Orthodox', 'Lady of Night'],
    ])
    expect(names(3)).toEqual([
      ['Unknown', 'A nameless being'],
      ['Orthodox', 'Lady of Night', 'Lord of Storms'],
    ])
    expect(names(0)).toEqual([])
  })

  test('[DATA-18] have a card with a drawing, a hundred characters and the chapter of the discovery', () => {
    const [unknown, orthodox] = deityGroups(storyAt(3))

    expect(unknown?.cards).toEqual([
      { id: 'nameless', name: 'A nameless being', glyph: undefined, snippet: 'Nobody prays to it.', chapter: 1 },
    ])
    expect(orthodox?.cards).toMatchObject([
      { id: 'night', glyph: ['M0 0h512v512z'], snippet: `${'n'.repeat(100)}…`, chapter: 1 },
      { id: 'storm', chapter: 3 },
    ])
  })
})

describe('[DEITY-1] the record of a deity', () => {
  test('leaves out what no chapter has told', () => {
    expect(deityDetail(storyAt(1), 'nameless')).toEqual({
      id: 'nameless',
      name: 'A nameless being',
      glyph: undefined,
      chapter: 1,
      number: 1,
      group: 'Unknown',
      aliases: [],
      status: undefined,
      domain: undefined,
      churches: [],
      description: [{ type: 'paragraph', text: 'Nobody prays to it.' }],
      followers: [],
      tags: [],
    })
  })

  test('holds all that was told', () => {
    expect(deityDetail(storyAt(3), 'night')).toMatchObject({
      number: 2,
      chapter: 1,
      group: 'Orthodox',
      status: 'Worshipped',
      domain: 'Night',
      aliases: ['The Lady'],
      tags: ['night'],
    })
  })

  test('leads to a church only once that church is known', () => {
    const churches = (chapter: number) => deityDetail(storyAt(chapter), 'night')?.churches

    expect(churches(1)).toEqual([
      { name: 'Church of Night', address: undefined },
      { name: 'Church of Nowhere', address: undefined },
    ])
    expect(churches(2)?.[0]).toEqual({ name: 'Church of Night', address: '/codex/organizations?id=church' })
  })

  test('names the followers that are known, each with a role and a first appearance, earliest first', () => {
    const followers = (chapter: number) => deityDetail(storyAt(chapter), 'night')?.followers

    expect(followers(1)).toEqual([
      { id: 'old-mother', name: 'The old mother', address: undefined, role: 'Devotee', chapter: 1 },
    ])
    expect(followers(3)).toEqual([
      { id: 'old-mother', name: 'The old mother', address: undefined, role: 'Devotee', chapter: 1 },
      { id: 'anna', name: 'Anna', address: '/codex/characters?id=anna', role: 'Follower', chapter: 2 },
      { id: 'cora', name: 'Cora', address: '/codex/characters?id=cora', role: 'Nun', chapter: 2 },
    ])
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['storm', 'nobody', null]) expect(deityDetail(storyAt(2), id)).toBeUndefined()
  })
})
