import { readFileSync } from 'node:fs'
import type { ScreenFiles } from '#api/screen-files.ts'
import { pathPattern } from './path-pattern.ts'
import type { StaticFile } from './static-files.ts'

/**
 * Creates the `Link` header of a page (RFC 8288), which names the files of its screen, so that the browser need not wait for the app to
 * request them. Undefined for an address that the app does not have.
 *
 * @param built `screens.json`, written by tools/vite/screen-files.ts; if it is missing, no page gets a header
 */
export function createScreenLinks(built: StaticFile | undefined): (path: string) => string | undefined {
  const screens = built ? (JSON.parse(readFileSync(built.path, 'utf8')) as ScreenFiles) : []
  const links = screens.map(({ path, files }) => ({
    pattern: pathPattern(path),
    link: files.map(linkTo).join(', '),
  }))
  return (path) => links.find(({ pattern }) => pattern.test(path))?.link
}

function linkTo(file: string): string {
  return file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`
}
