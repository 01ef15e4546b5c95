import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeKindsTable } from './kinds-table.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const declare = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, `${name}.ts`), `export const one = kind({ fields: {} })\n`)
}
const listed = () => {
  writeKindsTable(folder)
  return [...readFileSync(join(folder, 'table.ts'), 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name)
}

test('a file that declares a kind is in the table, by the name of the file', () => {
  declare('world-lore', 'items')
  writeFileSync(join(folder, 'field.ts'), 'export const line = 1\n')
  expect(listed()).toEqual(['items', 'worldLore'])
})

test('a new kind stands behind those that were there, and one that is gone leaves', () => {
  declare('items', 'quests')
  listed()
  declare('beasts')
  expect(listed()).toEqual(['items', 'quests', 'beasts'])
  rmSync(join(folder, 'items.ts'))
  expect(listed()).toEqual(['quests', 'beasts'])
})

test('a table that is right is left alone', () => {
  declare('items')
  listed()
  const { mtimeMs } = statSync(join(folder, 'table.ts'))
  listed()
  expect(statSync(join(folder, 'table.ts')).mtimeMs).toBe(mtimeMs)
})

test('the table of the project is the one that its files give', () => {
  const before = readFileSync('kinds/table.ts', 'utf8')
  writeKindsTable()
  expect(readFileSync('kinds/table.ts', 'utf8')).toBe(before)
})
