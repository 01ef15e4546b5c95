import { declarationOf } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import type { CodexEntry } from './codex-entries.ts'
import { toldOf } from './told-of.ts'

/**
 * The chapter in which an entry first appears, as its record says. That may be before its discovery, as with somebody who was met
 * before they had a name.
 */
export function seenIn(story: Story, { kind, id, chapter }: CodexEntry): number {
  const { seenAs } = declarationOf(kind)
  const entry = entryOf(anyEntries(story, kind), id)
  return entry && seenAs ? (toldOf(story, kind, entry, seenAs) as number) : chapter
}
