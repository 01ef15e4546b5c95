import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('new entries stand whole, changed ones by field, and what is the same not at all', () => {
  const before = { anna: { name: 'Anna', status: 'Alive', tags: ['log'] }, bertram: { name: 'Bertram' } }
  const after = { anna: { name: 'Anna', status: 'Missing', tags: ['log'] }, eva: { name: 'Eva' } }

  expect(differences({ characters: before }, { characters: after })).toEqual([
    { path: 'characters.anna.status', before: 'Alive', after: 'Missing' },
    { path: 'characters.eva', after: { name: 'Eva' } },
    { path: 'characters.bertram', before: { name: 'Bertram' } },
  ])
  expect(differences(before, before)).toEqual([])
})
