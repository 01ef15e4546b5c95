import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ToldPlace } from '#api/admin.ts'
import type { EntryReference } from '#api/feedback.ts'

/** Finds where chapters mention an entry, up to the given chapter, newest first. */
export type FindToldPlaces = (entry: Pick<EntryReference, 'kind' | 'id'>, chapter: number) => Promise<ToldPlace[]>

/** Searches a folder filled by the build, with one file per kind. A file is read for every search, because searches are rare. */
export function findToldPlaces(folder: string): FindToldPlaces {
  return async ({ kind, id }, chapter) => {
    const text = await readFile(join(folder, `${kind}.json`), 'utf8').catch(noneWhereMissing)
    const entries = new Map(Object.entries(JSON.parse(text) as Record<string, ToldPlace[]>))
    return (entries.get(id) ?? []).filter((place) => place.chapter <= chapter).reverse()
  }
}

/** A missing file: no chapter tells of this kind. */
function noneWhereMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error
  return '{}'
}
