import { readFileSync } from 'node:fs'
import { parseMarkup } from '#tools/styles/markup.ts'
import { classesOf, SHARED, stylesheets } from '#tools/styles/stylesheets.ts'
import type { PageClasses } from './page-styles.ts'

/** The static imports of a module. */
type Graph = (id: string) => { importedIds: readonly string[] } | null

/**
 * The classes used by these modules of the app and by all their static imports. What is loaded later opens over a page, and no server
 * draws it. The book's chapters have no influence: the styles of a page are the same however the story goes on.
 */
export function pageClasses(modules: readonly string[], graph: Graph): PageClasses {
  const given = reached(modules, graph)
    .filter(isOurs)
    .flatMap((id) => parseMarkup(id, readFileSync(id, 'utf8')).classes)
  const names = [...new Set([...given, ...sharedClasses()])]
  return {
    names: names.filter((name) => !name.endsWith('-')),
    beginnings: names.filter((name) => name.endsWith('-')),
  }
}

/** These modules and all that they import statically. */
export function reached(modules: readonly string[], graph: Graph): string[] {
  const seen = new Set(modules)
  for (const id of seen) for (const imported of graph(id)?.importedIds ?? []) seen.add(imported)
  return [...seen]
}

/** Classes that every page may have, including icons. */
const sharedClasses = () =>
  stylesheets()
    .filter(({ path }) => path.startsWith(SHARED))
    .flatMap(({ selectors }) => selectors.flatMap(classesOf))

const isOurs = (id: string) => /\.tsx?$/.test(id) && !id.includes('node_modules')
