import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { findableAt, prepareSearch, searchCodex, searchStory } from './search.ts'

const book = {
  sections: allSections,
  itemCategories: [{ label: 'Weapons & Combat', words: ['weapon'] }],
}

const description = 'Nothing special.'
const lore = { description: 'Of tides.' }
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { name: 'Anna Seer', category: 'Crew', aliases: ['The Mate'], realName: 'Joanna', description },
      bert: { name: 'Bert', category: 'Crew', description: 'Drinks with the overseer.' },
      cora: { name: 'Cora', category: 'Sightseers', description: 'Watches Bert’s ship.' },
    },
    items: {
      glass: { name: 'Spyglass', category: 'tool', owner: 'Anna Seer', description: 'Brass.' },
      robe: { name: 'Seer’s robe', category: 'tool', description },
      knife: { name: 'Knife', category: 'weapon', description: [{ type: 'list', items: ['sharp', 'rusty'] }] },
    },
    worldLore: {
      tides: { name: 'Tides', category: 'Lore', group: 'The sea', ...lore },
      secrets: { name: 'Tides of the night', category: 'Rumour', ...lore },
      unsorted: { name: 'Tides unsorted', ...lore },
    },
    locations: { pier: { name: 'Pier', group: 'Harbour', description } },
    deities: { storm: { name: 'Storm', aliases: ['Lord of Tempests'], description } },
    organizations: {
      crew: { name: 'Crew', description },
      guild: { name: 'Guild', aliases: ['The Ropes'], description },
    },
    history: { flood: { title: 'The Flood', era: 'First Epoch', description } },
    diary: { leaf: { title: 'A leaf', order: 1, content: 'Page 1 (Spring): a comet' } },
    mysteries: {
      light: {
        title: 'Who lit the beacon?',
        status: 'open',
        description: 'It burns at noon.',
        told: ['Oil is missing.'],
      },
    },
    notes: { worry: { content: 'Who sent the comet?' } },
    pathways: { seer: { name: 'Seer', alsoKnownAs: ['Fate'], description: 'Sees.' } },
  },
  chapter_2: { characters: { bert: { ties: { cora: { as: 'friend', text: 'He lends Cora his telescope.' } } } } },
  chapter_3: { characters: { zoe: { name: 'Zoe', description: 'Commands the comet.' } } },
})

const find = (words: string, chapter = 1) => searchCodex(storyAt(chapter), book, words).map(({ name }) => name)

describe('[CODEX-4] search', () => {
  test('puts exact hits first, then people of that name and what begins with the words, then the rest', () => {
    expect(find('seer')).toEqual(['Seer', 'Anna Seer', 'Seer’s robe', 'Spyglass', 'Cora', 'Bert'])
    expect(find('anna seer')).toEqual(['Anna Seer', 'Spyglass'])
    expect(find('anna')).toEqual(['Anna Seer', 'Spyglass'])
  })

  test('does not mind capitals, spaces around the words or the shape of quotation marks', () => {
    expect(find('  ANNA seer ')).toEqual(find('anna seer'))
    expect(find("bert's ship")).toEqual(['Cora'])
    expect(find('bert’s ship')).toEqual(['Cora'])
  })

  test('reads names, aliases, real names, descriptions, owners and categories', () => {
    expect(find('spygl')).toEqual(['Spyglass'])
    expect(find('the mate')).toEqual(['Anna Seer'])
    expect(find('joanna')).toEqual(['Anna Seer'])
    expect(find('rusty')).toEqual(['Knife'])
    expect(find('crew')).toEqual(['Crew', 'Anna Seer', 'Bert'])
    expect(find('Weapons & Combat')).toEqual(['Knife'])
  })

  test('covers every category and the pathways', () => {
    expect(find('pier')).toEqual(['Pier'])
    expect(find('harbour')).toEqual(['Pier'])
    expect(find('tempests')).toEqual(['Storm'])
    expect(find('ropes')).toEqual(['Guild'])
    expect(find('first epoch')).toEqual(['The Flood'])
    expect(find('fate')).toEqual(['Seer'])
  })

  test('reads title and content of the journals', () => {
    expect(find('comet')).toEqual(['A leaf', 'Journal Entry'])
    expect(find('a leaf')).toEqual(['A leaf'])
  })

  test('finds a mystery by title, text and clue, in every later chapter, at an address of its own', () => {
    for (const words of ['beacon', 'at noon', 'oil is']) expect(find(words, 3)).toEqual(['Who lit the beacon?'])
    expect(searchCodex(storyAt(3), book, 'beacon')).toMatchObject([
      { category: 'Mysteries', address: '/codex/mysteries?id=light' },
    ])
  })

  test('reads what is told of a tie, on both sides of it', () => {
    expect(find('telescope')).toEqual([])
    expect(find('telescope', 2)).toEqual(['Bert', 'Cora'])
  })

  test('finds world lore only in the category Lore', () => {
    expect(find('tides')).toEqual(['Tides'])
  })

  test('finds several words in any order and in different texts of an entry', () => {
    expect(find('seer anna')[0]).toBe('Anna Seer')
    expect(find('mate crew')).toEqual(['Anna Seer'])
    expect(find('rusty weapon')).toEqual(['Knife'])
  })

  test('does not find a word across the border of two texts', () => {
    expect(find('seerthe')).toEqual([])
  })

  test('finds nothing without words and nothing that only later chapters tell', () => {
    expect(find('')).toEqual([])
    expect(find('  ')).toEqual([])
    expect(find('zoe')).toEqual([])
    expect(find('zoe', 2)).toEqual([])
    expect(find('zoe', 3)).toEqual(['Zoe'])
    expect(find('comet')).not.toContain('Zoe')
  })
})

