import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ADMIN_PAGE } from './api/admin.ts'
import type { PublicBook } from './api/book.ts'
import { bookFolders } from './server/story/book-folders.ts'
import { contentFolder } from './tools/content/read-content.ts'
import { bookTitle } from './tools/vite/book-identity.ts'
import { icons } from './tools/vite/icons.ts'
import { precompress } from './tools/vite/precompress.ts'

const { build } = bookFolders(import.meta.dirname, contentFolder())
const built = (name: string) => resolve(import.meta.dirname, build, name)
const book = JSON.parse(readFileSync(built('book.json'), 'utf8')) as PublicBook

/** The administrators' page, built separately so that no file of the public app contains any of it. */
export default defineConfig({
  root: 'web/admin',
  base: `${ADMIN_PAGE}/`,
  publicDir: false,
  build: {
    outDir: built('admin'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Fonts inlined into the stylesheet would need a laxer content security policy.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  plugins: [react({ compiler: true }), icons(), bookTitle(book), precompress()],
})
