import { expect, test } from 'vitest'
import { capitalised } from './capitalised.ts'

test('a word begins with a capital, and of several words the first alone', () => {
  expect(capitalised('mate')).toBe('Mate')
  expect(capitalised('is a friend of Bert')).toBe('Is a friend of Bert')
  expect(capitalised('élan')).toBe('Élan')
  expect(capitalised('')).toBe('')
})
