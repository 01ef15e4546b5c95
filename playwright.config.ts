import { defineConfig } from '@playwright/test'
import { type BookName, originOf, REAL, SALTMERE } from './e2e/support/books.ts'
import { DESKTOP, PHONE } from './e2e/support/devices.ts'
import { launchOptions, unpainted } from './e2e/support/launch-options.ts'
import { freePort } from './server/testing/free-port.ts'
import { isNightly } from './tools/testing/nightly.ts'
import { isShort } from './tools/testing/short.ts'

// Playwright evaluates this file again in each worker. Workers inherit the ports and the seed through the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_SEED ??= String(Date.now() % 1_000_000)
process.env.E2E_SALTMERE_PORT ??= String(await freePort())

/** `@nightly` tests run only in the nightly run; `@extended` ones run everywhere but in `npm test`. */
const EXCLUDED = [...(isNightly ? [] : [/@nightly/]), ...(isShort ? [/@extended/] : [])]

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/**
 * Tests run on desktop. A test about layout or touch is tagged `@both` and also runs on the phone; in `npm test` it runs only there. In the
 * nightly run (`npm run test:nightly`) every test runs on both, except those that make sense on one device only: `@desktop`, `@phone`.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // Node.js runs our TypeScript directly; Babel would also process the built files.
  build: { external: ['**'] },
  fullyParallel: true,
  // By default Playwright uses half of the cores. Tests spend time waiting: two workers per core are a sixth faster than one.
  workers: '200%',
  // A passing test needs far less; a busy machine takes several times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ...(isShort ? [['./e2e/support/every-requirement.ts'] as const] : []),
    ...(report ? [['json', { outputFile: report }] as const] : []),
  ],
  use: {
    // Tracing every test would take a third longer; use `--trace on` to debug a single test.
    trace: 'on-first-retry',
    // Only the offline tests need the cached app; the others load it each time.
    serviceWorkers: 'block',
    // Otherwise waiting for a button that never appears would use up the whole test timeout.
    actionTimeout: 30_000,
    launchOptions: isNightly ? launchOptions : unpainted,
  },
  projects: isShort
    ? // One project, because each project starts its own workers and browsers; e2e/support/device-test.ts chooses each test's device.
      [{ name: 'short', grepInvert: EXCLUDED, use: { contextOptions: DESKTOP } }]
    : [
        { name: 'desktop', grepInvert: [/@phone/, ...EXCLUDED], use: { contextOptions: DESKTOP } },
        {
          name: 'phone',
          ...(isNightly ? {} : { grep: [/@phone/, /@both/] }),
          grepInvert: [/@desktop/, ...EXCLUDED],
          use: { contextOptions: PHONE },
        },
      ],
  webServer: [serverOf(REAL), serverOf(SALTMERE)],
})

/** The server of one book; a test chooses its book with the option `book` (e2e/support/test.ts). */
function serverOf(book: BookName) {
  const { port } = new URL(originOf(book))
  return {
    command: 'node server/main.ts',
    // The server prints its address once it answers requests. Polling it over HTTP instead would wait a second between attempts.
    wait: { stdout: new RegExp(`: http://\\S+:${port}$`, 'm') },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 } as const,
    env: {
      BOOK: book,
      PORT: port,
      DATABASE_URL: (book === SALTMERE && process.env.E2E_DATABASE_URL) || ':memory:',
      AUTH_SECRET: 'only-for-the-end-to-end-tests-0123456789',
      RATE_LIMIT: 'off',
    },
  }
}
