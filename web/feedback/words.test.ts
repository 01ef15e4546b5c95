import { expect, test } from 'vitest'
import { capitalised } from '#story/texts/capitalised.ts'
import { badgeOf, dayOf } from './words.ts'

test.each([
  ['feedback', 'general', 'Feedback'],
  ['feedback', 'bug', 'Bug'],
  ['feedback', 'suggestion', 'Suggestion'],
  ['add-info', 'add-details', 'Add Info'],
] as const)('[FEED-3] a post of type %s and subtype %s has the badge %s', (type, subtype, badge) => {
  expect(badgeOf({ type, subtype })).toBe(badge)
})

test('[FEED-3] an unknown status is shown with a capital', () => {
  expect(capitalised('in progress')).toBe('In progress')
  expect(capitalised('')).toBe('')
})

test('[FEED-3] the day of a post names its year only where it is another one', () => {
  const noonOf3March = (year: number) => new Date(year, 2, 3, 12).toISOString()
  const now = new Date(2026, 10, 21)
  expect(dayOf(noonOf3March(2026), now)).toBe('3 March')
  expect(dayOf(noonOf3March(2025), now)).toBe('3 March 2025')
})
