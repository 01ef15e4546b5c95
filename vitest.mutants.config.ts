import { defineConfig } from 'vitest/config'
import tests from './vitest.config.ts'

const { projects: _, ...settings } = tests.test ?? {}

/**
 * The tests that hear of planted faults (stryker.config.json): those of the folders in which they are planted. Random walks take
 * seconds each; what they alone hear of is planted by hand (tools/gate-mutations).
 */
export default defineConfig({
  ...tests,
  test: {
    ...settings,
    include: ['{kinds,story,reader}/**/*.test.ts'],
    exclude: [...(settings.exclude ?? []), 'reader/*walks.test.ts'],
  },
})
