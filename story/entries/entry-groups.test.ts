import { describe, expect, test } from 'vitest'
import type { Chapter } from '#story/engine/chapter.ts'
import { anyEntries } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { listed } from '#story/testing/shown.ts'
import { beginningOf, type EntryGroup, entryGroups } from './entry-groups.ts'

/** The story after these chapters. */
const storyOf = (...chapters: object[]) =>
  createTimeline(Object.fromEntries(chapters.map((told, at) => [`chapter_${at + 1}`, told as Chapter])))(
    chapters.length,
  )

describe('the groups of a list', () => {
  test('stand as the story opened them, their entries as they were first seen', () => {
    const story = storyOf(
      { deities: { night: { name: 'Night', group: 'Young' } } },
      { deities: { dawn: { name: 'Dawn', group: 'Ancient' }, sea: { name: 'Sea', group: 'Young' } } },
    )

    expect(listed(story, 'deities')).toEqual([
      ['Young', 'night', 'sea'],
      ['Ancient', 'dawn'],
    ])
  })

  test('have a heading for those of whom no group was told, which is of their kind', () => {
    const story = storyOf({ deities: { sea: { name: 'Sea' } }, organizations: { crew: { name: 'Crew' } } })

    expect(listed(story, 'deities')).toEqual([['Unknown', 'sea']])
    expect(listed(story, 'organizations')).toEqual([['General', 'crew']])
  })

  test('have no heading where a kind has none', () => {
    const story = storyOf({ items: { rope: { name: 'Rope' } }, notes: { first: { content: 'Woke up.' } } })

    expect(listed(story, 'items')).toEqual([['', 'rope']])
    expect(listed(story, 'notes')).toEqual([['', 'first']])
  })

  test('are none of a kind of which nothing is known', () => {
    expect(listed(storyOf({}), 'deities')).toEqual([])
  })

  test('hold those alone that stay in a list that is narrowed', () => {
    const story = storyOf({
      deities: { night: { name: 'Night', group: 'Young' }, sea: { name: 'Sea', group: 'Old' } },
    })
    const sea = anyEntries(story, 'deities').filter(({ id }) => id === 'sea')

    expect(entryGroups(story, 'deities', { eras: [], itemCategories: [] }, sea).map(({ label }) => label)).toEqual([
      'Old',
    ])
  })
})

describe('the order that a book gives to groups', () => {
  const era = (title: string, era: string) => ({ title, era })
  const story = storyOf({
    history: {
      a: era('A', 'Sixth Age'),
      b: era('B', 'Age of Salt'),
      c: era('C', 'Second Age'),
      d: era('D', 'Age of Rope'),
      e: era('E', 'First Age'),
      f: { title: 'F' },
    },
  })

  test('is that of its eras, with those it does not name behind them by their words', () => {
    expect(
      listed(story, 'history', { eras: ['First Age', 'Second Age', 'Third Age'] }).map(([label]) => label),
    ).toEqual(['First Age', 'Second Age', 'Age of Rope', 'Age of Salt', 'General', 'Sixth Age'])
  })

  test('is by their words alone where it names none', () => {
    expect(listed(story, 'history').map(([label]) => label)).toEqual([
      'Age of Rope',
      'Age of Salt',
      'First Age',
      'General',
      'Second Age',
      'Sixth Age',
    ])
  })

  test('is that of its labels for things', () => {
    const things = storyOf({
      items: {
        axe: { name: 'Axe', category: 'weapon' },
        bun: { name: 'Bun', category: 'food' },
        cap: { name: 'Cap', category: 'Clothes' },
        dirk: { name: 'Dirk', category: 'Weapon' },
      },
    })
    const itemCategories = [
      { label: 'Weapons', words: ['weapon'] },
      { label: 'Meals', words: ['food'] },
    ]

    expect(listed(things, 'items', { itemCategories })).toEqual([
      ['Weapons', 'axe', 'dirk'],
      ['Meals', 'bun'],
      ['Clothes', 'cap'],
    ])
  })
})

test('the labels that take in categories of things head groups of things, and of nothing else', () => {
  const story = storyOf({
    items: { knife: { name: 'Knife', category: 'weapon' } },
    organizations: { smiths: { name: 'Smiths', group: 'weapon' } },
  })
  const book = { itemCategories: [{ label: 'Weapons & Blades', words: ['weapon'] }] }

  expect(listed(story, 'items', book)).toEqual([['Weapons & Blades', 'knife']])
  expect(listed(story, 'organizations', book)).toEqual([['weapon', 'smiths']])
})

describe('the order within a group', () => {
  test('has the dead behind the living, each as they were first seen', () => {
    const person = (name: string, status?: string) => ({ name, category: 'Crew', status })
    const story = storyOf({
      characters: {
        anna: person('Anna', 'Deceased (drowned)'),
        bert: person('Bert', 'Alive'),
        cora: person('Cora', 'Dead'),
        dora: { name: 'Dora', category: 'Crew' },
        emma: person('Emma', 'Missing'),
      },
    })

    expect(listed(story, 'characters')).toEqual([['Crew', 'bert', 'dora', 'emma', 'anna', 'cora']])
  })

  test('is as first seen where nobody of the kind can be dead', () => {
    const story = storyOf({
      deities: { moon: { name: 'Moon', group: 'Old', status: 'Dead' }, sun: { name: 'Sun', group: 'Old' } },
    })

    expect(listed(story, 'deities')).toEqual([['Old', 'moon', 'sun']])
  })

  test('is by number of the leaves of a diary', () => {
    const leaf = (order: number) => ({ title: `Leaf ${order}`, order })

    expect(listed(storyOf({ diary: { a: leaf(10), b: leaf(2) } }, { diary: { c: leaf(9) } }), 'diary')).toEqual([
      ['', 'b', 'c', 'a'],
    ])
  })

  test('is the newest first of notes', () => {
    const note = { content: 'Woke up.' }
    const story = storyOf({ notes: { a: note, b: note } }, { notes: { c: note } }, { notes: { d: note } })

    expect(listed(story, 'notes')).toEqual([['', 'd', 'c', 'a', 'b']])
  })
})

describe('the beginning of a list', () => {
  const group = (label: string, ...ids: string[]) =>
    ({ label, entries: ids.map((id) => ({ id })) }) as unknown as EntryGroup
  const namesOf = (groups: readonly EntryGroup[]) => groups.map(({ label, entries }) => [label, entries.length])

  test('has whole groups alone, so that the number beside a heading is true', () => {
    const groups = [group('Family', 'a', 'b'), group('Neighbours', 'c', 'd', 'e'), group('Guests', 'f')]
    expect(namesOf(beginningOf(groups, 5))).toEqual([
      ['Family', 2],
      ['Neighbours', 3],
    ])
    expect(namesOf(beginningOf(groups, 4))).toEqual([['Family', 2]])
  })

  test('has the first entries of a group without a heading', () => {
    expect(namesOf(beginningOf([group('', 'a', 'b', 'c')], 2))).toEqual([['', 2]])
  })
})
