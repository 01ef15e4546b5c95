import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isNightly } from './tools/testing/nightly.ts'
import { PATIENCE_MS } from './tools/testing/patience-ms.ts'
import { icons } from './tools/vite/icons.ts'

// The workers inherit it, so that all files of a run select the same parts of sampled tests.
process.env.DAY_SEED ??= String(Date.now() % 1000)

/** More than 1 in `npm run test:nightly`, less in `npm run mutants`. */
const lawTimes = Number(process.env.LAW_TIMES ?? 1)

const filesOf = (folders: string) => [`${folders}/**/*.test.{ts,tsx}`]

/** Tests that replace a module (`vi.mock`), and so need a module registry of their own. */
const ALONE = '**/*.alone.test.{ts,tsx}'

/** Tests that need a DOM: those of components, and files named `.dom.`. A file that is also `.alone.` says so in its first line. */
const DOM = ['**/*.test.tsx', '**/*.dom.test.ts']

export default defineConfig({
  plugins: [icons()],
  test: {
    exclude: ['**/node_modules/**', 'e2e/**', 'dist/**', 'build/**', ...(isNightly ? [] : ['**/*.nightly.test.ts'])],
    tags: [
      { name: 'extended', description: 'Left to `npm run test:unit` by `npm test`: rarer ways whose main one stays.' },
    ],
    restoreMocks: true,
    unstubGlobals: true,
    // The files of a worker share its modules: reloading them for each file took a third of the total time. Other LAW_TIMES replace
    // fast-check (tools/testing/long-laws.ts), which needs isolation.
    isolate: lawTimes !== 1,
    setupFiles: ['tools/testing/patience.ts', ...(lawTimes !== 1 ? ['tools/testing/long-laws.ts'] : [])],
    expect: { poll: { timeout: PATIENCE_MS } },
    // By default Vitest leaves a core free, and treats more than "100%" as one worker per core. Some files wait for databases and timers:
    // two workers per core cut the total time by a third.
    maxWorkers: 2 * availableParallelism(),
    // Laws run thousands of times, and machines differ in speed.
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
        // A separate project: when the environment changes between files, the worker ends, and the modules it shares are lost.
        extends: true,
        test: {
          name: 'dom',
          include: DOM,
          exclude: [ALONE],
          environment: 'happy-dom',
          setupFiles: ['tools/testing/clean-document.ts'],
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
