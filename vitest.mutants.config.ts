import { defineConfig } from 'vitest/config'
import tests from './vitest.config.ts'

const { projects: _, ...settings } = tests.test ?? {}

/**
 * The tests that have to catch Stryker's mutants (stryker.config.json): those in the mutated folders. Random walks are left out because
 * each takes seconds; faults that only they catch are planted by hand (tools/gate-mutations).
 */
export default defineConfig({
  ...tests,
  test: {
    ...settings,
    include: ['{kinds,story,reader}/**/*.test.ts'],
    exclude: [...(settings.exclude ?? []), 'reader/*walks.test.ts'],
  },
})
