import { readFileSync } from 'node:fs'
import { parseMarkup } from '#tools/styles/markup.ts'
import { classesOf, SHARED, stylesheets } from '#tools/styles/stylesheets.ts'
import type { PageClasses } from './page-styles.ts'

/** What a module imports at once. */
type Graph = (id: string) => { importedIds: readonly string[] } | null

/**
 * The classes that the modules of the app can give, beginning with these and with all that they import at once; what is loaded
 * later opens over a page, and is drawn by no server. What a chapter tells has no part in it: the styles of a page are the
 * same however the story goes on.
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

function reached(modules: readonly string[], graph: Graph): string[] {
  const seen = new Set(modules)
  for (const id of seen) for (const imported of graph(id)?.importedIds ?? []) seen.add(imported)
  return [...seen]
}

/** Those that every page may have, icons among them. */
const sharedClasses = () =>
  stylesheets()
    .filter(({ path }) => path.startsWith(SHARED))
    .flatMap(({ selectors }) => selectors.flatMap(classesOf))

const isOurs = (id: string) => /\.tsx?$/.test(id) && !id.includes('node_modules')
