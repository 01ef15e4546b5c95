import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { cardsOf, listed, recordOf } from '#story/testing/shown.ts'

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

describe('[DEITY-1] the deities', () => {
  test('stand in groups, in the order of their discovery; without a group they are Unknown', () => {
    expect(listed(storyAt(1), 'deities')).toEqual([
      ['Unknown', 'nameless'],
      ['Orthodox', 'night'],
    ])
    expect(listed(storyAt(3), 'deities')).toEqual([
      ['Unknown', 'nameless'],
      ['Orthodox', 'night', 'storm'],
    ])
    expect(listed(storyAt(0), 'deities')).toEqual([])
  })

  test('[DATA-18] have a card with a drawing, a hundred characters and the chapter of the discovery', () => {
    const { nameless, night, storm } = cardsOf(storyAt(3), 'deities')

    expect(nameless).toEqual({
      name: 'A nameless being',
      glyph: undefined,
      meta: undefined,
      snippet: 'Nobody prays to it.',
      foot: 'Discovered in: Ch 1',
    })
    expect(night).toMatchObject({ glyph: ['M0 0h512v512z'], snippet: `${'n'.repeat(100)}…` })
    expect(storm).toMatchObject({ foot: 'Discovered in: Ch 3' })
  })
})

describe('[DEITY-1] the record of a deity', () => {
  test('leaves out what no chapter has told', () => {
    expect(recordOf(storyAt(1), 'deities', 'nameless')).toEqual({
      id: 'nameless',
      name: 'A nameless being',
      glyph: undefined,
      number: 1,
      place: 'Deities, No. 1',
      dateline: undefined,
      aliases: [],
      facts: { 'First seen': 'Chapter 1', Group: 'Unknown' },
      description: [{ type: 'paragraph', text: 'Nobody prays to it.' }],
      sections: {},
    })
  })

  test('holds all that was told', () => {
    expect(recordOf(storyAt(3), 'deities', 'night')).toMatchObject({
      number: 2,
      aliases: ['The Lady'],
      facts: { 'First seen': 'Chapter 1', Group: 'Orthodox', Status: 'Worshipped', Domain: 'Night' },
      sections: { Tags: { type: 'tags', tags: ['night'] } },
    })
  })

  test('leads to a church only once that church is known', () => {
    const churches = (chapter: number) => recordOf(storyAt(chapter), 'deities', 'night')?.facts.Churches

    expect(churches(1)).toEqual([
      { name: 'Church of Night', address: undefined },
      { name: 'Church of Nowhere', address: undefined },
    ])
    expect(churches(2)).toMatchObject([
      { name: 'Church of Night', address: '/codex/organizations?id=church' },
      { address: undefined },
    ])
  })

  test('names the followers that are known, each with a role and a first appearance, earliest first', () => {
    const followers = (chapter: number) => recordOf(storyAt(chapter), 'deities', 'night')?.sections['Known Followers']

    expect(followers(1)).toEqual({
      type: 'people',
      people: [{ id: 'old-mother', name: 'The old mother', address: undefined, role: 'Devotee', chapter: 1 }],
    })
    expect(followers(3)).toEqual({
      type: 'people',
      people: [
        { id: 'old-mother', name: 'The old mother', address: undefined, role: 'Devotee', chapter: 1 },
        { id: 'anna', name: 'Anna', address: '/codex/characters?id=anna', role: 'Follower', chapter: 2 },
        { id: 'cora', name: 'Cora', address: '/codex/characters?id=cora', role: 'Nun', chapter: 2 },
      ],
    })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['storm', 'nobody', null]) expect(recordOf(storyAt(2), 'deities', id)).toBeUndefined()
  })
})
