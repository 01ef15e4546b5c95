import { describe, expect, test } from 'vitest'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { searchStory } from './search.ts'

const book = { sections: allSections, itemCategories: [] }
const person = (name: string, description = 'Nothing special.', rest = {}) => ({
  name,
  category: 'Crew',
  description,
  ...rest,
})
const lore = (name: string, rest = {}) => ({ name, category: 'Lore', description: 'Nothing special.', ...rest })

/** What the words find in a book of one chapter, exactly (`=`) or approximately (`~`). */
function found(told: ChapterLookup[string], words: string) {
  const { hits, isClose } = searchStory(createTimeline({ chapter_1: told })(1), book, words)
  return [isClose ? '~' : '=', ...hits.map(({ entry }) => entry.name)]
}

describe('[FIND-2] words that belong together', () => {
  test('are looked for together: a Sequence by its number, and no other that only holds it elsewhere', () => {
    const sequences = {
      sequence_9: { name: 'Deckhand', description: 'Sequence of many, and known to 7.' },
      sequence_7: { name: 'Boatswain' },
    }
    const told = { pathways: { sailor: { name: 'Sailor', description: 'Sails.', sequences } } }
    expect(found(told, 'sequence 7').slice(0, 2)).toEqual(['=', 'Boatswain'])
    expect(found(told, 'sequence 9').slice(0, 2)).toEqual(['=', 'Deckhand'])
  })

  test('find first who is described by them, before somebody who is described by each elsewhere', () => {
    const characters = {
      anna: person('Anna', 'A history graduate from the coast, who came to the town to learn from a teacher.'),
      bert: person('Bert', 'A mild, old and forgetful teacher of history.'),
    }
    expect(found({ characters }, 'history teacher')).toEqual(['=', 'Bert', 'Anna'])
  })

  test('do not lead to somebody of whom something else is told with them', () => {
    const characters = {
      anna: person('Anna', 'A woman of the coast.', { tags: ['old'], told: ['An old woman speaks to her.'] }),
      bert: person('Bert', 'An old man, who looks out for a ship every morning, and a woman.'),
      cora: person('Cora', 'An old woman.'),
    }
    expect(found({ characters }, 'old woman')[1]).toBe('Cora')
  })
})

describe('[FIND-2] a genitive', () => {
  const anna = person('Anna', 'Captain of the lugger.', { told: ['Her dog sleeps.', 'She sings.', 'She waits.'] })
  const characters = { anna, rex: person('Rex', 'Sleeps at noon on deck, a dog fed by Anna alone.') }

  test('finds what is asked for, before its owner', () => {
    for (const words of ['anna’s dog', "Anna's dog", 'annas dog']) expect(found({ characters }, words)[1]).toBe('Rex')
  })

  test('that is all that was typed finds the owner', () => {
    expect(found({ characters }, 'anna’s')[1]).toBe('Anna')
  })
})

test('[FIND-2] a question is answered by what it asks about, also if its verb is short', () => {
  const characters = { anna: person('Anna'), bert: person('Bert', 'Whose dog is it? He asks who, what, where.') }
  for (const words of ['who’s anna', "Who's Anna?", 'whats anna', "where's anna"]) {
    expect(found({ characters }, words), words).toEqual(['=', 'Anna'])
  }
})

describe('[FIND-2] a word that ends like one of many', () => {
  const characters = { fors: person('Fors Wall'), anna: person('Anna', 'Waits for the tide, and tries to sleep.') }

  test('is not one of a word too common to tell anything', () => {
    expect(found({ characters }, 'fors')).toEqual(['=', 'Fors Wall'])
  })

  test('does not find what only begins like one of it', () => {
    expect(found({ characters }, 'tris')).toEqual(['~'])
  })

  test('but is a verb that is found in its other forms', () => {
    const told = { characters: { ...characters, bert: person('Bert', 'He betrayed them.') } }
    expect(found(told, 'betrays')).toEqual(['=', 'Bert'])
    expect(found(told, 'bert betrays')).toEqual(['=', 'Bert'])
  })
})

describe('[FIND-2] a term that goes by half of its words', () => {
  const worldLore = {
    digestion: lore('Digesting a potion', { tags: ['acting', 'potion'] }),
    motto: lore('Motto', { description: 'Acting is a virtue.', tags: ['actingly'] }),
  }

  test('finds what is labelled with it, and nothing that only tells of it', () => {
    expect(found({ worldLore }, 'acting method')).toEqual(['~', 'Digesting a potion'])
  })
})

describe('[FIND-2] a role', () => {
  const knownMembers = { alger: { role: 'Captain of a ship' }, dunn: { role: 'Captain, Nightmare' } }
  const organizations = { watch: { name: 'Watch', description: 'Watches.', knownMembers } }

  test('finds who has it as the whole of their post, whatever stands behind it', () => {
    const characters = { alger: person('Alger'), dunn: person('Dunn') }
    expect(found({ characters, organizations }, 'the captain').slice(0, 3)).toEqual(['=', 'Dunn', 'Alger'])
  })

  test('of two who have it finds first the one of whom more is told', () => {
    const told = Array.from({ length: 200 }, (_, at) => `She sings song ${at}.`)
    const characters = {
      alger: person('Alger', undefined, { told: told.slice(0, 150) }),
      dunn: person('Dunn', undefined, { told }),
    }
    const both = { alger: { role: 'Captain' }, dunn: { role: 'Captain, Nightmare' } }
    const crew = { watch: { ...organizations.watch, knownMembers: both } }
    expect(found({ characters, organizations: crew }, 'captain').slice(0, 3)).toEqual(['=', 'Dunn', 'Alger'])
  })
})
