import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bookFolders } from './server/story/book-folders.ts'
import { contentFolder } from './tools/content/read-content.ts'
import { icons } from './tools/vite/icons.ts'

const { build } = bookFolders(import.meta.dirname, contentFolder())
const built = (name: string) => resolve(import.meta.dirname, build, name)

/** Builds what the server draws pages with: the app as one self-contained file. */
export default defineConfig({
  root: 'web',
  publicDir: false,
  resolve: {
    alias: [
      { find: /^#app\/(.+)$/, replacement: built('app/$1.json') },
      { find: /^#glyphs\/(.+)$/, replacement: built('glyphs/$1.json') },
    ],
  },
  // The server runs without NODE_ENV, so React would choose its slow development build.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: 'draw-page.tsx',
    outDir: built('pages'),
    emptyOutDir: true,
    target: 'esnext',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  plugins: [react(), icons()],
})
