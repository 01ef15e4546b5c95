import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { bodyOf, categoriesOf, codexEntries, findableEntries, titleOf } from './codex-entries.ts'

const stamp = { id: 'leaf', firstSeen: 1, lastChanged: 1 }
const book = { sections: allSections }

test('the running text of an entry is its description and then its content, on one line', () => {
  const entry = { ...stamp, description: 'A yellowed leaf.', content: 'Page 1 (front):\n\n  We sail.' }

  expect(bodyOf(entry)).toBe('A yellowed leaf. Page 1 (front): We sail.')
})

test('the running text of an entry is what was told of it, and nothing where nothing was', () => {
  expect(bodyOf({ ...stamp, description: 'A leaf.' })).toBe('A leaf.')
  expect(bodyOf({ ...stamp, content: 'We\n sail.' })).toBe('We sail.')
  expect(bodyOf(stamp)).toBe('')
})

test('an entry is called by its name, else by its title, and a note without either Journal Entry', () => {
  expect(titleOf({ name: 'Anna', title: 'Captain' })).toBe('Anna')
  expect(titleOf({ title: 'The war' })).toBe('The war')
  expect(titleOf({})).toBe('Journal Entry')
})

describe('the categories of a book', () => {
  test('stand as the book has them, each with its address, its heading and its label', () => {
    const { worldLore, diary, items, characters, quests } = allSections
    const sections = { worldLore, diary, quests, items, characters }

    expect(categoriesOf({ sections })).toEqual([
      { kind: 'worldLore', route: 'world-lore', title: 'World Lore', label: 'World Lore' },
      { kind: 'diary', route: 'old-diary', title: 'Diary', label: 'Diary' },
      { kind: 'items', route: 'items', title: 'Items & Artifacts', label: 'Items' },
      { kind: 'characters', route: 'characters', title: 'Characters', label: 'Characters' },
    ])
  })

  test('are none of those for which it has no words', () => {
    expect(categoriesOf({ sections: { ...fewestSections, items: undefined } }).map(({ kind }) => kind)).toEqual([
      'characters',
    ])
  })
})

describe('what can be looked up', () => {
  const story = createTimeline({
    chapter_1: {
      pathways: { sailor: { name: 'Sailor', description: 'Of the sea.' } },
      mysteries: { door: { title: 'Who knocks?' } },
      items: { rope: { name: 'Rope' } },
      quests: { home: { title: 'The way home' } },
    },
    chapter_2: { characters: { anna: { name: 'Anna' } } },
  })(2)
  const namesIn = (entries: ReturnType<typeof codexEntries>) => entries.map(({ name, category }) => [name, category])

  test('lies in the categories, then in the pathways', () => {
    expect(namesIn(codexEntries(story, book))).toEqual([
      ['Anna', 'Characters'],
      ['Rope', 'Items'],
      ['Sailor', 'Pathways'],
    ])
  })

  test('is of pathways only where the book has them', () => {
    expect(namesIn(codexEntries(story, { sections: fewestSections }))).toEqual([['Anna', 'Characters']])
  })

  test('is also what stands in lists alone, behind all others', () => {
    expect(namesIn(findableEntries(story, book)).map(([name]) => name)).toEqual([
      'Anna',
      'Rope',
      'Sailor',
      'Who knocks?',
    ])
    expect(findableEntries(story, book).at(-1)).toMatchObject({
      kind: 'mysteries',
      id: 'door',
      address: '/codex/mysteries?id=door',
      chapter: 1,
    })
  })
})
