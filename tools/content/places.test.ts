import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { placesByKind, placesOf } from './places.ts'
import { readContent } from './read-content.ts'

const FOLDER = 'content-examples/saltmere'
const { chapters } = readContent(FOLDER)
const places = placesOf(chapters)

test('each entry has the chapters that tell of it, in order, with the lines on which they do', () => {
  expect(places.size).toBeGreaterThan(50)
  for (const [name, found] of places) {
    const [kind, id] = name.split('/') as [string, string]
    expect(found.map(({ chapter }) => chapter)).toEqual(found.map(({ chapter }) => chapter).toSorted((a, b) => a - b))
    for (const { chapter, file, line, lines, below } of found) {
      const written = readFileSync(file, 'utf8').trimEnd().split('\n')
      expect(written.slice(line - 1, line - 1 + lines.length), `${file}:${line}`).toEqual(lines)
      expect(written[line - 1 + lines.length] ?? null).toBe(below)
      const told = chapters.find(({ number }) => number === chapter)!.chapter as Record<string, Record<string, unknown>>
      expect(parse(lines.join('\n')), `${file}:${line}`).toEqual({ [id]: told[kind]![id] })
    }
  }
})

test('by kind they are the same ones', () => {
  const again = [...placesByKind(chapters)].flatMap(([kind, entries]) =>
    Object.entries(entries).map(([id, told]) => [`${kind}/${id}`, told] as const),
  )
  expect(new Map(again)).toEqual(places)
})
