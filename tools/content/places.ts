import type { ToldPlace } from '#api/admin.ts'
import { isMap } from '#story/engine/merge.ts'
import type { ChapterSource } from './read-content.ts'

/** The places that tell of each entry, by 'kind/id', in the order of their chapters. */
export function placesOf(sources: readonly ChapterSource[]): Map<string, ToldPlace[]> {
  const places = new Map<string, ToldPlace[]>()
  for (const { number, file, chapter } of sources)
    for (const [kind, entries] of Object.entries(chapter)) {
      if (!isMap(entries)) continue
      for (const id of Object.keys(entries)) {
        const name = `${kind}/${id}`
        const block = file.blockOf([kind, id])
        if (!block) throw new Error(`${file.path} tells of ${name}, and does not say where`)
        places.set(name, [...(places.get(name) ?? []), { chapter: number, file: file.path, ...block }])
      }
    }
  return places
}

/** The same, by kind and id: the server has a file for each kind. */
export function placesByKind(sources: readonly ChapterSource[]): Map<string, Record<string, ToldPlace[]>> {
  const kinds = new Map<string, Record<string, ToldPlace[]>>()
  for (const [name, places] of placesOf(sources)) {
    const [kind, id] = name.split('/') as [string, string]
    const entries = kinds.get(kind) ?? {}
    entries[id] = places
    kinds.set(kind, entries)
  }
  return kinds
}
