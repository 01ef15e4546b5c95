import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import book from './build/book.json' with { type: 'json' }
import { bookIdentity } from './tools/vite/book-identity.ts'
import { icons } from './tools/vite/icons.ts'
import { precompress } from './tools/vite/precompress.ts'
import { preloadFonts } from './tools/vite/preload-fonts.ts'
import { serviceWorker } from './tools/vite/service-worker.ts'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'web',
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    icons(),
    bookIdentity(book),
    preloadFonts(['imbue-latin-opsz-normal', 'literata-latin-wght-normal', 'archivo-latin-wdth-normal']),
    serviceWorker('web/offline/service-worker.ts'),
    precompress(),
  ],
  server: { proxy: { '/api': server, '/story': server } },
})
