import { describe, expect, test } from 'vitest'
import type { Chapter } from './chapter.ts'
import { emptyStory, learn } from './story.ts'

const storyOf = (...chapters: object[]) => learn(emptyStory, 1, chapters as Chapter[])
const changesOf = (...chapters: object[]) => storyOf(...chapters).latest?.changes

describe('a change', () => {
  test('is one for every entry that a chapter tells, its nested entries after it', () => {
    expect(
      changesOf({ organizations: { crew: { name: 'Crew', knownMembers: { anna: { role: 'Mate' } } } } }),
    ).toStrictEqual([
      { path: 'organizations/crew', isNew: true, headline: undefined },
      { path: 'organizations/crew/knownMembers/anna', isNew: true, headline: undefined },
    ])
  })

  test('is not new of an entry that an earlier chapter told', () => {
    const anna = (status: string) => ({ characters: { anna: { status } } })

    expect(changesOf(anna('Alive'), anna('Missing'))).toStrictEqual([
      { path: 'characters/anna', isNew: false, headline: undefined },
    ])
  })

  test('is not new of an entry that comes back after it was removed', () => {
    const told = (anna: object | null) => ({ characters: { anna } })

    expect(changesOf(told({ name: 'Anna' }), told(null), told({ name: 'Anna' }))).toStrictEqual([
      { path: 'characters/anna', isNew: false, headline: undefined },
    ])
  })

  test.each([
    ['characters', 'name'],
    ['quests', 'title'],
  ])('of %s says what an entry was called before its %s changed', (kind, field) => {
    expect(changesOf({ [kind]: { one: { [field]: 'Old' } } }, { [kind]: { one: { [field]: 'New' } } })).toStrictEqual([
      { path: `${kind}/one`, isNew: false, headline: undefined, was: 'Old' },
    ])
  })

  test.each([
    ['tells no name', { name: 'Anna' }, { status: 'Missing' }],
    ['tells the same name', { name: 'Anna' }, { name: 'Anna' }],
    ['tells the first name', { status: 'Missing' }, { name: 'Anna' }],
  ])('says nothing of another name where the chapter %s', (_, before, after) => {
    expect(changesOf({ characters: { anna: before } }, { characters: { anna: after } })).toStrictEqual([
      { path: 'characters/anna', isNew: false, headline: undefined },
    ])
  })
})

describe('the headline of an entry', () => {
  const headlineOf = (told: object) => changesOf({ characters: { anna: told } })?.[0]?.headline

  test('is what the chapter says, also beside facts', () => {
    expect(headlineOf({ headline: 'Anna sails.', told: ['She fears the sea.'] })).toBe('Anna sails.')
  })

  test('is the first fact where the chapter has none', () => {
    expect(headlineOf({ told: ['She fears the sea.', 'She sings.'] })).toBe('She fears the sea.')
    expect(headlineOf({ told: [{ text: 'She hides.', key: 'hiding' }, 'She sings.'] })).toBe('She hides.')
  })

  test('is no part of what is known of it', () => {
    expect(storyOf({ characters: { anna: { name: 'Anna', headline: 'Anna sails.' } } }).characters).toEqual([
      { id: 'anna', name: 'Anna', firstSeen: 1, lastChanged: 1 },
    ])
  })
})

describe('a list', () => {
  test('of activities grows with every chapter, one of aliases is replaced', () => {
    const anna = (activity: string, alias: string) => ({
      characters: { anna: { recentActivities: [activity], aliases: [alias] } },
    })

    expect(storyOf(anna('Sailed.', 'Owl'), anna('Landed.', 'Hawk')).characters[0]).toMatchObject({
      recentActivities: [
        { chapter: 1, activity: 'Sailed.' },
        { chapter: 2, activity: 'Landed.' },
      ],
      aliases: ['Hawk'],
    })
  })

  test('of facts keeps every fact with its chapter and its keys', () => {
    const anna = (...told: unknown[]) => ({ characters: { anna: { told } } })
    const story = storyOf(
      anna('She sings.', { text: 'She hides.', key: 'hiding' }),
      anna({ text: 'She is found.', retracts: 'hiding' }),
    )

    expect(story.characters[0]?.told).toEqual([
      { chapter: 1, text: 'She sings.' },
      { chapter: 1, text: 'She hides.', key: 'hiding' },
      { chapter: 2, text: 'She is found.', retracts: 'hiding' },
    ])
  })
})

describe('[DATA-8] the first discovery chapter', () => {
  const sequences = { sequence_9: { name: 'Seer', abilities: { sight: { name: 'Sight' } } } }
  const sequenceOf = (...chapters: object[]) => storyOf(...chapters).pathways[0]?.sequences?.sequence_9
  const atTheStart = { firstSeen: 1, lastChanged: 3, abilities: { sight: { firstSeen: 1, lastChanged: 3 } } }

  test('stays for nested entries that went with their entry', () => {
    const seer = (patch: unknown) => ({ pathways: { seer: patch } })

    expect(sequenceOf(seer({ sequences }), seer(null), seer({ sequences }))).toMatchObject(atTheStart)
  })

  test('stays for nested entries that went with the whole map', () => {
    const seer = (all: unknown) => ({ pathways: { seer: { sequences: all } } })

    expect(sequenceOf(seer(sequences), seer(null), seer(sequences))).toMatchObject(atTheStart)
  })

  test('stays for what lies in a nested entry that went alone', () => {
    const seer = (sequence_9: unknown) => ({ pathways: { seer: { sequences: { sequence_9 } } } })

    expect(sequenceOf(seer(sequences.sequence_9), seer(null), seer(sequences.sequence_9))).toMatchObject(atTheStart)
  })

  test('is that of each entry alone, also where two have nested entries of the same id', () => {
    const told = (id: string, all: unknown) => ({ pathways: { [id]: { sequences: all } } })
    const story = storyOf(told('seer', sequences), told('seer', null), told('sailor', sequences))

    expect(story.pathways.find(({ id }) => id === 'sailor')?.sequences?.sequence_9?.firstSeen).toBe(3)
  })
})
