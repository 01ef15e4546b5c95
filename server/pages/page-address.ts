import type { ScreenFiles } from '#api/screen-files.ts'
import { pathPattern } from '#server/http/path-pattern.ts'
import { ROUTES } from '#story/entries/routes.ts'
import type { PageFiles } from './document.ts'

/** An address of the app, with the files of its screen. `isOne`: there are only so many like it, and whoever asks cannot make up another. */
export type PageAddress = { address: string; isOne: boolean; files: PageFiles }

/** More than any link of ours asks for. */
const VALUE_MAX = 100

/** The routes of the app by their paths, those without a part that differs before the others. */
const routes = Object.values(ROUTES)
  .map(({ path, query }) => ({ pattern: pathPattern(path), query: query as readonly string[] }))
  .toSorted((one, other) => Number(one.pattern.source.includes('[^')) - Number(other.pattern.source.includes('[^')))

/**
 * Reads the address of a page of the app out of a request: its path, and of its query what its route knows, each once and in the
 * order of the route. Undefined for any other path.
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
