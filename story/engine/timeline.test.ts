import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kinds } from '#kinds/kinds.ts'
import { anyBook, anyChapterNumber, LAST, upTo } from '#story/testing/books.ts'
import { triesByDay } from '#story/testing/tries.ts'
import { chapterKey, shapes } from './chapter.ts'
import { entryOf, listOf } from './entries.ts'
import type { Shape, Stamp } from './known.ts'
import { isMap } from './merge.ts'
import { anyEntries, learn, type Story } from './story.ts'
import { createTimeline } from './timeline.ts'

const runs = { numRuns: triesByDay(300) }

describe('a story', () => {
  test('[DATA-4] is the same whatever the later chapters say', () => {
    fc.assert(
      fc.property(anyBook, anyBook, anyChapterNumber, (book, other, number) => {
        const known = upTo(book, number)
        const changed = {
          ...other,
          ...Object.fromEntries(Array.from({ length: number }, (_, i) => [chapterKey(i + 1), {}])),
          ...known,
        }

        const story = createTimeline(book)(number)
        expect(story).toEqual(createTimeline(known)(number))
        expect(story).toEqual(createTimeline(changed)(number))
      }),
      runs,
    )
  })

  test('[DATA-5] does not depend on the order in which the book is opened', () => {
    fc.assert(
      fc.property(anyBook, fc.array(anyChapterNumber), anyChapterNumber, (book, visited, number) => {
        const storyAt = createTimeline(book)
        visited.forEach((chapter) => void storyAt(chapter))

        expect(storyAt(number)).toEqual(createTimeline(book)(number))
      }),
      runs,
    )
  })

  test('[DATA-5] is the same whether its chapters were merged one by one or many at once, and leaves those before it', () => {
    const strides = fc.integer({ min: 2, max: LAST })
    fc.assert(
      fc.property(anyBook, strides, fc.array(anyChapterNumber), anyChapterNumber, (book, stride, visited, number) => {
        const [inStrides, oneByOne] = [
          createTimeline(deepFreeze(structuredClone(book)), stride),
          createTimeline(book, 1),
        ]
        for (const chapter of [...visited, number]) {
          inStrides(chapter)
          for (let at = 1; at <= LAST; at++) oneByOne(at)
        }
        for (const chapter of [...visited, number]) expect(inStrides(chapter)).toEqual(oneByOne(chapter))
      }),
      runs,
    )
  })

  test('[DATA-5] is made once and then kept', () => {
    fc.assert(
      fc.property(anyBook, anyChapterNumber, (book, number) => {
        const storyAt = createTimeline(book)

        expect(storyAt(number)).toBe(storyAt(number))
      }),
    )
  })

  test('learns nothing from merging the same chapter twice', () => {
    fc.assert(
      fc.property(anyBook, anyChapterNumber, (book, number) => {
        const story = createTimeline(book)(number)
        const again = learn(story, number, [book[chapterKey(number)] ?? {}])

        if (number > 0) expect(known(again)).toEqual(known(story))
      }),
      runs,
    )
  })

  test('[DATA-16] leaves the chapters and the stories before it untouched', () => {
    fc.assert(
      fc.property(anyBook, anyChapterNumber, (book, number) => {
        const before = structuredClone(book)
        const frozen = deepFreeze(book)
        const storyAt = createTimeline(frozen)
        const early = structuredClone(storyAt(Math.floor(number / 2)))
        storyAt(number)

        expect(frozen).toEqual(before)
        expect(storyAt(Math.floor(number / 2))).toEqual(early)
      }),
      runs,
    )
  })

  test('[DATA-3] stamps every entry, at every depth, with chapters that have been read', () => {
    fc.assert(
      fc.property(anyBook, anyChapterNumber, (book, number) => {
        for (const entry of everyEntry(createTimeline(book)(number))) {
          expect(entry.firstSeen).toBeGreaterThan(0)
          expect(entry.firstSeen).toBeLessThanOrEqual(entry.lastChanged)
          expect(entry.lastChanged).toBeLessThanOrEqual(number)
        }
      }),
      runs,
    )
  })

  test('[DATA-8] keeps the first discovery chapter of an entry that is removed and comes back', () => {
    fc.assert(
      fc.property(anyBook, (book) => {
        const storyAt = createTimeline(book)
        const first = new Map<string, number>()
        for (let number = 1; number <= LAST; number++) {
          for (const kind of kinds) {
            for (const { id, firstSeen } of anyEntries(storyAt(number), kind)) {
              const key = `${kind}/${id}`
              if (!first.has(key)) first.set(key, number)
              expect(firstSeen).toBe(first.get(key))
            }
          }
        }
      }),
      runs,
    )
  })

  test('[DATA-8] keeps it for a member who leaves and returns, and for one whose organization is forgotten meanwhile', () => {
    const members = (patch: unknown) => ({ organizations: { crew: { knownMembers: { anna: patch } } } })
    const storyAt = createTimeline({
      chapter_1: members({ role: 'Mate' }),
      chapter_2: members(null),
      chapter_3: members({ role: 'Captain' }),
      chapter_4: { organizations: { crew: null } },
      chapter_5: members({ role: 'Owner' }),
    } as never)

    const annaAt = (number: number) =>
      anyEntries(storyAt(number), 'organizations') && storyAt(number).organizations[0]?.knownMembers?.anna
    expect(annaAt(2)).toBeUndefined()
    expect(annaAt(3)).toMatchObject({ firstSeen: 1, lastChanged: 3, role: 'Captain' })
    expect(annaAt(4)).toBeUndefined()
    expect(annaAt(5)).toMatchObject({ firstSeen: 1, lastChanged: 5, role: 'Owner' })
  })

  test('[DATA-1] merges chapters in order, later over earlier, by id and by field, and null removes', () => {
    const storyAt = createTimeline({
      chapter_1: { characters: { anna: { name: 'Anna', status: 'Alive', faction: 'Crew' } } },
      chapter_3: { characters: { anna: { status: 'Missing', faction: null } } },
    })

    expect(storyAt(2).characters).toEqual([
      { id: 'anna', name: 'Anna', status: 'Alive', faction: 'Crew', firstSeen: 1, lastChanged: 1 },
    ])
    expect(storyAt(3).characters).toEqual([
      { id: 'anna', name: 'Anna', status: 'Missing', firstSeen: 1, lastChanged: 3 },
    ])
  })

  test('[DATA-1] takes a whole entry away where a chapter says null of it', () => {
    const storyAt = createTimeline({
      chapter_1: { characters: { anna: { name: 'Anna' }, eva: { name: 'Eva' } } },
      chapter_2: { characters: { anna: null, nobody: null } },
    })

    expect(storyAt(2).characters.map(({ id }) => id)).toEqual(['eva'])
  })

  test.each(['constructor', 'valueOf'])('keeps an entry of the id %s like any other, at any depth', (id) => {
    const told = (patch: Record<string, unknown>) => ({ [id]: patch })
    const storyAt = createTimeline({
      chapter_1: { organizations: told({ name: 'Crew', knownMembers: told({ role: 'Mate' }) }) },
      chapter_2: { organizations: told({ knownMembers: told({ role: 'Captain' }) }) },
    })

    const crewAt = (number: number) => entryOf(storyAt(number).organizations, id)
    expect(crewAt(0)).toBeUndefined()
    expect(crewAt(2)).toMatchObject({ id, name: 'Crew', firstSeen: 1, lastChanged: 2 })
    expect(listOf(crewAt(2)?.knownMembers)).toEqual([{ id, role: 'Captain', firstSeen: 1, lastChanged: 2 }])
    expect(listOf(crewAt(1)?.knownMembers)).toEqual([{ id, role: 'Mate', firstSeen: 1, lastChanged: 1 }])
  })

  test('holds the entries of a kind in the order in which they were first seen, those of one chapter by id', () => {
    fc.assert(
      fc.property(anyBook, anyChapterNumber, (book, number) => {
        const story = createTimeline(book)(number)
        for (const kind of kinds) {
          const seen = anyEntries(story, kind).map(({ firstSeen, id }) => `${firstSeen} ${id}`)
          expect(seen).toEqual([...new Set(seen)].sort())
        }
      }),
      runs,
    )
  })

  test('shares with the story before it every collection that the chapter does not touch', () => {
    const storyAt = createTimeline({
      chapter_1: { items: { key: { name: 'Key' } } },
      chapter_2: { characters: { anna: { name: 'Anna' } } },
    })

    expect(storyAt(2).items).toBe(storyAt(1).items)
    expect(storyAt(2).characters).not.toBe(storyAt(1).characters)
  })
})

function known({ latest: _, ...story }: Story) {
  return story
}

function* everyEntry(story: Story): Generator<Stamp> {
  for (const kind of kinds) for (const entry of anyEntries(story, kind)) yield* withNested(entry, shapes[kind])
}

function* withNested(entry: Stamp & Record<string, unknown>, shape: Shape): Generator<Stamp> {
  yield entry
  for (const [field, nested] of Object.entries(shape)) {
    const entries = entry[field]
    if (isMap(entries) && typeof nested === 'object')
      for (const below of Object.values(entries)) yield* withNested(below as typeof entry, nested)
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const below of Object.values(value)) deepFreeze(below)
  return Object.freeze(value)
}
