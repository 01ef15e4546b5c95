import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { byNight } from './tools/testing/by-night.ts'
import { PATIENCE_MS } from './tools/testing/patience-ms.ts'
import { icons } from './tools/vite/icons.ts'

// The workers inherit it: all files of a run take the same part of what is tried in part.
process.env.DAY_SEED ??= String(Date.now() % 1000)

/** More than 1 in `npm run test:nightly`, less in `npm run mutants`. */
const lawTimes = Number(process.env.LAW_TIMES ?? 1)

const filesOf = (folders: string) => [`${folders}/**/*.test.{ts,tsx}`]

/** Tests that put another module in the place of one (`vi.mock`), for which they need modules of their own. */
const ALONE = '**/*.alone.test.{ts,tsx}'

/** Tests that have a document: those of components, and what else says `dom`. One that is alone says so in its first line. */
const DOM = ['**/*.test.tsx', '**/*.dom.test.ts']

export default defineConfig({
  plugins: [icons()],
  test: {
    exclude: ['**/node_modules/**', 'e2e/**', 'dist/**', 'build/**', ...(byNight ? [] : ['**/*.nightly.test.ts'])],
    tags: [
      { name: 'extended', description: 'Left to `npm run test:unit` by `npm test`: rarer ways whose main one stays.' },
    ],
    restoreMocks: true,
    unstubGlobals: true,
    // The files of a worker share its modules: to load them anew for each file took a third of the whole time. Longer and shorter laws
    // put another fast-check in the place of the real one (tools/testing/long-laws.ts).
    isolate: lawTimes !== 1,
    setupFiles: ['tools/testing/patience.ts', ...(lawTimes !== 1 ? ['tools/testing/long-laws.ts'] : [])],
    expect: { poll: { timeout: PATIENCE_MS } },
    // By itself Vitest leaves a core free, and reads more than "100%" as one worker a core. Some files wait for databases and clocks: with two
    // workers a core all of them take two thirds of the time.
    maxWorkers: 2 * availableParallelism(),
    // Laws run thousands of times, and machines differ.
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
        // In a project of their own: a worker ends where the next file has another environment, and with it the modules that it shares.
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
