import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { type TakenEntry, type TakenGroup, takenEntry, takenGroups } from '#story/take-along/taken-entry.ts'
import { linkedText } from '#story/texts/name-links.ts'
import type { Linked } from './plain-files.ts'

/** A group with its entries. */
export type Collected = Omit<TakenGroup, 'ids'> & { entries: readonly CollectedEntry[] }

/** An entry whose lines know which entries their names link to. */
export type CollectedEntry = Omit<TakenEntry, 'parts'> & {
  parts: readonly { title: string | undefined; isList: boolean; lines: readonly (readonly Linked[])[] }[]
}

/** In milliseconds; the page can respond between slices. */
const SLICE_MS = 12

/**
 * Everything known, with names as links, collected slice by slice.
 *
 * @param tell receives the progress, from 0 to 1
 * @throws the signal's reason, once it is aborted
 */
export async function collect(
  story: Story,
  book: Pick<PublicBook, 'sections' | 'currency'>,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<Collected[]> {
  const groups = takenGroups(story, book)
  const total = groups.reduce((sum, { ids }) => sum + ids.length, 0)
  const collected: Collected[] = []
  let done = 0
  let end = performance.now() + SLICE_MS
  for (const { kind, label, ids } of groups) {
    const entries: CollectedEntry[] = []
    for (const id of ids) {
      const entry = takenEntry(story, kind, id, book)
      if (entry) entries.push(linkedEntry(story, entry))
      done++
      if (performance.now() < end) continue
      tell(done / total)
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      end = performance.now() + SLICE_MS
    }
    collected.push({ kind, label, entries })
  }
  return collected
}

function linkedEntry(story: Story, entry: TakenEntry): CollectedEntry {
  const linked = (line: string) =>
    linkedText(story, line, entry.key).map(({ text, entry: key }): Linked => ({ text, key }))
  return { ...entry, parts: entry.parts.map((part) => ({ ...part, lines: part.lines.map(linked) })) }
}
