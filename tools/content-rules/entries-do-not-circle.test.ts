import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { entriesDoNotCircle } from './entries-do-not-circle.ts'

const place = (name: string, within?: string) => ({ name, description: 'A place of stone.', ...(within && { within }) })

test('a room in a house in a street passes', () => {
  const locations = { room: place('Room', 'house'), house: place('House', 'street'), street: place('Street') }
  expect(problemsOf(entriesDoNotCircle, { 1: { locations } })).toEqual([])
})

test('a place that comes to lie within itself is found in the chapter that says so', () => {
  const problems = problemsOf(entriesDoNotCircle, {
    1: { locations: { house: place('House', 'street'), street: place('Street') } },
    2: { locations: { street: { within: 'house' } } },
  })
  expect(problems.map(({ file }) => file.slice(-8))).toEqual(['002.yaml'])
})
