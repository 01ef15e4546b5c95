import { describe, expect, test } from 'vitest'
import { declarationOf, kinds } from '#kinds/kinds.ts'
import type { Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { narrowedList } from './entry-filters.ts'
import { ROUTES } from './routes.ts'

const book = { sections: allSections }
const person = { category: 'Crew', description: 'Somebody.' }
const note = { content: 'What was that?' }
const storyAt = createTimeline({
  chapter_1: { characters: { ann: { ...person, name: 'Ann', status: 'Alive' } } },
  chapter_2: {
    characters: { ben: { ...person, name: 'Ben', status: 'Alive' } },
    notes: { one: { ...note, category: 'theory' } },
  },
  chapter_3: {
    characters: { cid: { ...person, name: 'Cid', status: 'Deceased (historical)' } },
    notes: { two: { ...note, category: 'mystery' } },
  },
  chapter_4: { characters: { ann: { beyonder: true } } },
  chapter_5: { characters: { dee: { ...person, name: 'Dee', status: 'Missing' } } },
} as never)

const narrowed = (chapter: number, kind: 'characters' | 'notes', query = '') => {
  const { filters, entries } = narrowedList(storyAt(chapter), kind, book, new URLSearchParams(query))
  return {
    filters: filters.map(({ label, chosen, options }) => [
      label,
      chosen,
      ...options.map((option) => `${option.label} ${option.count}`),
    ]),
    ids: entries?.map(({ id }) => id),
  }
}

describe('[CODEX-6] a list that is narrowed', () => {
  test('offers what is known of its entries, and no filter that does not part them', () => {
    expect(narrowed(2, 'characters').filters).toEqual([])
    expect(narrowed(3, 'characters').filters).toEqual([['Status', undefined, 'Alive 2', 'Deceased 1']])
    expect(narrowed(5, 'characters').filters).toEqual([
      ['Status', undefined, 'Alive 2', 'Deceased 1', 'Missing 1'],
      ['Beyonder', undefined, 'Yes 1', 'Not known 3'],
    ])
  })

  test('holds those that pass all filters; each counts what the others leave, and offers nothing that is empty', () => {
    expect(narrowed(5, 'characters')).toMatchObject({ ids: undefined })
    expect(narrowed(5, 'characters', 'status=Alive&beyonder=no')).toEqual({
      ids: ['ben'],
      filters: [
        ['Status', 'Alive', 'Alive 1', 'Deceased 1', 'Missing 1'],
        ['Beyonder', 'no', 'Yes 1', 'Not known 1'],
      ],
    })
    expect(narrowed(5, 'characters', 'status=Missing')).toMatchObject({
      ids: ['dee'],
      filters: [expect.anything(), ['Beyonder', undefined, 'Not known 1']],
    })
  })

  test('may be empty where an address asks for two things that nobody is', () => {
    expect(narrowed(5, 'characters', 'status=Missing&beyonder=yes')).toEqual({
      ids: [],
      filters: [
        ['Status', 'Missing', 'Alive 1', 'Missing 0'],
        ['Beyonder', 'yes', 'Yes 0', 'Not known 1'],
      ],
    })
  })

  test('passes over what only later chapters know, as what no chapter knows', () => {
    expect(narrowed(3, 'characters', 'status=Missing&beyonder=yes')).toEqual(
      narrowed(3, 'characters', 'status=Melted&beyonder=perhaps'),
    )
    expect(narrowed(3, 'characters', 'status=Missing').ids).toBeUndefined()
  })

  test('offers the words of a choice in the order of its kind', () => {
    expect(narrowed(3, 'notes').filters).toEqual([['Kind', undefined, 'Mystery 1', 'Theory 1']])
  })

  test('has an address that names each of its filters', () => {
    const names = kinds.flatMap((kind) => (declarationOf(kind).narrowedBy ?? []).map(([, field]) => field))
    expect(names.length).toBeGreaterThan(4)
    expect(ROUTES.section.query).toEqual(expect.arrayContaining(names))
  })
})

describe('[CODEX-6] what a filter offers', () => {
  const filtersOf = (story: Story, kind: 'characters' | 'locations') =>
    narrowedList(story, kind, book, new URLSearchParams()).filters.map(({ label, options }) => [
      label,
      ...options.map((option) => `${option.label} ${option.count}`),
    ])

  test('is nothing for entries that say nothing of it', () => {
    const place = { description: 'A place.' }
    const story = createTimeline({
      chapter_1: {
        locations: {
          a: { ...place, name: 'Wharf', group: 'Marseille' },
          b: { ...place, name: 'Nowhere' },
          c: { ...place, name: 'Fort', group: 'Toulon' },
        },
      },
    })(1)

    expect(filtersOf(story, 'locations')).toEqual([['Group', 'Marseille 1', 'Toulon 1']])
  })

  test('is not one word alone, though other entries say nothing of it', () => {
    const place = { description: 'A place.' }
    const story = createTimeline({
      chapter_1: {
        locations: { a: { ...place, name: 'Wharf', group: 'Marseille' }, b: { ...place, name: 'Nowhere' } },
      },
    })(1)

    expect(filtersOf(story, 'locations')).toEqual([])
  })

  test('is a word without the brackets behind it, and with those within it', () => {
    const place = { description: 'A place.' }
    const story = createTimeline({
      chapter_1: {
        locations: {
          a: { ...place, name: 'Wharf', group: 'Isles (west) of France' },
          b: { ...place, name: 'Cape', group: 'Isles' },
          c: { ...place, name: 'Fort', group: 'Isles (east)' },
        },
      },
    })(1)

    expect(filtersOf(story, 'locations')).toEqual([['Group', 'Isles (west) of France 1', 'Isles 2']])
  })

  test('is first that something is told, then that it is not, whichever the story had first', () => {
    const story = createTimeline({
      chapter_1: { characters: { ann: { ...person, name: 'Ann' }, ben: { ...person, name: 'Ben', beyonder: true } } },
    })(1)

    expect(filtersOf(story, 'characters')).toEqual([['Beyonder', 'Yes 1', 'Not known 1']])
  })

  test('is nothing for which the book has no word', () => {
    const { filters } = narrowedList(storyAt(5), 'characters', { sections: fewestSections }, new URLSearchParams())

    expect(filters.map(({ label }) => label)).toEqual(['Status'])
  })

  test('is no word of a choice that only later chapters tell, so that one told word makes no filter', () => {
    expect(narrowed(2, 'notes')).toEqual({ filters: [], ids: undefined })
    expect(narrowed(2, 'notes', 'category=mystery')).toEqual({ filters: [], ids: undefined })
    expect(narrowed(3, 'notes', 'category=mystery').ids).toEqual(['two'])
    expect(narrowed(3, 'notes', 'category=other').ids).toBeUndefined()
  })
})
