import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { peekAt } from './peek.ts'

const description = 'She met Mr. Black at sea. They never agreed! Nobody knows why.'
const storyAt = createTimeline({
  chapter_1: {
    characters: { anna: { name: 'Anna', category: 'Crew', description } },
    organizations: {
      watch: { name: 'Night Watch', description, knownMembers: { anna: { role: 'Mate' } } },
      anna: { name: 'Anna & Sons', description },
    },
    inventory: { lamp: { status: 'Lent' } },
    diary: { leaf: { title: 'A leaf', order: 1, content: 'We sail.' } },
  },
  chapter_2: { characters: { zoe: { name: 'Zoe', category: 'Crew', description } } },
})

test('[FIND-6] a peek holds what an entry is, and its first two sentences', () => {
  expect(peekAt(storyAt(1), 'characters/anna', { sections: allSections })).toEqual({
    kind: 'characters',
    id: 'anna',
    name: 'Anna',
    what: 'Character, Night Watch',
    text: 'She met Mr. Black at sea. They never agreed!',
    address: '/codex/characters?id=anna',
  })
})

test('[FIND-6] there is no peek at what is not known yet, or nowhere', () => {
  expect(peekAt(storyAt(1), 'characters/zoe', { sections: allSections })).toBeUndefined()
  expect(peekAt(storyAt(1), 'strangers/zoe', { sections: allSections })).toBeUndefined()
})

test('[FIND-6] a peek has the words of the book for what it is, and an organization only of people', () => {
  const peek = (key: string) => peekAt(storyAt(2), key, { sections: allSections })
  expect(peek('characters/zoe')?.what).toBe('Character')
  expect(peek('organizations/anna')?.what).toBe('Organization')
  expect(peek('diary/leaf')).toMatchObject({
    name: 'A leaf',
    what: 'Diary leaf',
    text: 'We sail.',
    address: '/codex/old-diary?id=leaf',
  })
})

test('[FIND-6] there is no peek at what opens nowhere, or is no part of the book', () => {
  expect(peekAt(storyAt(1), 'inventory/lamp', { sections: allSections })).toBeUndefined()
  expect(peekAt(storyAt(1), 'diary/leaf', { sections: fewestSections })).toBeUndefined()
  for (const key of ['', 'characters', 'characters/', '/anna'])
    expect(peekAt(storyAt(1), key, { sections: allSections })).toBeUndefined()
})

test.each([
  ['One alone.', 'One alone.'],
  ['No stop at all', 'No stop at all'],
  ['She met Mrs. Black and St. Anna. Then Dr. J. Grey. More.', 'She met Mrs. Black and St. Anna. Then Dr. J. Grey.'],
  ['Who? “Me!” And more.', 'Who? “Me!”'],
  ["He said 'no…’ Then he left… Then more.", "He said 'no…’ Then he left…"],
  ['It costs 1.5 pounds. It is worth it." Nobody pays.', 'It costs 1.5 pounds. It is worth it."'],
  ['They met Ms. Grey in Unit PB. They wait. More.', 'They met Ms. Grey in Unit PB. They wait.'],
])('[FIND-6] the first two sentences of “%s” end where sentences do', (text, first) => {
  const story = createTimeline({
    chapter_1: { characters: { one: { name: 'One', category: 'Crew', description: text } } },
  })
  expect(peekAt(story(1), 'characters/one', { sections: allSections })?.text).toBe(first)
})
