import { kinds, nestedMaps } from '#story/chapter.ts'
import { allEntries } from '#story/entries.ts'
import type { NestedMaps } from '#story/known.ts'
import { isMap } from '#story/merge.ts'
import { entrySchemas } from '#story/schema/chapter.ts'
import { anyEntries } from '#story/story.ts'
import type { Rule } from './rule.ts'

export const firstMentionIsComplete: Rule = {
  name: 'first-mention-is-complete',
  why: 'A card is drawn from the first chapter that names its entry, so its required fields stand there.',

  *check({ content, writtenAt, focus }) {
    for (const { number } of content.chapters) {
      const story = writtenAt(number)
      for (const kind of kinds) {
        for (const entry of allEntries(anyEntries(story, kind))) {
          if (entry.lastChanged !== number || (focus && !focus(number, kind, entry.id))) continue
          const result = entrySchemas[kind].safeParse(asWritten(entry, nestedMaps[kind]))
          for (const { path, message } of result.error?.issues ?? []) {
            yield {
              chapter: number,
              path: [kind, entry.id, ...path.map(String)],
              message: `${kind}.${entry.id}.${path.join('.')}: ${message}`,
              tip: 'Write the missing field in the chapter that first names the entry.',
            }
          }
        }
      }
    }
  },
}

/** The entry without what the engine adds to it. */
function asWritten(entry: object, maps: NestedMaps): Record<string, unknown> {
  const { id: _, firstSeen: _f, lastChanged: _l, recentActivities: _r, ...written } = entry as Record<string, unknown>
  for (const [field, nested] of Object.entries(maps)) {
    const entries = written[field]
    if (!isMap(entries)) continue
    written[field] = Object.fromEntries(
      Object.entries(entries).map(([id, below]) => [id, asWritten(below as object, nested)]),
    )
  }
  return written
}
