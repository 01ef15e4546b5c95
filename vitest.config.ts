import { defineConfig } from 'vitest/config'
import { icons } from './tools/vite/icons.ts'

/** Node is the default; a test of a screen begins with the comment `@vitest-environment happy-dom`. */
export default defineConfig({
  plugins: [icons()],
  test: {
    include: ['{kinds,story,api,reader,server,web,tools,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'e2e/**', 'dist/**', 'build/**'],
    restoreMocks: true,
    // By itself Vitest leaves a core free, which on two cores is half of them.
    maxWorkers: '100%',
    // Laws run thousands of times, and machines differ.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
