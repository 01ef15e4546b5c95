import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placesOf } from './places.ts'
import { readContent } from './read-content.ts'

const FOLDER = 'content-examples/saltmere'
const places = placesOf(readContent(FOLDER).chapters)

test('each entry has the chapters that tell of it, in order, with the lines on which they do', () => {
  expect(places.size).toBeGreaterThan(50)
  for (const [name, found] of places) {
    const id = name.split('/')[1] as string
    expect(found.map(({ chapter }) => chapter)).toEqual(found.map(({ chapter }) => chapter).toSorted((a, b) => a - b))
    for (const { file, line } of found) {
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .slice(Math.max(0, line - 2), line)
      expect(lines.join('\n'), `${file}:${line}`).toContain(id)
    }
  }
})
