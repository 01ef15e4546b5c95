import { describe, expect, test } from 'vitest'
import { entryOf } from '#story/engine/entries.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { listed } from '#story/testing/shown.ts'
import { characterCard } from './characters.ts'

const description = 'Somebody.'
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      welch: { name: 'Welch', category: 'Students', status: 'Deceased', description },
      anna: { name: 'Anna', category: 'Crew', status: 'Alive', beyonder: true, description },
      zoe: { name: 'Zoe', category: 'Students', status: 'Alive', icon: 'cat', description },
    },
    glyphs: { cat: ['M0 0h9'] },
    organizations: {
      crew: { name: 'Crew', description, knownMembers: { anna: { role: 'Mate' }, zoe: { role: 'Cook' } } },
    },
  },
  chapter_2: {
    characters: {
      bert: { name: 'Bert', category: 'Crew', status: 'Dead', faction: 'The navy', firstAppearance: 1, description },
      cora: { name: 'Cora', category: 'Crew', status: 'Missing', faction: 'None', description },
      anna: { sequence: { pathway: 'sailor', number: 9, name: 'Sailor' } },
    },
    organizations: { guild: { name: 'Guild', description, knownMembers: { zoe: { role: 'Treasurer' } } } },
  },
  chapter_3: { characters: { zoe: { category: 'Crew' } } },
})

const cardAt = (chapter: number, id: string, sections = allSections) =>
  characterCard(storyAt(chapter), entryOf(storyAt(chapter).characters, id)!, { sections })

test('[CHAR-2] one who is no person has a glyph in place of a profile', () => {
  expect(cardAt(1, 'zoe').glyph).toEqual(['M0 0h9'])
  expect(cardAt(1, 'anna').glyph).toBeUndefined()
})

describe('[CHAR-1] characters are grouped by category', () => {
  test('in the order in which the story opened the categories', () => {
    expect(listed(storyAt(2), 'characters').map(([label]) => label)).toEqual(['Crew', 'Students'])
  })

  test('also where that was by somebody who is dead', () => {
    const dead = { name: 'Dora', category: 'Ghosts', status: 'Dead', description }
    const alive = { name: 'Emil', category: 'Crew', status: 'Alive', description }
    const story = createTimeline({ chapter_1: { characters: { dora: dead, emil: alive } } })(1)
    expect(listed(story, 'characters')).toEqual([
      ['Ghosts', 'dora'],
      ['Crew', 'emil'],
    ])
  })

  test('the living before the dead, whenever they were first seen', () => {
    expect(listed(storyAt(2), 'characters')).toEqual([
      ['Crew', 'anna', 'cora', 'bert'],
      ['Students', 'zoe', 'welch'],
    ])
  })

  test('and go to another group when a chapter says so', () => {
    expect(listed(storyAt(3), 'characters')).toEqual([
      ['Crew', 'anna', 'zoe', 'cora', 'bert'],
      ['Students', 'welch'],
    ])
  })
})

describe('[CHAR-1] the card of a character', () => {
  test('says what is known of the Sequence, else of the role told last and where, else of the faction, else nothing', () => {
    expect(cardAt(2, 'anna').subtitle).toBe('Sailor, Sequence 9')
    expect(cardAt(2, 'zoe').subtitle).toBe('Treasurer, Guild')
    expect(cardAt(2, 'bert').subtitle).toBe('The navy')
    expect(cardAt(2, 'cora').subtitle).toBeUndefined()
    expect(cardAt(1, 'welch').subtitle).toBeUndefined()
  })

  test('says the number alone of a Sequence without a name', () => {
    const anna = {
      name: 'Anna',
      category: 'Crew',
      status: 'Alive',
      sequence: { pathway: 'sailor', number: 8 },
      description,
    }
    const story = createTimeline({ chapter_1: { characters: { anna } } })(1)

    expect(characterCard(story, entryOf(story.characters, 'anna')!, { sections: allSections }).subtitle).toBe(
      'Sequence 8',
    )
  })

  test('says the role that was told last, also where the organization has long been known', () => {
    const later = createTimeline({
      chapter_1: {
        characters: { zoe: { name: 'Zoe', category: 'Students', status: 'Alive', description } },
        organizations: { crew: { name: 'Crew', description, knownMembers: { zoe: { role: 'Cook' } } } },
      },
      chapter_2: {
        organizations: { guild: { name: 'Guild', description, knownMembers: { zoe: { role: 'Treasurer' } } } },
      },
      chapter_3: { organizations: { crew: { knownMembers: { zoe: { role: 'Captain' } } } } },
    })
    const subtitleAt = (chapter: number) =>
      characterCard(later(chapter), entryOf(later(chapter).characters, 'zoe')!, { sections: allSections }).subtitle

    expect([1, 2, 3].map(subtitleAt)).toEqual(['Cook, Crew', 'Treasurer, Guild', 'Captain, Crew'])
  })

  test('says the role alone where the group bears the name of the organization', () => {
    expect(cardAt(1, 'zoe')).toMatchObject({ subtitle: 'Cook, Crew' })
    expect(cardAt(1, 'anna')).toMatchObject({ subtitle: 'Mate' })
  })

  test('says nothing of pathways in a book without them', () => {
    expect(cardAt(2, 'anna', fewestSections)).toMatchObject({ name: 'Anna', subtitle: 'Mate', isBeyonder: false })
  })

  test('has the chapter of the first appearance: the author’s word, else the chapter that first tells of them', () => {
    expect(cardAt(2, 'bert').chapter).toBe(1)
    expect(cardAt(2, 'cora').chapter).toBe(2)
  })

  test('marks Beyonders, and as deceased whoever is Dead or Deceased', () => {
    expect(cardAt(1, 'anna')).toMatchObject({ isBeyonder: true, isDeceased: false })
    expect(cardAt(1, 'welch')).toMatchObject({ isBeyonder: false, isDeceased: true })
    expect(cardAt(2, 'bert')).toMatchObject({ isDeceased: true })
    expect(cardAt(2, 'cora')).toMatchObject({ isDeceased: false })
  })
})
