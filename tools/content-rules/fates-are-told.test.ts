import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { fatesAreTold } from './fates-are-told.ts'

const box = { name: 'Box', category: 'tool', description: 'A wooden box with brass corners.' }
const found = (chapter: object) =>
  problemsOf(fatesAreTold, { 1: { characters: { anna }, items: { box } }, 2: chapter }).map(({ message }) => message)

test.each([
  ['a death', { characters: { anna: { status: 'Deceased' } } }],
  ['a death beside other news', { characters: { anna: { status: 'Dead', headline: 'Anna walks in the rain.' } } }],
  ['a disappearance', { characters: { anna: { status: 'Missing', told: ['She likes the sea.'] } } }],
  ['a hunt', { characters: { anna: { status: 'Wanted' } } }],
  ['a first word', { characters: { bertram: { ...anna, name: 'Bertram', status: 'Deceased (historical)' } } }],
  ['an end', { items: { box: { status: 'Destroyed' } } }],
  ['a use', { items: { box: { status: 'consumed' } } }],
])('[DATA-4] %s of which no sentence speaks is found', (_, chapter) => {
  expect(found(chapter)).toEqual([expect.stringContaining('nothing told of it in chapter 2 says how')])
})

test.each([
  ['a death', { characters: { anna: { status: 'Deceased', headline: 'Anna is killed on the quay.' } } }],
  ['a loss', { items: { box: { status: 'Missing', told: ['The box is stolen in the night.'] } } }],
  ['a use', { items: { box: { status: 'Used', headline: 'The box is burnt for its warmth.' } } }],
  ['any other status', { items: { box: { status: 'Owned' } }, characters: { anna: { status: 'Unknown' } } }],
])('%s that is told says nothing', (_, chapter) => {
  expect(found(chapter)).toEqual([])
})