describe('[FIND-2] search', () => {
  const at = createTimeline({
    chapter_1: {
      characters: {
        anna: { name: 'A woman at the harbour', category: 'Crew', description },
        dunn: { name: 'Dunn Smith', category: 'Crew', description: 'Grey-eyed and calm.' },
        alger: { name: 'Alger', category: 'Crew', aliases: ['The Captain'], description },
      },
      organizations: { watch: { name: 'The Watch', description, knownMembers: { dunn: { role: 'Captain' } } } },
      deities: { moon: { name: 'Moon', description, honorificName: 'Lady of the crimson tide, mother of calm.' } },
      pathways: {
        sailor: { name: 'Sailor', description, sequences: { sequence_9: { name: 'Deckhand' } } },
      },
    },
    chapter_2: {
      characters: { anna: { name: 'Anna' }, dunn: { told: ['He leads the team.'] } },
      pathways: { sailor: { sequences: { sequence_8: { name: 'Helmsman' } } } },
    },
  })
  const found = (words: string, chapter = 2) => searchStory(at(chapter), book, words)
  const names = (words: string, chapter = 2) => found(words, chapter).hits.map(({ entry }) => entry.name)

  test('finds somebody by the name they had before', () => {
    expect(names('woman at the harbor', 1)).toEqual(['A woman at the harbour'])
    expect(names('woman at the harbor')).toEqual(['Anna'])
  })

  test('reads British and American spelling as one', () => {
    expect(names('harbour', 1)).toEqual(names('harbor', 1))
    expect(names('gray eyed')).toEqual(['Dunn Smith'])
    expect(names('harbou', 1)).toEqual(names('harbor', 1))
  })

  test('finds a Sequence by itself, on the page of its pathway, once it is told', () => {
    expect(names('helmsman', 1)).toEqual([])
    expect(found('helmsman').hits[0]?.entry).toMatchObject({
      kind: 'pathways',
      name: 'Helmsman',
      address: '/pathways/sailor?sequence=8',
      chapter: 2,
    })
  })

  test('finds people by what they are among others, the one first of whom more is told', () => {
    expect(names('captain').slice(0, 2)).toEqual(['Dunn Smith', 'Alger'])
  })

  test('finds whom an honorific name calls', () => {
    expect(names('crimson tide')).toEqual(['Moon'])
  })

  test('finds a name that is misspelt, and says that it is not quite what was typed', () => {
    expect(found('Smiht')).toMatchObject({ isClose: true, hits: [{ entry: { name: 'Dunn Smith' } }] })
    expect(found('Smith')).toMatchObject({ isClose: false })
  })

  test('asks in questions: small words do not count, and not all others need to occur', () => {
    expect(names('who is Dunn Smith?')).toEqual(['Dunn Smith'])
    expect(found('is dunn a wizard')).toMatchObject({ isClose: true, hits: [{ entry: { name: 'Dunn Smith' } }] })
  })

  test('answers a name of a later chapter as it does any word that nothing holds', () => {
    expect(found('helmsman', 1)).toEqual(found('quixotry', 1))
  })
})

describe('[FIND-4] what search finds under a key', () => {
  test('is the entry of that kind and id, or a Sequence, as far as it is told', () => {
    expect(findableAt(storyAt(1), book, 'characters/anna')?.name).toBe('Anna Seer')
    expect(findableAt(storyAt(1), book, 'organizations/crew')?.name).toBe('Crew')
    for (const key of ['characters/zoe', 'characters/crew', 'characters/', 'anna', ''])
      expect(findableAt(storyAt(1), book, key)).toBeUndefined()
    expect(findableAt(storyAt(3), book, 'characters/zoe')?.name).toBe('Zoe')
  })
})

describe('search is made ready', () => {
  const sailors = (count: number) => {
    const people = Array.from({ length: count }, (_, at) => [`sailor-${at}`, { name: `Sailor ${at}`, description }])
    return createTimeline({ chapter_1: { characters: Object.fromEntries(people) } })(1)
  }

  test('slice by slice, and then is', () => {
    const story = sailors(120)
    expect(Array.from({ length: 5 }, () => prepareSearch(story, book))).toEqual([false, false, true, true, true])
    expect(searchCodex(story, book, 'sailor 119').map(({ name }) => name)).toEqual(['Sailor 119'])
  })

  test('at once where there is little to find', () => {
    expect(prepareSearch(sailors(3), book)).toBe(true)
  })

  test('by the first search itself', () => {
    const story = sailors(120)
    prepareSearch(story, book)
    expect(searchCodex(story, book, 'sailor 119').map(({ name }) => name)).toEqual(['Sailor 119'])
    expect(prepareSearch(story, book)).toBe(true)
  })
})
