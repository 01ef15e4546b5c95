import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chapterSchema } from './chapter-schema.ts'

test('editors check chapter files by the schemas as they are now', () => {
  expect(readFileSync('content/chapter.schema.json', 'utf8'), 'run "npm run content:schema"').toBe(chapterSchema())
})

test('editors take the short keys of Sequences too', () => {
  const [, pattern] = /"pattern": "(.*uence.*)"/.exec(chapterSchema()) ?? []
  const isKey = (key: string) => new RegExp(pattern ?? '').test(key)
  expect(['seq_9', 'sequence_0', 'seq_10', 'sequence', 'seq9'].map(isKey)).toEqual([true, true, false, false, false])
})
