import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { entryNamed } from './named.ts'

const description = 'Nothing special.'
const person = (name: string, ...aliases: string[]) => ({ name, category: 'Crew', description, aliases })
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: person('Anna Seer', 'The Mate', 'The Owl'),
      bert: person('Bert', 'The Owl'),
      owl: person('Mate of the Owl'),
      carl: person('Carl', 'The Watch'),
    },
    organizations: { watch: { name: 'The Watch', description } },
    items: { lamp: { name: 'Lamp', category: 'tool', description } },
    locations: { lamp: { name: 'Lamp', description } },
  },
  chapter_2: { characters: { zoe: person('Zoe') } },
})
const address = (words: string, chapter = 1) =>
  entryNamed(storyAt(chapter), { sections: allSections, itemCategories: [] }, words)?.address

describe('[FIND-7] the entry that bears a name', () => {
  test('is found by the whole name or alias, whatever its capitals and marks', () => {
    expect(address('anna SEER!')).toBe('/codex/characters?id=anna')
    expect(address('“The Mate”')).toBe('/codex/characters?id=anna')
  })

  test('is none for a part of a name, or for a word of its description', () => {
    for (const words of ['Anna', 'Anna Seer the', 'Nothing special.', 'Crew', ''])
      expect(address(words)).toBeUndefined()
  })

  test('is the one of that name before one that only goes by it', () => {
    expect(address('The Watch')).toBe('/codex/organizations?id=watch')
  })

  test('is none where two bear it', () => {
    expect(address('Lamp')).toBeUndefined()
    expect(address('The Owl')).toBeUndefined()
  })

  test('[DATA-4] is none while only later chapters know it', () => {
    expect(address('Zoe')).toBeUndefined()
    expect(address('Zoe', 2)).toBe('/codex/characters?id=zoe')
  })
})
