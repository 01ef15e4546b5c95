import type { Plugin } from 'vite'

/** The night surface, which the design fixes (web/styles/tokens.css). */
const NIGHT = '#0e1416'

/** Puts the product's name into the page. */
export function bookTitle({ product }: { product: string }): Plugin {
  return {
    name: 'book-title',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll('%PRODUCT%', product) },
  }
}

/** Puts the product's name into the page, and writes the manifest that makes the app installable. */
export function bookIdentity(book: { product: string }): Plugin {
  return {
    ...bookTitle(book),
    name: 'book-identity',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest(book.product)) })
    },
  }
}

function manifest(product: string) {
  return {
    id: '/',
    name: product,
    short_name: product.split(' ')[0],
    description: 'A spoiler-safe reading companion: see only what you have read so far.',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
