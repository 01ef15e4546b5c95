import { describe, expect, test } from 'vitest'
import { deities } from '#kinds/deities.ts'
import type { Field } from '#kinds/field.ts'
import { organizations } from '#kinds/organizations.ts'
import { entryOf } from '#story/engine/entries.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { peopleIn } from './people.ts'

type People = Field & { type: 'map' }
const memberField = organizations.fields.knownMembers as Field as People
const followerField = deities.fields.followers as Field as People

const someone = { category: 'Crew', status: 'Alive', description: 'Somebody.' }
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { name: 'Anna', ...someone },
      bert: { name: 'Bert', ...someone, status: 'MISSING' },
    },
    deities: { tide: { name: 'Lady of the Tide', description: 'A deity.', followers: { bert: {} } } },
  },
  chapter_3: {
    characters: { cora: { name: 'Cora', ...someone, status: 'Possessed', firstAppearance: 2 } },
    organizations: {
      crew: {
        name: 'Crew',
        description: 'A crew.',
        knownMembers: {
          dora: { role: 'Cook' },
          zeno: { name: 'Zeno', role: 'Owner' },
          cora: { role: 'Mate' },
          bert: { role: 'Diver' },
          anna: { role: 'Captain', name: 'Annie', status: 'Deceased' },
        },
      },
    },
    deities: { tide: { followers: { anna: { role: 'Priestess' }, zeno: { name: 'Zeno', status: 'Alive' } } } },
  },
  chapter_4: {
    organizations: { crew: { knownMembers: { zeno: { firstAppearance: 1 }, bert: { firstAppearance: 3 } } } },
  },
  chapter_5: { characters: { dora: { name: 'Dora', ...someone } } },
})
const membersAt = (chapter: number) =>
  peopleIn(storyAt(chapter), entryOf(storyAt(chapter).organizations, 'crew')!.knownMembers!, memberField)
const followersAt = (chapter: number) =>
  peopleIn(storyAt(chapter), entryOf(storyAt(chapter).deities, 'tide')!.followers!, followerField)
const memberAt = (chapter: number, id: string) => membersAt(chapter).find((person) => person.id === id)

describe('the people of an entry', () => {
  test('stand by first appearance, those of one chapter by name', () => {
    expect(membersAt(3).map(({ name, chapter }) => [name, chapter])).toEqual([
      ['Annie', 1],
      ['Bert', 1],
      ['Cora', 2],
      ['Zeno', 3],
    ])
  })

  test('first appear where the entry says, else where the character does, else where they are first told of', () => {
    expect(membersAt(4).map(({ name, chapter }) => [name, chapter])).toEqual([
      ['Annie', 1],
      ['Zeno', 1],
      ['Cora', 2],
      ['Bert', 3],
    ])
  })

  test('have the name and the status of the character, unless the entry tells its own', () => {
    expect(memberAt(3, 'bert')).toMatchObject({ name: 'Bert', status: { word: 'MISSING' } })
    expect(memberAt(3, 'anna')).toMatchObject({ name: 'Annie', status: { word: 'Deceased' } })
  })

  test('are marked alive or missing, whatever the capitals, and with any other word as neither', () => {
    const tones = membersAt(5).map(({ id, status }) => [id, status?.tone])

    expect(Object.fromEntries(tones)).toEqual({
      anna: 'other',
      bert: 'missing',
      cora: 'other',
      dora: 'alive',
      zeno: undefined,
    })
  })

  test('are linked where they are characters', () => {
    expect(memberAt(3, 'anna')?.address).toBe('/codex/characters?id=anna')
    expect(memberAt(3, 'zeno')).toEqual({
      id: 'zeno',
      name: 'Zeno',
      address: undefined,
      role: 'Owner',
      chapter: 3,
    })
  })

  test('are left out as long as they have no name', () => {
    expect(memberAt(4, 'dora')).toBeUndefined()
    expect(memberAt(5, 'dora')).toMatchObject({ name: 'Dora', role: 'Cook', chapter: 5 })
  })

  test('of whom no role is told have that of the list, and no status where the list says none', () => {
    expect(followersAt(3)).toEqual([
      { id: 'anna', name: 'Anna', address: '/codex/characters?id=anna', role: 'Priestess', chapter: 1 },
      { id: 'bert', name: 'Bert', address: '/codex/characters?id=bert', role: 'Follower', chapter: 1 },
      { id: 'zeno', name: 'Zeno', address: undefined, role: 'Follower', chapter: 3 },
    ])
  })

  test('of whom no role is told have none in a list that names none', () => {
    const { roleOfAll: _, ...field } = followerField
    const [follower] = peopleIn(storyAt(1), entryOf(storyAt(1).deities, 'tide')!.followers!, field)

    expect(follower?.role).toBe('')
  })
})
