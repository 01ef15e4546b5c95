import { shapes } from '#story/engine/chapter.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Shape } from '#story/engine/known.ts'
import { isMap } from '#story/engine/merge.ts'
import { anyEntries } from '#story/engine/story.ts'
import { entrySchema } from '#tools/content/chapter-file.ts'
import { patches, type Rule } from './rule.ts'

export const firstMentionIsComplete: Rule = {
  name: 'first-mention-is-complete',
  why: 'A card is drawn from the first chapter that names its entry, so its required fields stand there.',

  *check(checked) {
    for (const { chapter, kind, id, path } of patches(checked)) {
      const entry = entryOf(anyEntries(checked.writtenAt(chapter), kind), id)
      const result = entry && entrySchema(kind).safeParse(asWritten(entry, shapes[kind]))
      for (const { path: field, message } of result?.error?.issues ?? []) {
        yield {
          chapter,
          path: [...path, ...field.map(String)],
          message: `${path.join('.')}.${field.join('.')}: ${message}`,
          tip: 'Write the missing field in the chapter that first names the entry.',
        }
      }
    }
  },
}

/** The entry without what the engine adds to it. */
function asWritten(entry: object, shape: Shape): Record<string, unknown> {
  const { id: _, firstSeen: _f, lastChanged: _l, ...written } = entry as Record<string, unknown>
  for (const [field, nested] of Object.entries(shape)) {
    const entries = written[field]
    if (typeof nested === 'string') delete written[field]
    if (typeof nested === 'string' || !isMap(entries)) continue
    written[field] = Object.fromEntries(
      Object.entries(entries).map(([id, below]) => [id, asWritten(below as object, nested)]),
    )
  }
  return written
}
