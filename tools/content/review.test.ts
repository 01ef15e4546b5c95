import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { readContent } from './read-content.ts'
import { review } from './review.ts'

const FOLDER = 'content-examples/saltmere'
const CHAPTER = 'chapters/003.yaml'
const copy = mkdtempSync(join(tmpdir(), 'review-'))
cpSync(FOLDER, copy, { recursive: true })
afterAll(() => rmSync(copy, { recursive: true }))

test('a corrected description is shown before and after, at its chapter and the next', () => {
  const told = parse(readFileSync(join(FOLDER, CHAPTER), 'utf8'))
  const [kind, entries] = Object.entries(told).find(([, value]) =>
    Object.values(Object(value)).some((entry) => typeof Object(entry).description === 'string'),
  ) as [string, Record<string, { description?: string }>]
  const [id] = Object.entries(entries).find(([, entry]) => entry.description) as [string, unknown]
  const before = entries[id]?.description
  Object.assign(entries[id] as object, { description: 'Put right.' })
  writeFileSync(join(copy, CHAPTER), stringify(told))

  const reviewed = review(readContent(FOLDER), readContent(copy), [3])

  expect(reviewed.map(({ chapter }) => chapter)).toEqual([3, 4])
  expect(JSON.stringify(reviewed[0])).toContain(JSON.stringify(before?.trim()).slice(1, 30))
  for (const { differences, entries } of reviewed) {
    expect(JSON.stringify(differences)).toContain('Put right.')
    expect(entries).toContainEqual({ kind, id, isNew: false, isGone: false })
    expect(differences.every(({ path }) => path.includes(kind) || path.includes(id))).toBe(true)
  }
})

test('a corrected headline is shown in the news of its chapter, and in those of the next', () => {
  const told = parse(readFileSync(join(FOLDER, CHAPTER), 'utf8'))
  const [kind, entries] = Object.entries(told).find(([, value]) =>
    Object.values(Object(value)).some((entry) => typeof Object(entry).headline === 'string'),
  ) as [string, Record<string, { headline?: string }>]
  const [id, entry] = Object.entries(entries).find(([, entry]) => entry.headline) as [string, { headline: string }]
  const before = entry.headline
  entry.headline = 'Put right.'
  writeFileSync(join(copy, CHAPTER), stringify(told))

  for (const { differences } of review(readContent(FOLDER), readContent(copy), [3])) {
    expect(differences).toEqual([{ path: `headlines.3.${kind}/${id}`, before, after: 'Put right.' }])
  }
})

test('where nothing has changed, nothing is shown', () => {
  const content = readContent(FOLDER)

  expect(review(content, content, [3])).toEqual([
    { chapter: 3, differences: [], entries: [] },
    { chapter: 4, differences: [], entries: [] },
  ])
})

test('content that cannot be read is refused with its first mistake', () => {
  writeFileSync(join(copy, CHAPTER), 'items: {]')

  expect(() => review(readContent(FOLDER), readContent(copy), [3])).toThrow(/003\.yaml/)
})
