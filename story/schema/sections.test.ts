import { describe, expect, test } from 'vitest'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { sections } from './sections.ts'

type Words = Record<string, unknown>

/** The paths of the errors in a book's sections after a change to one of them. */
const problems = (name: string, change: Words, words: Words = { ...(allSections as Record<string, object>)[name] }) =>
  sections
    .safeParse({ ...allSections, [name]: { ...words, ...change } })
    .error?.issues.map(({ path, code }) => [...path, code].join(' '))

/** A section without one of its words. */
const without = (words: object, word: string) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key !== word))

const names = Object.keys(allSections)

describe('the sections of a book', () => {
  test('may be all that there are, and are then in its own words', () => {
    expect(sections.parse(allSections)).toEqual(allSections)
  })

  test('are at least the characters', () => {
    expect(sections.parse(fewestSections)).toEqual(fewestSections)
    expect(sections.safeParse({}).success).toBe(false)
  })

  test('are none that the app does not have', () => {
    expect(sections.safeParse({ ...allSections, recipes: allSections.items }).success).toBe(false)
  })

  test.each(names)('know no further word in %s', (name) => {
    expect(problems(name, { colour: 'red' })).toEqual([`${name} unrecognized_keys`])
  })

  test.each(names)('have a title in %s', (name) => {
    expect(problems(name, { title: ' ' })).toEqual([`${name} title too_small`])
  })

  test.each(names.filter((name) => name !== 'relations' && name !== 'map'))(
    'have in %s an icon and a word for one entry',
    (name) => {
      expect(problems(name, { icon: '', one: undefined })).toEqual([
        `${name} one invalid_type`,
        `${name} icon too_small`,
      ])
    },
  )
})

describe('a category', () => {
  test('may have a shorter name, a mark for its news, a sentence and a heading for the time before', () => {
    const words = { label: 'Crew', mark: 'Person', lede: 'Who sails.', empty: 'Nobody yet' }

    expect(problems('characters', words)).toBeUndefined()
    expect(sections.parse({ characters: { ...allSections.characters, ...words } }).characters).toMatchObject(words)
  })

  test('of the journals has an address and a name for its collection', () => {
    const diary = { ...allSections.diary }

    expect(problems('diary', { route: 'A diary' })).toEqual(['diary route invalid_format'])
    expect(problems('diary', {}, without(diary, 'route'))).toEqual(['diary route invalid_type'])
    expect(problems('diary', {}, without(diary, 'key'))).toEqual(['diary key invalid_type'])
  })
})

test.each(['many', 'rank', 'ranks', 'ladder', 'person', 'people', 'none', 'undiscovered', 'noAbilities'])(
  'the pathways of a book have the words for "%s"',
  (word) => {
    expect(problems('pathways', {}, without(allSections.pathways!, word))).toEqual([`pathways ${word} invalid_type`])
  },
)

describe('the quests of a book', () => {
  const main = { key: 'main', label: 'Main', counter: 'Active' }

  test('are of one type at least', () => {
    expect(problems('quests', { types: [main] })).toBeUndefined()
    expect(problems('quests', { types: [] })).toEqual(['quests types too_small'])
  })

  test('are of the types that chapters tell, each with its words and no other', () => {
    expect(problems('quests', { types: [{ ...main, key: 'errand' }] })).toEqual(['quests types 0 key invalid_value'])
    expect(problems('quests', { types: [without(main, 'counter')] })).toEqual(['quests types 0 counter invalid_type'])
    expect(problems('quests', { types: [{ ...main, colour: 'red' }] })).toEqual(['quests types 0 unrecognized_keys'])
  })

  test('stand under a line above the heading', () => {
    expect(problems('quests', {}, without(allSections.quests!, 'eyebrow'))).toEqual(['quests eyebrow invalid_type'])
  })
})

describe('the purse', () => {
  test('has only those lines that the book has words for', () => {
    const { bank: _, wage: __, ...plain } = allSections.balance!
    const told = (balance: object) => sections.parse({ ...allSections, balance }).balance

    expect(told(plain)).toEqual(plain)
    expect(told({ ...plain, bank: 'In the bank', wage: 'Wage', otherIncome: 'Gifts' })).toEqual({
      ...plain,
      bank: 'In the bank',
      wage: 'Wage',
      otherIncome: 'Gifts',
    })
  })
})

describe('the abilities of a book', () => {
  const learned = { key: 'learned', title: 'Learned' }

  test('stand in one group at least, and apart from Sequences where the book does not say otherwise', () => {
    const groupsOf = (groups: object[]) =>
      sections.parse({ ...allSections, abilities: { ...allSections.abilities, groups } }).abilities?.groups

    expect(groupsOf([learned, { ...learned, label: 'Learnt', byRank: true }])).toEqual([
      { ...learned, byRank: false },
      { ...learned, label: 'Learnt', byRank: true },
    ])
    expect(problems('abilities', { groups: [] })).toEqual(['abilities groups too_small'])
  })

  test('stand in groups that have a key, a title and no further word', () => {
    expect(problems('abilities', { groups: [without(learned, 'key')] })).toEqual([
      'abilities groups 0 key invalid_type',
    ])
    expect(problems('abilities', { groups: [{ ...learned, colour: 'red' }] })).toEqual([
      'abilities groups 0 unrecognized_keys',
    ])
  })

  test('have words for the link to them and for the time before', () => {
    expect(problems('abilities', {}, without(allSections.abilities!, 'more'))).toEqual(['abilities more invalid_type'])
    expect(problems('abilities', {}, without(allSections.abilities!, 'empty'))).toEqual([
      'abilities empty invalid_type',
    ])
  })
})

test('a part in development promises something', () => {
  expect(problems('map', {}, { title: 'Map' })).toEqual(['map promise invalid_type'])
})
