import { expect, test } from 'vitest'
import { chapterFile } from './chapter-file.ts'
import { schemaIssues } from './schema-issues.ts'

const issuesOf = (fullContent: unknown) =>
  schemaIssues(chapterFile.safeParse({ items: { logbook: { fullContent } } }).error?.issues ?? []).map(
    ({ path, message }) => `${path.slice(2).join('.')}: ${message}`,
  )

test.each([
  [
    'an unknown type of block',
    [
      { type: 'paragraph', text: 'Wind from the north.' },
      { type: 'bogus', text: 'Gale.' },
    ],
    ["fullContent.1.type: Invalid discriminator value. Expected 'heading' | 'paragraph' | 'list' | 'address'"],
  ],
  [
    'a slip in the name of a field',
    [{ type: 'heading', tex: 'Monday' }],
    [
      'fullContent.0.text: Invalid input: expected string, received undefined',
      'fullContent.0: Unrecognized key: "tex"',
    ],
  ],
  ['a value of no form at all', 5, ['fullContent: Invalid input']],
])('%s is reported at its place', (_, written, reported) => {
  expect(issuesOf(written)).toEqual(reported)
})
