import { describe, expect, test } from 'vitest'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { nameIndex } from './name-index.ts'

const description = 'Somebody of the crew.'
const person = (name: string, ...aliases: string[]) => ({ name, category: 'Crew', description, aliases })
const god = (name: string) => ({ name, description })
/** Opens the book again, so that no test uses the names another has looked up. */
const openAt = (chapter: number) => createTimeline(chapters)(chapter)
const chapters: ChapterLookup = {
  chapter_1: {
    characters: {
      anna: person('Anna Seer', 'The Mate', 'the Owl'),
      bert: person('Bert'),
      carl: person('Carl Black', 'Carl'),
      carla: person('Carl White'),
      dora: person('Dora’s shadow'),
      dorabell: person('Dora Bell'),
      crew: person('Crew Hand'),
      emil: person('Emil-John Grey'),
      woman: person('a woman in grey'),
      ghost: person('…'),
      gus: person('Gus Hand'),
      gustav: person('Gus of Anna’s crew'),
    },
    organizations: { watch: { name: 'Night Watch', description: 'Keeps Watch, by Gate.', aliases: ['Watch'] } },
    locations: {
      gate: { name: 'Gate', description: 'Past it a watch is kept; gone is the x2ray and the 2y of a harbour' },
      fina: { name: 'Fina Square', description },
    },
    deities: { ray: god('Ray'), y: god('Y'), ast: god('Ast'), x2ray: god('X2ray'), harbour: god('Harbour') },
    history: { flood: { title: 'Flood', description: 'Water.' } },
  },
  chapter_2: { characters: { anna: { name: 'Anna of the Sea' } } },
}

const bearers = (first: string, chapter = 1) =>
  nameIndex(openAt(chapter))
    .get(first)
    ?.map(({ name, bearer }) => [name, bearer?.entry])

describe('[FIND-5] a name in the index', () => {
  test('stands under its first word, the longest first, with the entry that bears it', () => {
    expect(bearers('Anna')).toEqual([
      ['Anna Seer', 'characters/anna'],
      ['Anna', 'characters/anna'],
    ])
    expect(bearers('Night')).toEqual([['Night Watch', 'organizations/watch']])
    expect(nameIndex(openAt(1)).get('Bert')?.[0]).toEqual({
      name: 'Bert',
      bearer: { entry: 'characters/bert', address: '/codex/characters?id=bert' },
      isUsual: false,
    })
  })

  test('is an alias, too, where that begins with a capital', () => {
    expect(bearers('The')).toEqual([['The Mate', 'characters/anna']])
    expect(bearers('the')).toBeUndefined()
  })

  test('is nothing that others may be called as well', () => {
    expect(bearers('Flood')).toBeUndefined()
  })

  test('is a word of the language where a description writes it small', () => {
    const isUsual = (name: string) => nameIndex(openAt(1)).get(name)?.[0]?.isUsual
    expect(isUsual('Watch')).toBe(true)
    expect(isUsual('Gate')).toBe(false)
    expect(isUsual('Night')).toBe(false)
    expect(isUsual('X2ray')).toBe(true)
    expect(isUsual('Harbour')).toBe(true)
    for (const part of ['Ray', 'Y', 'Ast']) expect(isUsual(part)).toBe(false)
  })

  test('is asked for once a story, and is that of the story', () => {
    const story = openAt(1)
    expect(nameIndex(story)).toBe(nameIndex(story))
    expect(bearers('Anna', 2)).toEqual([
      ['Anna of the Sea', 'characters/anna'],
      ['Anna', 'characters/anna'],
    ])
  })
})

describe('[FIND-5] a first name', () => {
  test('is a name of its own, unless others begin with it, or bear it already', () => {
    expect(bearers('Carl')).toEqual([
      ['Carl Black', 'characters/carl'],
      ['Carl White', 'characters/carla'],
      ['Carl', 'characters/carl'],
    ])
  })

  test('is not taken from somebody by a name that only says whose something is', () => {
    expect(bearers('Dora')).toContainEqual(['Dora', 'characters/dorabell'])
    expect(bearers('Gus')).toEqual([
      ['Gus of Anna’s crew', 'characters/gustav'],
      ['Gus Hand', 'characters/gus'],
    ])
  })

  test('is none that is a word of the language, of something else than a person, or only a part of one', () => {
    expect(bearers('Crew')).toEqual([['Crew Hand', 'characters/crew']])
    expect(bearers('Fina')).toEqual([['Fina Square', 'locations/fina']])
    expect(bearers('Emil')).toEqual([['Emil-John Grey', 'characters/emil']])
  })
})

test('[FIND-5] a name of two leads to neither, though a third bears it', () => {
  const story = createTimeline({
    chapter_1: {
      characters: { anna: person('Anna'), other: person('Anna'), third: person('Anna') },
      organizations: { twice: { name: 'Twice', description, aliases: ['Twice'] } },
    },
  })(1)
  expect(nameIndex(story).get('Anna')).toEqual([{ name: 'Anna', bearer: undefined, isUsual: false }])
  expect(nameIndex(story).get('Twice')?.[0]?.bearer?.entry).toBe('organizations/twice')
})

test('[FIND-5] a first name that is the whole name of another leads to that one', () => {
  const told = { characters: { gil: person('Gil Reed') }, deities: { gil: god('Gil') } }
  const index = nameIndex(createTimeline({ chapter_1: told })(1))
  expect(index.get('Gil')?.map(({ name, bearer }) => [name, bearer?.entry])).toEqual([
    ['Gil Reed', 'characters/gil'],
    ['Gil', 'deities/gil'],
  ])
})

test('[FIND-5] nothing else is a name: a book of two has theirs and their first names', () => {
  const told = { anna: person('Anna Seer', 'the Owl'), owl: { name: 'an owl', category: 'Crew', description } }
  const index = nameIndex(createTimeline({ chapter_1: { characters: told, deities: { moon: god('Moon') } } })(1))
  expect(Array.from(index.values()).flatMap((names) => names.map(({ name }) => name))).toEqual([
    'Anna Seer',
    'Anna',
    'Moon',
  ])
})
