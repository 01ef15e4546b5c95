import { type DrawnPage, LATE_STYLES } from '#api/drawn-page.ts'
import type { ScreenFiles } from '#api/screen-files.ts'

const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/
const TITLE = /<title>(.*?)<\/title>/
const STYLES = /<link rel="stylesheet"[^>]*>/

/** The files of a screen that a drawn page names. */
export type PageFiles = Pick<ScreenFiles[number], 'files' | 'styles'>

/**
 * The built page of the app with what was drawn in it, and the chapter at which.
 *
 * The browser waits for the styles of the page alone. All others stand in `<noscript>`: without a script they count at once, and
 * with it they are added after the first picture (web/late-styles.ts).
 *
 * @throws where the page has no such places
 */
export function documentOf(
  page: string,
  { html, title }: DrawnPage,
  chapter: number,
  { files, styles }: PageFiles,
): string {
  if (![ROOT, TITLE, STYLES].every((place) => place.test(page))) throw new Error('index.html is none of the app')
  const late = files.filter((file) => file.endsWith('.css')).map((file) => linkTo(file, ' crossorigin'))
  return page
    .replace(STYLES, () => `${linkTo(styles)}<noscript id="${LATE_STYLES}">${late.join('')}</noscript>`)
    .replace(ROOT, () => `<div id="root" data-chapter="${chapter}">${html}</div>`)
    .replace(TITLE, (whole, product: string) =>
      title === undefined ? whole : `<title>${escaped(title)} · ${product}</title>`,
    )
}

const linkTo = (file: string, attributes = '') => `<link rel="stylesheet"${attributes} href="${file}">`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
