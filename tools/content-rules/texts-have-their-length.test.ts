import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { textsHaveTheirLength } from './texts-have-their-length.ts'

const told = (fields: object) => ({ 1: { characters: { anna: { ...anna, ...fields } } } })

test('texts of one to four sentences pass', () => {
  expect(problemsOf(textsHaveTheirLength, told({ headline: 'Anna keeps the log.' }))).toEqual([])
})

test.each([
  ['a description that says nothing', { description: 'A sailor.' }],
  ['a description too long to read', { description: 'She keeps the log and the watch. '.repeat(12) }],
  ['a description of many sentences', { description: 'She sails. '.repeat(7) }],
  ['a headline that tells the background', { headline: 'Anna, who has kept the log, '.repeat(5) }],
  ['a name that is a sentence', { name: 'Anna '.repeat(14) }],
])('%s is found', (_, fields) => {
  expect(problemsOf(textsHaveTheirLength, told(fields))).toHaveLength(1)
})
