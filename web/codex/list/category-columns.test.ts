import { expect, test } from 'vitest'
import { categoryColumns } from './category-columns.ts'

test.each([
  [10, 5],
  [9, 3],
  [8, 4],
  [7, 4],
  [6, 3],
  [5, 5],
  [4, 4],
  [2, 3],
])('[CODEX-1] %i categories stand in %i columns', (categories, columns) => {
  expect(categoryColumns(categories)).toBe(columns)
})
