import { expect, test } from 'vitest'
import { fieldAround } from './kinds.ts'

test('a place lies within another one, and people lie side by side', () => {
  expect(fieldAround('locations')).toBe('within')
  expect(fieldAround('characters')).toBeUndefined()
})
