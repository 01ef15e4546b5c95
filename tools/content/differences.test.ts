import { expect, test } from 'vitest'
import { differenceLines } from './difference-lines.ts'
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

test('of a list authors see the items that differ', () => {
  const before = { told: ['He comes.', 'He sees.', 'He waits.', 'He goes.'] }
  const after = { told: ['He comes.', 'He sees.', 'He goes.', 'He is back.'] }

  expect(differences(before, after).flatMap(differenceLines)).toEqual([
    '~ told',
    '    (2 unchanged)',
    '  - - He waits.',
    '    (1 unchanged)',
    '  + - He is back.',
  ])
})
