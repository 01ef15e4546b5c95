import { defineConfig } from 'vitest/config'
import tests from './vitest.config.ts'

const { projects: _, ...settings } = tests.test ?? {}

/** The tests that hear of planted faults (stryker.config.json): those of the folders in which they are planted, and of the reader's surroundings. */
export default defineConfig({
  ...tests,
  test: { ...settings, include: ['{kinds,story,reader,web/reader}/**/*.test.ts'] },
})
