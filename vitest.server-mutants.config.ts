import { defineConfig } from 'vitest/config'
import mutants from './vitest.mutants.config.ts'

/** The tests that hear of faults planted in the server's gate (stryker.server.config.json): those that ask the app function. */
export default defineConfig({
  ...mutants,
  test: { ...mutants.test, include: ['server/app.test.ts', 'server/{community,pages,routes,story}/**/*.test.ts'] },
})
