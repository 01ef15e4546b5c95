import { expect, test } from 'vitest'
import { categoryLabel } from './categories.ts'

const labels = [{ label: 'Weapons & Combat', words: ['weapon'] }]

test('[DATA-13] a category goes under the label that names its word, whatever its capitals; others stay as they are', () => {
  expect(categoryLabel('Weapon', labels)).toBe('Weapons & Combat')
  expect(categoryLabel('weapons & combat', labels)).toBe('Weapons & Combat')
  expect(categoryLabel('Kitchenware', labels)).toBe('Kitchenware')
})
