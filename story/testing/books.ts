import fc from 'fast-check'
import { type ChapterLookup, chapterKey, chapterNumber } from '#story/engine/chapter.ts'

const ids = fc.constantFrom('anna', 'bertram', 'sequence_9')
const word = fc.constantFrom('Alive', 'Missing', 'Deceased', '')

/** A fact, one that can be taken back, or one that takes another back. */
const fact = fc.oneof(
  fc.string(),
  fc.record({ text: fc.string(), key: word }),
  fc.record({ text: fc.string(), retracts: word }),
)

/** Entries of a nested map: patches by id, `null` removes. */
const nested = (depth: number): fc.Arbitrary<unknown> =>
  fc.dictionary(ids, fc.option(patch(depth - 1)), { maxKeys: 2, noNullPrototype: true })

/** A patch of an entry, mixing the fields that the engine treats specially with ordinary ones. */
const patch = (depth: number): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    {
      name: fc.string({ maxLength: 3 }),
      status: fc.option(word),
      aliases: fc.array(fc.string(), { maxLength: 2 }),
      card: fc.option(
        fc.dictionary(fc.constantFrom('job', 'alias'), fc.option(fc.string()), { noNullPrototype: true }),
      ),
      headline: fc.string(),
      recentActivities: fc.array(fc.string(), { minLength: 1, maxLength: 2 }),
      told: fc.array(fact, { minLength: 1, maxLength: 2 }),
      ...(depth > 0 && {
        abilities: fc.option(nested(depth)),
        sequences: fc.option(nested(depth)),
        knownMembers: fc.option(nested(depth)),
        objectives: fc.option(nested(depth)),
      }),
    },
    { requiredKeys: [], noNullPrototype: true },
  )

const told = fc.dictionary(ids, fc.option(patch(2)), { maxKeys: 2, noNullPrototype: true })

const chapter = fc
  .tuple(
    fc.dictionary(fc.constantFrom('characters', 'organizations', 'pathways', 'quests', 'notes'), told, {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    fc.record(
      {
        title: fc.string(),
        date: fc.string(),
        salary: fc.record({ weekly: fc.record({ pounds: fc.nat(9) }) }),
        glyphs: fc.dictionary(fc.constantFrom('owl', 'key'), fc.constant(['M0 0']), { noNullPrototype: true }),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  )
  .map(([entries, rest]) => ({ ...entries, ...rest }))

/** The last chapter of the books below. */
export const LAST = 6

export const anyChapterNumber = fc.integer({ min: 0, max: LAST })

/** Any book, keyed `chapter_N`: few ids and few chapters, so that they often collide. */
export const anyBook: fc.Arbitrary<ChapterLookup> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: LAST }), chapter), { selector: ([number]) => number })
  .map((chapters) => Object.fromEntries(chapters.map(([number, told]) => [chapterKey(number), told])) as ChapterLookup)

/** The chapters of a book up to a number. */
export function upTo(book: ChapterLookup, number: number): ChapterLookup {
  return Object.fromEntries(Object.entries(book).filter(([key]) => chapterNumber(key) <= number))
}
