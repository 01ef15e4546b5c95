import type { ScreenFiles } from '#api/screen-files.ts'
import { pathPattern } from '#server/http/path-pattern.ts'
import { ROUTES } from '#story/entries/routes.ts'
import type { PageFiles } from './document.ts'

/** An address of the app, with the files of its screen. `isOne`: it is one of a fixed set of addresses, to which clients cannot add. */
export type PageAddress = { address: string; isOne: boolean; files: PageFiles }

/** Longer than any value in our own links. */
const VALUE_MAX = 100

/** The routes of the app by path, those without parameters first. */
const routes = Object.values(ROUTES)
  .map(({ path, query }) => ({ pattern: pathPattern(path), query: query as readonly string[] }))
  .toSorted((one, other) => Number(one.pattern.source.includes('[^')) - Number(other.pattern.source.includes('[^')))

/**
 * Extracts the address of an app page from a request: its path, and the query parameters that its route knows, each once and in the order
 * of the route. Undefined for any other path.
 */
export function createPageAddress(screens: ScreenFiles): (url: URL) => PageAddress | undefined {
  const known = screens.map(({ path, ...files }) => ({
    pattern: pathPattern(path),
    isOne: !path.includes(':'),
    files,
  }))
  return ({ pathname, searchParams }) => {
    const screen = known.find(({ pattern }) => pattern.test(pathname))
    const route = routes.find(({ pattern }) => pattern.test(pathname))
    if (!screen || !route) return undefined
    const query = new URLSearchParams()
    for (const name of route.query) {
      const value = searchParams.get(name)
      if (value !== null && value.length <= VALUE_MAX) query.set(name, value)
    }
    return {
      address: query.size > 0 ? `${pathname}?${query}` : pathname,
      isOne: screen.isOne && query.size === 0,
      files: screen.files,
    }
  }
}
