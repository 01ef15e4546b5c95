import { expect, test } from 'vitest'
import { rules } from '#tools/content-rules/rules.ts'
import { checkContent } from './check-content.ts'
import { formatProblem } from './problem.ts'
import { readContent } from './read-content.ts'

test('the second book keeps all the rules of content', () => {
  const content = readContent('content-examples/monte-cristo')

  expect(checkContent(content, rules).map(formatProblem)).toEqual([])
  expect(content.chapters).toHaveLength(content.book!.chapters.last)
})
