import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ToldPlace } from '#api/admin.ts'
import type { EntryReference } from '#api/feedback.ts'

/** Where the chapters tell of an entry, up to one of them, the newest first. */
export type FindToldPlaces = (entry: Pick<EntryReference, 'kind' | 'id'>, chapter: number) => Promise<ToldPlace[]>

/** Finds them in a folder that the build has filled, a file for each kind, which is read anew each time: it is rarely asked for. */
export function findToldPlaces(folder: string): FindToldPlaces {
  return async ({ kind, id }, chapter) => {
    const text = await readFile(join(folder, `${kind}.json`), 'utf8').catch(noneWhereMissing)
    const entries = new Map(Object.entries(JSON.parse(text) as Record<string, ToldPlace[]>))
    return (entries.get(id) ?? []).filter((place) => place.chapter <= chapter).reverse()
  }
}

/** A kind of which no chapter tells. */
function noneWhereMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error
  return '{}'
}
