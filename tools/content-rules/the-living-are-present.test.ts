import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { theLivingArePresent } from './the-living-are-present.ts'

const bertram = { ...anna, name: 'Bertram White', aliases: ['The Mate'] }
const found = (told: object, before: object = bertram) =>
  problemsOf(theLivingArePresent, { 1: { characters: { bertram: before } }, 2: { characters: { bertram: told } } }).map(
    ({ message }) => /"(.+?)"/.exec(message)?.[1],
  )

test.each([
  ['Bertram White was a good sailor.', 'Bertram White was'],
  ['Nobody knew what White had seen.', 'White had'],
  ['The Mate was fond of the sea.', 'The Mate was'],
  ['The chair of the late mate stands empty.', 'the late mate stands'],
])('[DATA-4] the past of the living is found: %s', (sentence, what) => {
  expect(found({ told: [sentence] })).toEqual([what])
})

test.each([
  ['of the dead', { status: 'Deceased', told: ['Bertram was a good sailor.'] }],
  ['of another', { told: ["Bertram's brother was a sailor.", 'The ship was old.'] }],
  ['an hour of the day', { told: ['He comes back in the late evening.'] }],
])('what is said %s is none', (_, told) => {
  expect(found(told)).toEqual([])
})

test('[DATA-4] the living are not the late ones of another entry either', () => {
  const log = (content: string) => ({ notes: { log: { category: 'other', content } } })
  const chapters = {
    1: { characters: { bertram } },
    2: log('The late Bertram White had the log; the late captain too.'),
  }
  expect(problemsOf(theLivingArePresent, chapters)).toHaveLength(1)
})
