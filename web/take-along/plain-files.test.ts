import { expect, test } from 'vitest'
import { fileName } from './plain-files.ts'

const LONG = 'a'.repeat(99)

test.each([
  ['The Fool: a card?', 'The Fool a card'],
  ['..hidden. ..', 'hidden'],
  ['...', 'Untitled'],
  [`${LONG}bc`, `${LONG}b`],
  [`${LONG}🃏`, LONG],
  [`${LONG.slice(1)}🃏b`, `${LONG.slice(1)}🃏`],
  [`${LONG} after`, LONG],
])('[OWN-5] of %s the name of a file is %s, which any file system takes', (text, name) => {
  expect(fileName(text)).toBe(name)
})
