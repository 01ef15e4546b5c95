import { isMap } from '#story/engine/merge.ts'
import type { ChapterSource } from './read-content.ts'

/** Where a chapter tells of an entry. `text` is what it tells, as read from the file. */
export type Place = { chapter: number; file: string; line: number; text: unknown }

/** The places that tell of each entry, by 'kind/id', in the order of their chapters. */
export function placesOf(sources: readonly ChapterSource[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const { number, file, chapter } of sources)
    for (const [kind, entries] of Object.entries(chapter)) {
      if (!isMap(entries)) continue
      for (const [id, text] of Object.entries(entries)) {
        const name = `${kind}/${id}`
        const place = { chapter: number, file: file.path, line: file.lineOf([kind, id]), text }
        places.set(name, [...(places.get(name) ?? []), place])
      }
    }
  return places
}
