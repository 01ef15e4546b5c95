import { expect, test } from 'vitest'
import { tabOf } from './address.ts'

test.each([
  ['', null, 'profile'],
  ['#profile', null, 'profile'],
  ['#achievements', null, 'achievements'],
  ['#settings', null, 'settings'],
  ['#feedback', null, 'settings'],
  ['#privacy', null, 'settings'],
  ['#nowhere', null, 'profile'],
  ['#toString', null, 'profile'],
  ['#', null, 'profile'],
  ['', 'first-step', 'achievements'],
  ['#feedback', 'first-step', 'achievements'],
] as const)('[SHELL-6] the hash %j with achievement %j opens the tab %s', (hash, achievement, tab) => {
  expect(tabOf(hash, achievement)).toBe(tab)
})
