import type { DrawnPage } from '#api/drawn-page.ts'

const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/
const TITLE = /<title>(.*?)<\/title>/

/**
 * The built page of the app with what was drawn in it, and the chapter at which.
 *
 * @throws where the page has no such places
 */
export function documentOf(page: string, { html, title }: DrawnPage, chapter: number): string {
  if (!ROOT.test(page) || !TITLE.test(page)) throw new Error('index.html is none of the app')
  return page
    .replace(ROOT, () => `<div id="root" data-chapter="${chapter}">${html}</div>`)
    .replace(TITLE, (whole, product: string) =>
      title === undefined ? whole : `<title>${escaped(title)} · ${product}</title>`,
    )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
