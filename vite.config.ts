import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ADDRESSES } from './api/addresses.ts'
import type { PublicBook } from './api/book.ts'
import { bookFolders } from './server/story/book-folders.ts'
import { contentFolder } from './tools/content/read-content.ts'
import { bookIdentity } from './tools/vite/book-identity.ts'
import { bookPictures } from './tools/vite/book-pictures.ts'
import { chunking } from './tools/vite/chunks.ts'
import { icons } from './tools/vite/icons.ts'
import { liveStory } from './tools/vite/live-story.ts'
import { plainLinks } from './tools/vite/plain-links.ts'
import { precompress } from './tools/vite/precompress.ts'
import { screenFiles } from './tools/vite/screen-files.ts'
import { serviceWorker } from './tools/vite/service-worker.ts'
import { starter } from './tools/vite/starter.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`
const content = contentFolder()
const { build, app } = bookFolders(import.meta.dirname, content)
const built = (name: string) => resolve(import.meta.dirname, build, name)
const book = JSON.parse(readFileSync(built('book.json'), 'utf8')) as PublicBook

export default defineConfig({
  root: 'web',
  publicDir: resolve(import.meta.dirname, bookPictures(content, build)),
  // Each book has its own build folder; the `imports` in package.json point only to the default one.
  resolve: {
    alias: [
      { find: /^#app\/(.+)$/, replacement: built('app/$1.json') },
      { find: /^#glyphs\/(.+)$/, replacement: built('glyphs/$1.json') },
    ],
  },
  build: {
    outDir: resolve(import.meta.dirname, app),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Fonts inlined into the stylesheet would need a laxer content security policy.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: chunking },
  },
  plugins: [
    react({ compiler: true }),
    icons(),
    bookIdentity(book),
    plainLinks(),
    screenFiles(book),
    liveStory(content),
    starter('web/start/start.ts'),
    serviceWorker('web/offline/service-worker.ts'),
    precompress(),
  ],
  server: { proxy: { [ADDRESSES.api]: server, [ADDRESSES.story]: server } },
})
