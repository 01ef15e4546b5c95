import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { peekAt } from './peek.ts'

const description = 'She met Mr. Black at sea. They never agreed! Nobody knows why.'
const storyAt = createTimeline({
  chapter_1: {
    characters: { anna: { name: 'Anna', category: 'Crew', description } },
    organizations: { watch: { name: 'Night Watch', description, knownMembers: { anna: { role: 'Mate' } } } },
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
