import { type DrawnPage, LATE_STYLES, STARTER_ADDRESS } from '#api/drawn-page.ts'
import type { ScreenFiles } from '#api/screen-files.ts'

const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/
const TITLE = /<title>(.*?)<\/title>/
const STYLES = /<link rel="stylesheet"[^>]*>/
/** What starts the app at once, and what it asks for first: in a drawn page its starter sees to that. */
const STARTING = /\s*<(?:script type="module"|link rel="(?:modulepreload|preload)")[^>]*>(?:<\/script>)?/g
const APP = /<script type="module"[^>]* src="([^"]+)"/g

/** The files of a screen that a drawn page names. */
export type PageFiles = Pick<ScreenFiles[number], 'files' | 'styles'>

/** All that a drawn page names: those, and the addresses of its story. */
type Named = PageFiles & { story: readonly string[] }

/**
 * The built page of the app with what was drawn in it, and the chapter at which. It names what the app will need.
 *
 * The browser waits for the styles of the page and its starter alone. All other styles stand in `<noscript>`: without a script
 * they count at once, and with it they are added after the first picture (web/late-styles.ts).
 *
 * @throws where the page has no such places
 */
export function documentOf(
  page: string,
  { html, title }: DrawnPage,
  { files, styles, story }: Named,
  chapter: number,
): string {
  const app = [...page.matchAll(APP)].at(-1)?.[1]
  if (!app || ![ROOT, TITLE, STYLES].every((place) => place.test(page))) {
    throw new Error('index.html is none of the app')
  }
  const scripts = files.filter((file) => file.endsWith('.js'))
  const late = files.filter((file) => file.endsWith('.css')).map((file) => linkTo(file, ' crossorigin'))
  const starter = starterTag({ chapter, app, files: scripts.join(' '), story: story.join(' ') })
  return page
    .replaceAll(STARTING, '')
    .replace(STYLES, () => `${starter}${linkTo(styles)}<noscript id="${LATE_STYLES}">${late.join('')}</noscript>`)
    .replace(ROOT, () => `<div id="root" data-chapter="${chapter}">${html}</div>`)
    .replace(TITLE, (whole, product: string) =>
      title === undefined ? whole : `<title>${escaped(title)} · ${product}</title>`,
    )
}

const linkTo = (file: string, attributes = '') => `<link rel="stylesheet"${attributes} href="${file}">`

function starterTag(data: Record<string, string | number>): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`)
  return `<script src="${STARTER_ADDRESS}"${attributes.join('')}></script>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
