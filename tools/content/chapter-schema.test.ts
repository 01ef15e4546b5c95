import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chapterSchema } from './chapter-schema.ts'

test('editors check chapter files by the schemas as they are now', () => {
  expect(readFileSync('content/chapter.schema.json', 'utf8'), 'run "npm run content:schema"').toBe(chapterSchema())
})
