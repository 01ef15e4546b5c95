import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './tools/vite/icons.ts'
import { precompress } from './tools/vite/precompress.ts'
import { preloadFonts } from './tools/vite/preload-fonts.ts'

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
    preloadFonts(['imbue-latin-opsz-normal', 'literata-latin-wght-normal', 'archivo-latin-wdth-normal']),
    precompress(),
  ],
  server: { proxy: { '/api': server, '/story': server } },
})
