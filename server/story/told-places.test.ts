import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findToldPlaces } from './told-places.ts'

const place = (chapter: number) => ({ chapter, file: `${chapter}.yaml`, line: 3, lines: ['  lamp: {}'], below: null })
const folder = mkdtempSync(join(tmpdir(), 'places-'))
writeFileSync(join(folder, 'items.json'), JSON.stringify({ lamp: [place(2), place(5), place(9)] }))
const find = findToldPlaces(folder)
afterAll(() => rmSync(folder, { recursive: true }))

test('the places up to the chapter are found, the newest first', async () => {
  expect(await find({ kind: 'items', id: 'lamp' }, 5)).toEqual([place(5), place(2)])
})

test.each([
  ['an entry of which nothing tells', { kind: 'items', id: 'rope' }, 9],
  ['what only later chapters tell of', { kind: 'items', id: 'lamp' }, 1],
  ['a kind of which nothing tells', { kind: 'deities', id: 'lamp' }, 9],
  ['a name that every object has', { kind: 'items', id: 'constructor' }, 9],
] as const)('there are none for %s', async (_, entry, chapter) => {
  expect(await find(entry, chapter)).toEqual([])
})

test('a file that cannot be read is an error', async () => {
  writeFileSync(join(folder, 'quests.json'), '{')
  await expect(find({ kind: 'quests', id: 'lamp' }, 9)).rejects.toThrow(SyntaxError)
})

test('so is what is there and is no file', async () => {
  mkdirSync(join(folder, 'characters.json'))
  await expect(find({ kind: 'characters', id: 'lamp' }, 9)).rejects.toThrow('EISDIR')
})
