import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isNightly } from './tools/testing/nightly.ts'
import { TIMEOUT_MS } from './tools/testing/timeout-ms.ts'
import { icons } from './tools/vite/icons.ts'

// The workers inherit the seed, so all files of a run sample the same cases.
process.env.DAY_SEED ??= String(Date.now() % 1000)

/** Multiplies the runs of each law: above 1 in the step `laws` of `npm run test:nightly`, below 1 in `npm run mutants`. */
const lawTimes = Number(process.env.LAW_TIMES ?? 1)

const filesOf = (folders: string) => [`${folders}/**/*.test.{ts,tsx}`]

/** Tests that replace a module (`vi.mock`) and therefore cannot share modules with other files. */
const ALONE = '**/*.alone.test.{ts,tsx}'

/** Tests that need a document: component tests, and files named `*.dom.test.ts`. An `*.alone.test.*` file asks for one in its first line. */
const DOM = ['**/*.test.tsx', '**/*.dom.test.ts']

export default defineConfig({
  plugins: [icons()],
  test: {
    exclude: ['**/node_modules/**', 'e2e/**', 'dist/**', 'build/**', ...(isNightly ? [] : ['**/*.nightly.test.ts'])],
    tags: [{ name: 'extended', description: 'Rarer cases: run by `npm run test:unit`, left out of `npm test`.' }],
    restoreMocks: true,
    unstubGlobals: true,
    // Test files in one worker share modules: loading them again for each file took a third of the total time. Longer and shorter laws
    // need isolation because they replace fast-check with a mock (tools/testing/long-laws.ts).
    isolate: lawTimes !== 1,
    setupFiles: ['tools/testing/timeouts.ts', ...(lawTimes !== 1 ? ['tools/testing/long-laws.ts'] : [])],
    expect: { poll: { timeout: TIMEOUT_MS } },
    // By default Vitest leaves one core free, and it treats anything above "100%" as one worker per core. Some files wait for databases and
    // clocks: with two workers per core the whole run takes two thirds of the time.
    maxWorkers: 2 * availableParallelism(),
    // Laws run thousands of cases, and machines differ in speed.
    testTimeout: 120_000 * Math.max(1, lawTimes),
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: filesOf('{server,tools/account,tools/backup}'),
          exclude: [ALONE],
          globalSetup: ['server/testing/shared-postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: filesOf('{kinds,story,api,reader,web,tools,scripts}'),
          exclude: ['tools/account/**', 'tools/backup/**', ALONE, ...DOM],
        },
      },
      {
        // A separate project: if the next file needs a different environment, Vitest ends the worker and with it the shared modules.
        extends: true,
        test: {
          name: 'dom',
          include: DOM,
          exclude: [ALONE],
          environment: 'happy-dom',
          setupFiles: ['tools/testing/clean-document.ts', 'tools/testing/no-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [ALONE],
          isolate: true,
          globalSetup: ['server/testing/shared-postgres.ts'],
        },
      },
    ],
  },
})
