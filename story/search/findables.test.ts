import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { findables } from './findables.ts'

const description = 'Nothing special.'
const storyAt = createTimeline({
  chapter_1: {
    characters: { anna: { name: 'A woman', category: 'Crew', status: 'Alive', description } },
    worldLore: {
      tides: { name: 'Tides', category: 'Lore', description },
      rumour: { name: 'A rumour', category: 'Rumour', description },
    },
    mysteries: { light: { title: 'Who lit it?', status: 'open', description } },
    pathways: {
      sailor: {
        name: 'Sailor',
        description,
        sequences: {
          sequence_8: { name: 'Helmsman', description: 'Steers by night.\n\nNever sleeps.', ancientName: 'Tillerman' },
        },
      },
    },
  },
  chapter_2: {
    characters: { anna: { name: 'Anna' } },
    pathways: { sailor: { sequences: { sequence_9: { name: 'Deckhand' } } } },
  },
})
const all = (chapter: number, sections = allSections) =>
  Array.from(findables(storyAt(chapter), { sections, itemCategories: [] }))
const one = (chapter: number, id: string) => all(chapter).find(({ entry }) => entry.id === id)

describe('[FIND-2] what search finds', () => {
  test('are the entries of the codex, its mysteries, and then each Sequence by itself', () => {
    expect(all(2).map(({ entry }) => entry.name)).toEqual([
      'Anna',
      'Tides',
      'Sailor',
      'Who lit it?',
      'Helmsman',
      'Deckhand',
    ])
  })

  test('is known by its names before the present one, too', () => {
    expect(one(1, 'anna')?.texts).not.toContainEqual({ by: 'alias', text: 'A woman' })
    expect(one(2, 'anna')?.texts).toContainEqual({ by: 'name', text: 'Anna' })
    expect(one(2, 'anna')?.texts).toContainEqual({ by: 'alias', text: 'A woman' })
  })

  test('that never had another name is found by its own texts alone', () => {
    expect(one(2, 'light')?.texts).toEqual([
      { by: 'name', text: 'Who lit it?' },
      { by: 'body', text: 'Nothing special.' },
    ])
  })

  test('of pathways is nothing in a book without them', () => {
    expect(all(2, fewestSections).map(({ entry }) => entry.name)).toEqual(['Anna', 'Who lit it?'])
  })
})

describe('[FIND-2] a Sequence', () => {
  test('opens on the page of its pathway, and says where it stands and what it is', () => {
    expect(one(2, 'sailor/sequence_8')?.entry).toEqual({
      kind: 'pathways',
      id: 'sailor/sequence_8',
      name: 'Helmsman',
      category: 'Pathways',
      address: '/pathways/sailor?sequence=8',
      chapter: 1,
      snippet: 'Sequence 8, Sailor. Steers by night. Never sleeps.',
    })
  })

  test('of which nothing is told but its name says where it stands', () => {
    expect(one(2, 'sailor/sequence_9')?.entry).toMatchObject({ chapter: 2, snippet: 'Sequence 9, Sailor' })
  })

  test('is found by its name, its place and what is told of it', () => {
    expect(one(1, 'sailor/sequence_8')?.texts).toEqual([
      { by: 'name', text: 'Helmsman' },
      { by: 'label', text: 'Sequence 8, Sailor' },
      { by: 'body', text: 'Steers by night. Never sleeps.' },
      { by: 'alias', text: 'Tillerman' },
    ])
  })
})
