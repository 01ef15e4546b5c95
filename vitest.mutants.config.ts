import { defineConfig } from 'vitest/config'
import tests from './vitest.config.ts'

const { projects: _, ...settings } = tests.test ?? {}

/**
 * The tests that run against mutants (stryker.config.json): those of the mutated folders. Random walks take seconds each, so faults
 * that only they notice are planted by hand (tools/gate-mutations).
 */
export default defineConfig({
  ...tests,
  test: {
    ...settings,
    include: ['{kinds,story,reader}/**/*.test.ts'],
    exclude: [...(settings.exclude ?? []), 'reader/*walks.test.ts'],
  },
})
