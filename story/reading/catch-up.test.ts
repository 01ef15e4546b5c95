import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Kind } from '#kinds/kinds.ts'
import type { Chapter, ChapterLookup } from '#story/engine/chapter.ts'
import { compareText, entryOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { anyBook, anyChapterNumber, upTo } from '#story/testing/books.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { type CatchUp, catchUp } from './catch-up.ts'
import { highlightsOf, namedIn } from './catch-up-highlights.ts'
import { ticksBetween } from './chapters-between.ts'

const book = {
  sections: allSections,
  currency: [{ key: 'pounds', symbol: '£', one: 'pound', many: 'pounds', worth: 240 }],
}

const anna = { name: 'Anna', description: 'A sailor.', category: 'Crew', status: 'Alive' }
const chapters: ChapterLookup = {
  chapter_1: { date: '28 June', characters: { anna: { ...anna, told: ['She sings.'] } } },
  chapter_2: {
    characters: { anna: { told: [{ text: 'She drowned.', key: 'drowned' }, 'Her boat is empty.'] } },
    items: { lamp: { name: 'Lamp', headline: 'A lamp is found.' } },
  },
  chapter_3: { characters: { bert: { ...anna, name: 'Bert', description: 'A cook.' } } },
  chapter_4: {
    date: '30 June',
    characters: { anna: { told: [{ text: 'She lives.', retracts: 'drowned' }], headline: 'Anna is back.' } },
  } as Chapter,
}
const storyAt = createTimeline(chapters)
const between = (since: number, to: number) => catchUp(storyAt(to), since, book)

/** Each line as `Anna 2 She drowned.`, in reading order. */
const linesOf = ({ groups }: CatchUp) =>
  groups.flatMap(({ entries }) =>
    entries.flatMap(({ name, told }) =>
      told.flatMap(({ chapter, facts }) => facts.map(({ text }) => `${name} ${chapter} ${text}`)),
    ),
  )

describe('[ACT-4] what was told since a chapter', () => {
  test('is told entry by entry, oldest first, kind by kind, with the day', () => {
    expect(linesOf(between(1, 4))).toEqual([
      'Anna 2 She drowned.',
      'Anna 2 Her boat is empty.',
      'Anna 4 Anna is back.',
      'Anna 4 She lives.',
      'Bert 3 A cook.',
      'Lamp 2 A lamp is found.',
    ])
    expect(between(1, 4).groups.map(({ label, entries }) => [label, entries.length])).toEqual([
      ['Characters', 2],
      ['Items', 1],
    ])
    expect(between(1, 4).groups[0]?.entries[0]?.told.map(({ date }) => date)).toEqual(['28 June', '30 June'])
  })

  test('counts entries and lines', () => {
    expect(between(1, 4)).toMatchObject({ entries: 3, facts: 6 })
    expect(between(3, 4)).toMatchObject({ entries: 1, facts: 2 })
  })

  test('marks what is new since then, and leads to each', () => {
    expect(between(2, 4).groups[0]?.entries).toMatchObject([
      { id: 'bert', isNew: true, address: '/codex/characters?id=bert' },
      { id: 'anna', isNew: false, address: '/codex/characters?id=anna' },
    ])
  })

  test('marks as new what a chapter told for the first time, also where a later one told more of it', () => {
    expect(between(0, 4).groups[0]?.entries).toMatchObject([
      { id: 'anna', isNew: true },
      { id: 'bert', isNew: true },
    ])
  })

  test('shows what was taken back as taken back, and not before it was', () => {
    const drowned = (since: number, to: number) => between(since, to).groups[0]?.entries[0]?.told[0]?.facts[0]
    expect(drowned(1, 3)).toMatchObject({ text: 'She drowned.', takenBack: undefined })
    expect(drowned(1, 4)).toMatchObject({ text: 'She drowned.', takenBack: 4 })
    expect(between(2, 4).groups[0]?.entries[1]?.told[0]?.facts[1]).toMatchObject({ takesBack: true })
    expect(between(2, 4).groups[0]?.entries[1]?.told[0]?.facts[0]).toEqual({
      text: 'Anna is back.',
      takenBack: undefined,
      takesBack: false,
    })
  })

  test('is nothing of what has been taken away since, nor of what the book does not have', () => {
    const gone = createTimeline({ ...chapters, chapter_5: { characters: { anna: null } } })(5)
    expect(linesOf(catchUp(gone, 1, book))).toEqual(['Bert 3 A cook.', 'Lamp 2 A lamp is found.'])
    expect(linesOf(catchUp(storyAt(4), 1, { ...book, sections: fewestSections }))).not.toContain('Lamp')
  })

  test('is nothing where nothing was told, and where nothing can have been', () => {
    const nothing = { groups: [], entries: 0, facts: 0 }
    expect(catchUp(createTimeline(chapters)(6), 4, book)).toEqual(nothing)
    expect(between(4, 4)).toEqual(nothing)
    expect(between(9, 4)).toEqual(nothing)
    expect(between(0, 0)).toEqual(nothing)
  })

  test('stays open where what it leads to lies on the same page', () => {
    const story = createTimeline({ chapter_2: { abilities: { sight: { name: 'Sight', description: 'Sees.' } } } })(2)
    expect(catchUp(story, 1, book).groups[0]?.entries[0]?.address).toBe(
      '/codex/recent-activity?since=1&popup=abilities&targetAbility=sight',
    )
  })
})

describe('[HOME-13] what was told, in short', () => {
  test('is a line of each of the newest chapters, oldest first, and none that was taken back', () => {
    expect(highlightsOf(between(1, 4)).map(({ chapter, name, text }) => [chapter, name, text])).toEqual([
      [2, 'Anna', 'Her boat is empty.'],
      [3, 'Bert', 'A cook.'],
      [4, 'Anna', 'Anna is back.'],
    ])
  })

  test('names an entry by its whole name, a person also by the first word', () => {
    const named = (kind: 'characters' | 'items', name: string, text: string) => namedIn({ kind, name, text })
    expect(named('items', 'The lamp', 'Here is The lamp.')).toBe('The lamp')
    expect(named('characters', 'Bram Tolliver', 'Bram pays.')).toBe('Bram')
    expect(named('characters', 'Bram Tolliver', 'The captain pays Bram.')).toBeUndefined()
    expect(named('items', 'The lamp', 'The old one.')).toBeUndefined()
  })

  test('leaves the oldest chapters out where there are more than three, whatever order they stand in', () => {
    const item = (name: string) => ({ [name.toLowerCase()]: { name, description: `${name} is found.` } })
    const told = ['Axe', 'Bell', 'Coin', 'Dice', 'Egg'].map((name, at) => [`chapter_${at + 1}`, { items: item(name) }])
    const story = createTimeline(Object.fromEntries(told))(5)

    expect(highlightsOf(catchUp(story, 0, book)).map(({ chapter, name }) => [chapter, name])).toEqual([
      [3, 'Coin'],
      [4, 'Dice'],
      [5, 'Egg'],
    ])
  })

  test('is more lines of a chapter where there are fewer chapters', () => {
    expect(highlightsOf(between(3, 4)).map(({ text }) => text)).toEqual(['Anna is back.', 'She lives.'])
    expect(highlightsOf(between(4, 4))).toEqual([])
  })
})

test('[ACT-4] the rail has the first chapter, the last, and even steps between', () => {
  expect(ticksBetween(36, 42)).toEqual([37, 38, 39, 40, 41])
  expect(ticksBetween(41, 42)).toEqual([])
  expect(ticksBetween(40, 42)).toEqual([41])
  expect(ticksBetween(39, 42)).toEqual([40, 41])
  expect(ticksBetween(1, 102)).toEqual([2, 19, 35, 52, 68, 85, 101])
})

/** Every line with its position, for the laws. */
const rowsOf = ({ groups }: CatchUp) =>
  groups.flatMap(({ kind, entries }) =>
    entries.flatMap(({ id, told }) => told.map((row) => ({ key: `${kind}/${id}`, ...row }))),
  )

type Row = ReturnType<typeof rowsOf>[number]

const sorted = (rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.chapter - other.chapter || compareText(one.key, other.key))

function isKnown(story: Story, key: string): boolean {
  const [kind, id = ''] = key.split('/') as [Kind, string]
  return entryOf(anyEntries(story, kind), id) !== undefined
}

describe('laws of catching up', () => {
  test('[DATA-4] it is the same whatever the later chapters say', () => {
    fc.assert(
      fc.property(anyBook, anyChapterNumber, anyChapterNumber, (chapters, since, to) => {
        const [real, cut] = [chapters, upTo(chapters, to)].map((world) =>
          catchUp(createTimeline(world)(to), since, book),
        )
        expect(real).toEqual(cut)
      }),
    )
  })

  test('[ACT-4] nothing of it is outside of the chapters asked for, and every line is counted', () => {
    fc.assert(
      fc.property(anyBook, anyChapterNumber, anyChapterNumber, (chapters, since, to) => {
        const all = catchUp(createTimeline(chapters)(to), since, book)
        for (const { chapter, facts } of rowsOf(all)) {
          expect(chapter).toBeGreaterThan(since)
          expect(chapter).toBeLessThanOrEqual(to)
          expect(facts.length).toBeGreaterThan(0)
        }
        expect(linesOf(all)).toHaveLength(all.facts)
        expect(new Set(rowsOf(all).map(({ key }) => key)).size).toBe(all.entries)
      }),
    )
  })

  test('[ACT-4] from a to b and from b to c is from a to c', () => {
    const three = fc.tuple(anyChapterNumber, anyChapterNumber, anyChapterNumber)
    fc.assert(
      fc.property(anyBook, three, (chapters, numbers) => {
        const [a, b, c] = numbers.toSorted((one, other) => one - other) as [number, number, number]
        const at = createTimeline(chapters)
        const [before, after, whole] = [catchUp(at(b), a, book), catchUp(at(c), b, book), catchUp(at(c), a, book)]
        const [first, second, both] = [before, after, whole].map(rowsOf) as [Row[], Row[], Row[]]

        expect(sorted(both.filter(({ chapter }) => chapter > b))).toEqual(sorted(second))
        // An entry removed between b and c no longer has a record; one that returned has one again.
        const known = (key: string) => [b, c].every((chapter) => isKnown(at(chapter), key))
        const place = ({ key, chapter }: Row) => `${key} ${chapter}`
        const earlier = both.filter(({ chapter, key }) => chapter <= b && known(key))
        expect(earlier.map(place).sort()).toEqual(
          first
            .filter(({ key }) => known(key))
            .map(place)
            .sort(),
        )
      }),
    )
  })
})
