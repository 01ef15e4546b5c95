import { describe, expect, test } from 'vitest'
import type { ViewedKind } from '#kinds/kinds.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { recordOf } from '#story/testing/shown.ts'

const description = 'Somebody.'
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { name: 'Anna', description, recentActivities: ['Sets sail.'] },
      bert: { name: 'Bert', description, abilities: {} },
      cora: { name: 'Cora', description, abilities: { eyes: { description: 'She sees at night.' } } },
    },
    items: { lamp: { name: 'Lamp', details: {} } },
    deities: {
      sea: { name: 'The Sea', description, titles: ['Mother of Storms', 'Lady of the Deep'], domain: 'Storms' },
      moon: { name: 'The Moon', description, titles: [], domain: '' },
    },
    locations: { quay: { name: 'The quay', description, significance: 'Every ship lands here.' } },
    organizations: {
      crew: { name: 'Crew', description, tags: ['sea', 'trade'], knownMembers: { dora: { role: 'Cook' } } },
    },
    history: {
      war: {
        title: 'The war',
        description,
        events: ['The empire fell.', 'The sea rose.'],
        keyFigures: ['Anna', 'Emma'],
      },
      peace: { title: 'The peace', description, events: [], keyFigures: [] },
    },
  },
  chapter_2: {
    characters: {
      cora: { abilities: { eyes: { name: 'Night eyes' } } },
      dora: { name: 'Dora', description },
    },
    items: { lamp: { details: { function: 'Calls a messenger.' } } },
  },
})

/** The sections by title, except parts, which draw their own content. */
const sections = (chapter: number, kind: ViewedKind, id: string) => {
  const record = recordOf(storyAt(chapter), kind, id)
  return Object.fromEntries(Object.entries(record!.sections).filter(([, { type }]) => type !== 'part'))
}

describe('the sections of a record', () => {
  test('show what an entry did with its chapter, and nothing of one that did nothing', () => {
    expect(sections(1, 'characters', 'anna')).toEqual({
      'Recent activities': { type: 'activities', activities: [{ chapter: 1, activity: 'Sets sail.' }] },
    })
    expect(sections(1, 'characters', 'bert')).toEqual({})
  })

  test('show what an entry did with the newest chapter first, and the last facts where no author wrote what it did', () => {
    const doing = (activity: string) => ({ characters: { anna: { name: 'Anna', recentActivities: [activity] } } })
    const told = { characters: { bert: { name: 'Bert', told: ['He sings.'] } } }
    const story = createTimeline({ chapter_1: doing('Sets sail.'), chapter_2: doing('Lands.'), chapter_3: told })(3)
    const activitiesOf = (id: string) => recordOf(story, 'characters', id)?.sections['Recent activities']

    expect(activitiesOf('anna')).toMatchObject({ activities: [{ activity: 'Lands.' }, { activity: 'Sets sail.' }] })
    expect(activitiesOf('bert')).toMatchObject({ activities: [{ chapter: 3, activity: 'He sings.' }] })
  })

  test('list lines and link the names that are known, and leave out a list in which nothing stands', () => {
    expect(sections(1, 'history', 'war')).toEqual({
      Events: { type: 'list', lines: ['The empire fell.', 'The sea rose.'] },
      'Key Figures': {
        type: 'mentions',
        mentions: [
          { name: 'Anna', address: '/codex/characters?id=anna' },
          { name: 'Emma', address: undefined },
        ],
      },
    })
    expect(sections(1, 'history', 'peace')).toEqual({})
  })

  test('show a text as it is', () => {
    expect(sections(1, 'locations', 'quay')).toEqual({
      Significance: { type: 'text', text: 'Every ship lands here.' },
    })
  })

  test('show members as soon as one of them has a name, and tags as tags', () => {
    const Tags = { type: 'tags', tags: ['sea', 'trade'] }
    expect(sections(1, 'organizations', 'crew')).toEqual({ Tags })
    expect(sections(2, 'organizations', 'crew')).toEqual({
      'Known Members': { type: 'people', people: [expect.objectContaining({ name: 'Dora', role: 'Cook' })] },
      Tags,
    })
  })

  test('show an ability once it is called by a name', () => {
    expect(sections(1, 'characters', 'cora')).toEqual({})
    expect(sections(2, 'characters', 'cora')).toEqual({
      Abilities: {
        type: 'named',
        entries: [{ id: 'eyes', name: 'Night eyes', description: 'She sees at night.' }],
      },
    })
  })

  test('show the details of a thing once one of them is told', () => {
    expect(sections(1, 'items', 'lamp')).toEqual({})
    expect(sections(2, 'items', 'lamp')).toEqual({
      'Additional details': {
        type: 'named',
        entries: [{ id: 'function', name: 'Function', description: 'Calls a messenger.' }],
      },
    })
  })
})

test('a fact of several words has a comma between them', () => {
  expect(recordOf(storyAt(1), 'deities', 'sea')?.facts.Titles).toBe('Mother of Storms, Lady of the Deep')
})

test('a fact without a word is none', () => {
  expect(Object.keys(recordOf(storyAt(1), 'deities', 'moon')!.facts)).toEqual(['First seen', 'Group'])
})
