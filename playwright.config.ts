import { defineConfig } from '@playwright/test'
import { type BookName, originOf, REAL, SALTMERE } from './e2e/support/books.ts'
import { DESK, PHONE } from './e2e/support/devices.ts'
import { launchOptions, unpainted } from './e2e/support/launch-options.ts'
import { freePort } from './server/testing/free-port.ts'
import { isNightly } from './tools/testing/nightly.ts'
import { isShort } from './tools/testing/short.ts'

// Each worker reads this file again and inherits the ports and the seed from here.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_SEED ??= String(Date.now() % 1_000_000)
process.env.E2E_SALTMERE_PORT ??= String(await freePort())

/** Long tests with a short form run only in the nightly run; additional ones of a requirement do not run in `npm test`. */
const EXCLUDED = [...(isNightly ? [] : [/@nightly/]), ...(isShort ? [/@extended/] : [])]

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/**
 * A test runs on a desk; one about layout or touch says `@both` and also runs on a phone, in `npm test` only on a phone. In the nightly
 * run every test runs on both, except those that make sense on only one: `@desktop`, `@phone`. A test tagged `@nightly` runs only in
 * the nightly run (`npm run test:nightly`).
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // Node.js runs our TypeScript directly; Babel would also process what the build has made.
  build: { external: ['**'] },
  fullyParallel: true,
  // By default Playwright leaves half of the cores free. Tests often wait: two per core are a sixth faster than one.
  workers: '200%',
  // Much longer than a test should take, because a busy machine is several times slower.
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
    // Recording each test would cost a third of the time; `--trace on` records one to investigate.
    trace: 'on-first-retry',
    // Only the offline tests need the service worker; the others load the app each time.
    serviceWorkers: 'block',
    // Otherwise waiting for a button that never appears would use up the whole test timeout.
    actionTimeout: 30_000,
    launchOptions: isNightly ? launchOptions : unpainted,
  },
  projects: isShort
    ? // A single project, because each starts its own workers and browsers: e2e/support/device-test.ts gives a test its device.
      [{ name: 'short', grepInvert: EXCLUDED, use: { contextOptions: DESK } }]
    : [
        { name: 'desktop', grepInvert: [/@phone/, ...EXCLUDED], use: { contextOptions: DESK } },
        {
          name: 'phone',
          ...(isNightly ? {} : { grep: [/@phone/, /@both/] }),
          grepInvert: [/@desktop/, ...EXCLUDED],
          use: { contextOptions: PHONE },
        },
      ],
  webServer: [serverOf(REAL), serverOf(SALTMERE)],
})

/** The option `book` (e2e/support/test.ts) selects which of the two a test uses. */
function serverOf(book: BookName) {
  const { port } = new URL(originOf(book))
  return {
    command: 'node server/main.ts',
    // It prints its address once it answers; polling a URL would check only once a second.
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
