import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { pagesCountUp } from './pages-count-up.ts'

const leaf = (content: string | null) => ({ 1: { diary: { leaf: { title: 'A leaf', order: 1, content } } } })

test.each([
  ['Page 1 (front): a storm. Page 2 (back): a calm.'],
  ['A line before any page. Page 1 (9 July): a storm.'],
  ['A leaf without pages.'],
  [null],
])('[DIARY-2] %j passes', (content) => {
  expect(problemsOf(pagesCountUp, leaf(content))).toEqual([])
})

test.each([
  ['Page 1 (9 July): a storm. Page 1 (further down): a calm.'],
  ['Page 2 (9 July): a storm.'],
  ['Page 1 (front): a storm. Page 3 (back): a calm.'],
])('[DIARY-2] %j is found', (content) => {
  expect(problemsOf(pagesCountUp, leaf(content))).toHaveLength(1)
})
