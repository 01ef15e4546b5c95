import { expect, test } from 'vitest'
import { displayCategory } from './display-category.ts'

const labels = [
  { label: 'Artifacts', words: ['artifact', 'mystical items'] },
  { label: 'Other', words: [] },
]

test('[DATA-13] a word goes under the label that takes it in, and under the last where none does', () => {
  expect(displayCategory('Mystical Items', labels)).toBe('Artifacts')
  expect(displayCategory('kitchenware', labels)).toBe('Other')
  expect(displayCategory('Other', labels)).toBe('Other')
  expect(displayCategory('cloak', [{ label: 'Tools', words: ['tool'] }, ...labels])).toBe('Other')
})

test('[DATA-13] it is its own label in a book that has none', () => {
  expect(displayCategory('weapon', [])).toBe('weapon')
})
