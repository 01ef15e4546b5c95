import { beforeAll, describe, expect, test } from 'vitest'
import { spoilerRules } from '#tools/content-rules/rules.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { sampleOf } from '#tools/testing/sample.ts'
import { isShort } from '#tools/testing/short.ts'
import { hintKinds, hintReport } from './planted-hints.ts'
import type { LeakRow } from './report.ts'

const TIMEOUT_MS = 300_000

/** The rates that the rules have reached, by kind. Kinds not listed are those that no rule can tell from a harmless text. */
const FLOORS: Readonly<Record<string, number>> = {
  'past tense of the living': 0.6,
  'later name that the book declares': 1,
  'lore term': 0.5,
  'stray letter': 1,
  id: 0.5,
  icon: 0.8,
  tag: 0.1,
  'category or group': 0.6,
  alias: 0.6,
  'role or label': 0.4,
  'fate never told again': 0.7,
  'fate told again in its chapter': 1,
}

/** `npm test` tries some of the kinds, because each hint runs all the rules. */
const tried = isShort ? sampleOf(hintKinds, 3) : hintKinds

describe('[DATA-4] of the hints that an author might let slip, the content check', () => {
  let rows: LeakRow[]
  beforeAll(() => {
    rows = hintReport(contentOf('content'), spoilerRules, tried)
  }, TIMEOUT_MS)

  test.each(Object.entries(FLOORS).filter(([kind]) => tried.includes(kind)))(
    'catches, of the kind %s, at least %d',
    (kind, floor) => {
      const row = rows.find((row) => row.kind === kind)
      expect(row?.planted).toBeGreaterThanOrEqual(3)
      expect(
        (row?.caught ?? 0) / (row?.planted ?? 1),
        row?.missed.map(({ says }) => says).join('\n'),
      ).toBeGreaterThanOrEqual(floor)
    },
  )

  if (!isShort) {
    test('catches 40 of 100 in all, and of hints that have no name and no field of their own none', () => {
      const sum = (count: (row: LeakRow) => number) => rows.reduce((total, row) => total + count(row), 0)
      expect(sum(({ planted }) => planted)).toBeGreaterThanOrEqual(120)
      expect(sum(({ caught }) => caught) / sum(({ planted }) => planted)).toBeGreaterThanOrEqual(0.4)
      // If this fails because more is caught, update content/README.md and README.md.
      expect(rows.find(({ kind }) => kind === 'hint without a name')).toMatchObject({ planted: 10, caught: 0 })
    })
  }

  test('is judged by the rules against spoilers, not by those of form', () => {
    const form = [
      'schema',
      'texts-have-their-length',
      'sentences-are-not-repeated',
      'glyphs-exist',
      'pictures-are-there',
    ]
    const others = rows.flatMap(({ kind, rules }) =>
      [...rules].filter((rule) => form.includes(rule)).map((rule) => [kind, rule]),
    )
    expect(others).toEqual([])
  })
})
