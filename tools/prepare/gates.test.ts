import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chapter, chapterKey } from '#story/engine/chapter.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Stamp } from '#story/engine/known.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { triesByDay } from '#story/testing/tries.ts'
import { holdBack } from './gates.ts'

const book = {
  gates: { sequences: 4, protagonistPathway: 6 },
  protagonist: { id: 'hero', popup: 'hero', cardKey: 'heroCardData' },
}

type Chapters = [number, Chapter][]
const open = (chapters: Chapters) =>
  createTimeline(Object.fromEntries(chapters.map(([n, chapter]) => [chapterKey(n), chapter])))
const opened = (chapters: Chapters) => open(holdBack(chapters, book) as Chapters)

const sequence = fc.record(
  { pathway: fc.constantFrom('seer', 'sailor'), number: fc.nat(9), name: fc.option(fc.string()) },
  { requiredKeys: [] },
)
const patch = fc.record(
  {
    name: fc.string(),
    sequence: fc.option(sequence),
    card: fc.record({ job: fc.string(), primaryPathway: fc.string() }, { requiredKeys: [] }),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const chaptersOf = (patches: fc.Arbitrary<Record<string, unknown> | null>): fc.Arbitrary<Chapters> =>
  fc
    .array(fc.dictionary(fc.constantFrom('hero', 'anna'), patches, { noNullPrototype: true }), {
      minLength: 8,
      maxLength: 8,
    })
    .map((chapters) => chapters.map((characters, index) => [index + 1, { characters }] as [number, Chapter]))

describe('[DATA-10] gates', () => {
  test('let nothing of a Sequence or of the protagonist’s pathway stand in a chapter before its gate', () => {
    fc.assert(
      fc.property(chaptersOf(fc.option(patch)), (chapters) => {
        for (const [number, { characters = {} }] of holdBack(chapters, book)) {
          for (const [id, told] of Object.entries(characters)) {
            const gate = id === 'hero' ? 6 : 4
            if (number < gate) expect(told ?? {}).not.toHaveProperty('sequence')
            if (number < 6 && id === 'hero') expect(told?.card ?? {}).not.toHaveProperty('primaryPathway')
          }
        }
      }),
      { numRuns: triesByDay(3000) },
    )
  })

  test('change nothing else: after the last gate everything told is known, however early it was told', () => {
    fc.assert(
      fc.property(chaptersOf(patch), (chapters) => {
        const fieldsOf = ({ lastChanged: _, firstSeen: _f, ...fields }: Partial<Stamp> = {}) => fields
        const known = (storyAt: ReturnType<typeof open>) =>
          ['anna', 'hero'].map((id) => fieldsOf(entryOf(storyAt(8).characters, id)))

        expect(known(opened(chapters))).toEqual(known(open(chapters)))
      }),
      { numRuns: triesByDay(3000) },
    )
  })

  test('bring back nobody who was removed before the gate', () => {
    const storyAt = opened([
      [1, { characters: { anna: { name: 'Anna', sequence: { pathway: 'seer', number: 9 } } } }],
      [2, { characters: { anna: null } }],
      [8, {}],
    ])

    expect(entryOf(storyAt(4).characters, 'anna')).toBeUndefined()
  })

  test('open in their own chapter, also when it tells nothing else', () => {
    const storyAt = opened([
      [1, { characters: { anna: { name: 'Anna', sequence: { pathway: 'seer', number: 9 } } } }],
      [8, {}],
    ])

    expect(entryOf(storyAt(3).characters, 'anna')).toEqual({ id: 'anna', name: 'Anna', firstSeen: 1, lastChanged: 1 })
    expect(entryOf(storyAt(4).characters, 'anna')?.sequence).toEqual({ pathway: 'seer', number: 9 })
  })

  test('never open in a book that ends before them', () => {
    const storyAt = opened([[1, { characters: { anna: { name: 'Anna', sequence: { pathway: 'seer' } } } }]])

    expect(entryOf(storyAt(9).characters, 'anna')).not.toHaveProperty('sequence')
  })
})
