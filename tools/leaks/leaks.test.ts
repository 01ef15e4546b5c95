import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_SEED } from '#server/testing/rounds.ts'
import { checkContent } from '#tools/content/check-content.ts'
import type { Content } from '#tools/content/read-content.ts'
import { rules, spoilerRules } from '#tools/content-rules/rules.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { isNightly } from '#tools/testing/nightly.ts'
import { sampleOf } from '#tools/testing/sample.ts'
import { isShort } from '#tools/testing/short.ts'
import { proseOf, readBook, withSentence } from './leak.ts'
import { caughtBy } from './plant.ts'
import { createRng } from './random.ts'
import { type LeakRow, leakKinds, leakReport } from './report.ts'

/** Per kind: the nightly run plants more than 500 leaks of 31 kinds, `npm test` three of every fourth kind; `npm run content:leaks` plants more. */
const OF_EACH_KIND = isNightly ? 18 : isShort ? 3 : 6
const tried = isShort ? sampleOf(leakKinds, 2) : leakKinds
const HARMLESS = isNightly ? 40 : isShort ? 5 : 10
const TIMEOUT_MS = 300_000

describe('[DATA-4] the content check', () => {
  let content: Content
  let rows: LeakRow[]
  beforeAll(() => {
    content = contentOf('content')
    rows = leakReport(content, spoilerRules, OF_EACH_KIND, 1349, tried)
  }, TIMEOUT_MS)

  const sum = (count: (row: LeakRow) => number) => rows.reduce((total, row) => total + count(row), 0)

  // `npm test` has already run it (`content:check`).
  if (!isShort) {
    test('finds nothing in the book as it is', () => {
      expect(checkContent(content, rules)).toEqual([])
    })
  }

  test('catches at least 99 of 100 leaks that are planted in it, of a part of them all but one', () => {
    expect(leakKinds.length).toBeGreaterThanOrEqual(25)
    expect(sum(({ planted }) => planted)).toBeGreaterThanOrEqual(0.8 * tried.length * OF_EACH_KIND)

    const missed = rows.flatMap(({ kind, missed }) =>
      missed.map(({ chapter, says }) => `${kind} in ${chapter}: ${says}`),
    )
    // In the short form a single miss is more than one in a hundred.
    const few = Math.max(isShort ? 1 : 0, sum(({ planted }) => planted) / 100)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(few)
  })

  test('catches nine of ten of every single kind, of a few all but one, and has some of each to catch', () => {
    for (const { kind, planted, caught } of rows) {
      expect(planted, kind).toBeGreaterThanOrEqual(OF_EACH_KIND / 2)
      expect(planted - caught, kind).toBeLessThanOrEqual(Math.max(1, planted / 10))
    }
  })

  test('has nothing against a sentence that gives nothing away', () => {
    const book = readBook(content)
    const rng = createRng(isNightly ? 1 : DAY_SEED)
    const people = book.patches.filter((patch) => proseOf(patch))
    for (let count = 0; count < HARMLESS; count++) {
      const patch = rng.pick(people)
      if (!patch) continue
      const told = withSentence(patch, proseOf(patch) ?? '', 'A lamp is lit beside the window at dusk.')
      expect(
        caughtBy({ ...patch, told, says: '' }, content, spoilerRules),
        `${patch.chapter} ${patch.id}, DAY_SEED=${DAY_SEED}`,
      ).toBeUndefined()
    }
  })
})
