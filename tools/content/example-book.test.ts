import { expect, test } from 'vitest'
import { kinds } from '#kinds/kinds.ts'
import { sections } from '#story/schema/sections.ts'
import { rules } from '#tools/content-rules/rules.ts'
import { checkContent } from './check-content.ts'
import { formatProblem } from './problem.ts'
import { readContent } from './read-content.ts'

test('the second book keeps all the rules of content', () => {
  const content = readContent('content-examples/monte-cristo')

  expect(checkContent(content, rules).map(formatProblem)).toEqual([])
  expect(content.chapters).toHaveLength(content.book!.chapters.last)
})

test('the book of the end-to-end tests keeps them too, has every section, and tells every kind', () => {
  const content = readContent('content-examples/saltmere')
  expect(checkContent(content, rules).map(formatProblem)).toEqual([])

  const told = new Set(content.chapters.flatMap(({ chapter }) => Object.keys(chapter)))
  expect(kinds.filter((kind) => !told.has(kind))).toEqual([])
  expect(Object.keys(sections.shape).toSorted()).toEqual(Object.keys(content.book!.sections).toSorted())
})
