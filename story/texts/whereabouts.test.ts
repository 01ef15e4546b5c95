import { expect, test } from 'vitest'
import { whereabouts } from './whereabouts.ts'

test.each([
  ['Zouteland Street', 'on Zouteland Street'],
  ['Northern Continent', 'on Northern Continent'],
  ['Saltmere', 'in Saltmere'],
  ['Streets of Saltmere', 'in Streets of Saltmere'],
  ['Under Saint Selena Cathedral', 'under Saint Selena Cathedral'],
  ['Undertow', 'in Undertow'],
  ['The greyish-blue house', 'in the greyish-blue house'],
  ['The Long Quay', 'on the Long Quay'],
])('what lies at %s lies %s', (name, where) => {
  expect(whereabouts(name)).toBe(where)
})
