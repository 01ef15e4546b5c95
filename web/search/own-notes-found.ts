import type { KeptNote } from '#reader/state.ts'
import type { Story } from '#story/engine/story.ts'
import { fold, tellingWords, wordsOf } from '#story/search/fold.ts'
import type { HitGroup } from '#story/search/grouped.ts'
import { findableAt, type SearchHit } from '#story/search/search.ts'
import { book } from '#web/reader/book.ts'

/**
 * The entries with notes by the reader that contain all these words, or words beginning with them, each with the latest such
 * note, as a separate group; empty if nothing is found.
 */
export function ownNotesFound(story: Story, notes: readonly KeptNote[], words: string): HitGroup[] {
  const telling = tellingWords(wordsOf(fold(words)))
  if (telling.length === 0) return []
  const found = new Map<string, SearchHit>()
  for (const { kind, entry: id, text, chapter } of notes) {
    const folded = fold(text)
    const entry = findableAt(story, book, `${kind}/${id}`)
    const isFound = telling.every((word) => ` ${folded}`.replaceAll('\n', ' ').includes(` ${word}`))
    if (!entry || !isFound) continue
    found.set(entry.address, { entry, text: { at: 0, by: 'fact', text, folded, chapter }, words: telling })
  }
  return found.size > 0 ? [{ key: 'own', label: 'Your Notes', hits: [...found.values()].reverse() }] : []
}
