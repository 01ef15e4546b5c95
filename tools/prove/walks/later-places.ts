import { type Kind, kinds } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { addressInBook } from '#story/entries/entry-address.ts'
import { idsOf } from '#tools/prove/places.ts'

/** An entry told after a chapter: where it opens, and how a post refers to it. */
export type LaterEntry = { kind: Kind; id: string; address: string }

/** The entries that a reader at `here` knows and a reader at `end` does not. */
export function laterEntries(
  storyAt: (chapter: number) => Story,
  end: number,
  here: number,
  book: PublicBook,
): LaterEntry[] {
  if (here <= end) return []
  return kinds.flatMap((kind) => {
    const known = new Set(idsOf(storyAt(end), kind))
    return idsOf(storyAt(here), kind)
      .filter((id) => !known.has(id))
      .flatMap((id) => {
        const address = addressInBook(kind, id, book)
        return address ? [{ kind, id, address }] : []
      })
  })
}
