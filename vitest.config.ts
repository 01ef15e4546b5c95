import { defineConfig } from 'vitest/config'
import { byNight } from './tools/testing/by-night.ts'
import { PATIENCE_MS } from './tools/testing/patience-ms.ts'
import { icons } from './tools/vite/icons.ts'

/** More than 1 in `npm run test:nightly`, less in `npm run mutants`. */
const lawTimes = Number(process.env.LAW_TIMES ?? 1)

const filesOf = (folders: string) => [`${folders}/**/*.test.{ts,tsx}`]

/** Node is the default; a test of a screen begins with the comment `@vitest-environment happy-dom`. */
export default defineConfig({
  plugins: [icons()],
  test: {
    exclude: ['**/node_modules/**', 'e2e/**', 'dist/**', 'build/**', ...(byNight ? [] : ['**/*.nightly.test.ts'])],
    restoreMocks: true,
    setupFiles: ['tools/testing/patience.ts', ...(lawTimes !== 1 ? ['tools/testing/long-laws.ts'] : [])],
    expect: { poll: { timeout: PATIENCE_MS } },
    // By itself Vitest leaves a core free. Some files wait for databases and clocks: two workers a core are an eighth quicker than one.
    maxWorkers: '200%',
    // Laws run thousands of times, and machines differ.
    testTimeout: 120_000 * Math.max(1, lawTimes),
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: filesOf('{server,tools/account,tools/backup}'),
          globalSetup: ['server/testing/shared-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: filesOf('{kinds,story,api,reader,web,tools,scripts}'),
          exclude: ['tools/account/**', 'tools/backup/**'],
        },
      },
    ],
  },
})
