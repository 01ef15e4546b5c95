import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { declarationOf, kinds } from '#kinds/kinds.ts'
import { fieldNotes } from './field-notes.ts'
import { exampleOf, fieldTable, withFieldTables } from './field-tables.ts'
import { schemaOfFields } from './schema-of.ts'

const guide = readFileSync('content/README.md', 'utf8')

test('the guide for authors has the fields of all kinds as they are declared now', () => {
  expect(withFieldTables(guide), 'run "npm run content:schema"').toBe(guide)
})

const fields = kinds.flatMap((kind) => {
  const notes = fieldNotes(kind)
  return Object.entries(declarationOf(kind).fields).map(([name, field]) => {
    const { meaning, example = exampleOf(field) } = notes.get(name) ?? {}
    return { at: `${kind}.${name}`, name, field, meaning, example }
  })
})
const at = (found: typeof fields) => found.map(({ at }) => at)

test('authors are told of each field what it means, by the doc comment above it', () => {
  expect(at(fields.filter(({ meaning }) => !meaning))).toEqual([])
})

test('each field has an example, "@example …" in its doc comment, that its own schema takes', () => {
  const wrong = fields.filter(({ name, field, example = 'null' }) => {
    const told = parse(example)
    return told === null || !schemaOfFields({ [name]: field }, 'first').safeParse({ [name]: told }).success
  })
  expect(at(wrong)).toEqual([])
})

test('a table says of a field whether it is mandatory and what it is', () => {
  const table = fieldTable('characters')
  expect(table).toContain('| **status** | line |')
  expect(table).toContain('| beyonder | true or false |')
  expect(fieldTable('organizations')).toContain('| pathwaysHeld | list of ids of pathways |')
  expect(fieldTable('inventory')).toContain('The key is the id of one of the items')
})

test('a guide without a place for the fields is not written', () => {
  expect(() => withFieldTables('# How to write content')).toThrow('no place')
})
