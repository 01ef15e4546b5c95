import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { kinds } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries } from '#story/engine/story.ts'
import { createTimeline, type StoryAt } from '#story/engine/timeline.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { contentOf } from '#tools/testing/content-of.ts'

/** A line of `content/told-in.yaml`: an entry, a field with a value or a word somewhere in the entry, and the chapter that first tells it. */
const patch = z.strictObject({
  kind: z.enum(kinds),
  id: z.string(),
  field: z.string().optional(),
  is: z.union([z.string(), z.number()]).optional(),
  says: z.string().optional(),
  from: z.int(),
  /** The chapter that removes the entry. */
  until: z.int().optional(),
})
type Patch = z.infer<typeof patch>

const FILE = 'content/told-in.yaml'
const patches = z.array(patch).parse(existsSync(FILE) ? parse(readFileSync(FILE, 'utf8')) : [])
let storyAt: StoryAt

beforeAll(() => {
  const { book, chapters } = contentOf('content')
  if (!book) throw new Error('book.yaml cannot be read')
  storyAt = createTimeline(prepareChapters(book, chapters, gameIcons()))
})

function isToldAt(chapter: number, { kind, id, field, is, says }: Patch): boolean {
  const entry: Record<string, unknown> | undefined = entryOf(anyEntries(storyAt(chapter), kind), id)
  if (says) return JSON.stringify(entry ?? '').includes(says)
  return field ? entry?.[field] === is : entry !== undefined
}

describe('the real book tells in its chapter', () => {
  test('whatever content/told-in.yaml names', () => {
    const chapterOf = (line: Patch) => ({
      before: isToldAt(line.from - 1, line),
      from: isToldAt(line.from, line),
      until: line.until !== undefined && isToldAt(line.until, line),
    })
    for (const line of patches)
      expect(chapterOf(line), JSON.stringify(line)).toEqual({ before: false, from: true, until: false })
  })
})
