import { type DrawnPage, LATE_FONTS, LATE_STYLES, OPEN_SHEET, STARTER_ADDRESS } from '#api/drawn-page.ts'
import type { ScreenFiles } from '#api/screen-files.ts'

const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/
const TITLE = /<title>(.*?)<\/title>/
const STYLES = /(?:\s*<link rel="stylesheet"[^>]*>)+/
/** The tags that start the app and preload its files; a drawn page leaves that to its starter. */
const STARTING = /\s*<(?:script type="module"|link rel="(?:modulepreload|preload)")[^>]*>(?:<\/script>)?/g
/** Comments, and tags for link previews, which are never requested on behalf of a reader. */
const FOR_OTHERS = /\s*(?:<meta (?:property="og:|name="twitter:)[^>]*>|<!--[\s\S]*?-->)/g
const APP = /<script type="module"[^>]* src="([^"]+)"/g

/** The files of a screen that a drawn page references. */
export type PageFiles = Omit<ScreenFiles[number], 'path'>

/** All references of a drawn page: those files, and the addresses of its story. */
type Named = PageFiles & { story: readonly string[] }

/**
 * The built page of the app with the drawn content, and its chapter (undefined for visitors). It references what the app will need.
 *
 * The browser waits only for the page styles and the starter. The web fonts and all other styles are in `<noscript>`: without script they
 * apply at once; with script the fonts are added after the first paint, the styles with the app (web/late-styles.ts), and those of dialogs
 * and the like when they are opened. A page that was drawn with a sheet open over it waits for their styles too, and for the web font of its
 * text: lines that break elsewhere would move everything below them.
 *
 * @throws if the page lacks the places to fill in
 */
export function documentOf(
  page: string,
  drawn: DrawnPage,
  { files, fonts, styles, opened, openStyles, textFont, story }: Named,
  chapter: number | undefined,
): string {
  const app = [...page.matchAll(APP)].at(-1)?.[1]
  if (!app) throw new Error(NOT_THE_APP)
  const isOpen = drawn.html.includes(OPEN_SHEET)
  const scripts = [...files, ...(isOpen ? opened : [])].filter((file) => file.endsWith('.js'))
  const starter = starterTag({
    chapter: chapter ?? '',
    app,
    files: scripts.join(' '),
    story: story.join(' '),
    ...(drawn.isKnown && { known: 'yes' }),
  })
  const others = files.filter((file) => file !== fonts)
  const late =
    `<noscript id="${LATE_FONTS}">${linksTo([fonts])}</noscript>` +
    `<noscript id="${LATE_STYLES}">${linksTo(others)}</noscript>` +
    (isOpen || !linksTo(opened) ? '' : `<noscript>${linksTo(opened)}</noscript>`)
  const frame = chapter === undefined ? page : page.replaceAll(FOR_OTHERS, '')
  const first = isOpen ? preloadOf(textFont) + linkTo(openStyles) : linkTo(styles)
  return withDrawn(frame, drawn, `${starter}${first}${late}`, ` data-chapter="${chapter ?? ''}"`)
}

/** The page that answers a form. The form was posted because no script runs, so the page includes none. */
export function answerDocumentOf(page: string, drawn: DrawnPage, { files, styles, opened }: PageFiles): string {
  return withDrawn(page, drawn, `${linkTo(styles)}${linksTo([...files, ...opened])}`, '')
}

const NOT_THE_APP = 'index.html is not a page of the app'

function withDrawn(
  page: string,
  { html, title }: Pick<DrawnPage, 'html' | 'title'>,
  head: string,
  attributes: string,
): string {
  if (![ROOT, TITLE, STYLES].every((place) => place.test(page))) throw new Error(NOT_THE_APP)
  return page
    .replaceAll(STARTING, '')
    .replace(STYLES, () => head)
    .replace(ROOT, () => `<div id="root"${attributes}>${html}</div>`)
    .replace(TITLE, (whole, product: string) =>
      title === undefined ? whole : `<title>${escaped(title)} · ${product}</title>`,
    )
}

/** Links to the style sheets among the files. */
function linksTo(files: readonly string[]): string {
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => linkTo(file, ' crossorigin'))
    .join('')
}

const preloadOf = (font: string) => `<link rel="preload" as="font" crossorigin href="${font}">`

const linkTo = (file: string, attributes = '') => `<link rel="stylesheet"${attributes} href="${file}">`

function starterTag(data: Record<string, string | number>): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`)
  return `<script src="${STARTER_ADDRESS}"${attributes.join('')}></script>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
