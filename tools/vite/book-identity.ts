import type { Plugin } from 'vite'
import { ADDRESSES } from '#api/addresses.ts'
import type { PublicBook } from '#story/book/book.ts'
import { href } from '#story/entries/routes.ts'

/** The night surface, which the design fixes (web/styles/tokens.css). */
const NIGHT = '#0e1416'

type Identity = Pick<PublicBook, 'product' | 'shortName' | 'description'>

/** The start of every page's head; an HTML file has a marker in its place. */
const HEAD = `<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="${NIGHT}">
    <meta name="color-scheme" content="dark">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">`
const MARK = '<!-- head: tools/vite/book-identity.ts -->'

/** Inserts what all pages share, and the product's name and description, into the page. */
export function bookTitle(book: Identity): Plugin {
  return {
    name: 'book-title',
    transformIndexHtml: { order: 'pre', handler: (html) => pageOf(html, book) },
  }
}

/** Also adds the manifest that makes the app installable. */
export function bookIdentity(book: Identity): Plugin {
  return {
    ...bookTitle(book),
    name: 'book-identity',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifestOf(book)) })
    },
  }
}

/** The page with the book's words and the address of the app's first call filled in. */
export function pageOf(html: string, { product, description }: Identity): string {
  return html
    .replace(MARK, HEAD)
    .replaceAll('%PRODUCT%', escaped(product))
    .replaceAll('%DESCRIPTION%', escaped(description))
    .replaceAll('%WORDMARK%', wordmark(escaped(product)))
    .replaceAll('%SESSION%', ADDRESSES.session)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** The same markup as web/shell/wordmark.tsx. */
function wordmark(product: string): string {
  return product.replace(' of the ', ' <i>of the</i> ')
}

/** The web app manifest. */
export function manifestOf({ product, shortName, description }: Identity) {
  return {
    id: '/',
    name: product,
    short_name: shortName,
    description,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // A text shared from another app is looked up; a web address in it is ignored.
    share_target: {
      action: href('search'),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'q' },
    },
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
