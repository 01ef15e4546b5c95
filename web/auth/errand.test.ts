import { expect, test } from 'vitest'
import { errandOf } from './errand.ts'

test.each([
  ['', undefined],
  ['#forgotten', { kind: 'forgotten' }],
  ['#reset=a-B_9', { kind: 'reset', key: 'a-B_9' }],
  ['#verify=a-B_9', { kind: 'verify', key: 'a-B_9' }],
  ['#reset=', undefined],
  ['#reset=<b>', undefined],
  ['#elsewhere=abc', undefined],
])('[AUTH-7] the hash %j asks for %j', (hash, errand) => {
  expect(errandOf(hash)).toEqual(errand)
})
