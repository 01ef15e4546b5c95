import { defineConfig } from '@playwright/test'
import { type BookName, originOf, REAL, SALTMERE } from './e2e/support/books.ts'
import { DESK, PHONE } from './e2e/support/devices.ts'
import { launchOptions, unpainted } from './e2e/support/launch-options.ts'
import { freePort } from './server/testing/free-port.ts'
import { byNight } from './tools/testing/by-night.ts'
import { isShort } from './tools/testing/short.ts'

// Playwright reads this file once more in each of its workers, which inherit the ports and the seed from here.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_SEED ??= String(Date.now() % 1_000_000)
process.env.E2E_SALTMERE_PORT ??= String(await freePort())

/** Long tests whose short form stands beside them run by night alone, further ones of a requirement not in `npm test`. */
const NOT_NOW = [...(byNight ? [] : [/@nightly/]), ...(isShort ? [/@extended/] : [])]

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/**
 * A test runs on a desk; one about layout or touch says `@both`, and runs on a phone too, in `npm test` on a phone alone. By night every
 * test runs on both, but for those that make sense on one alone: `@desktop`, `@phone`. One that says `@nightly` runs by night alone
 * (`npm run test:nightly`).
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  // Node.js reads our TypeScript as it stands, and Babel would go through what the build has made.
  build: { external: ['**'] },
  fullyParallel: true,
  // By itself Playwright leaves half of the processors free. Tests wait now and then: two on a processor are a sixth quicker than one.
  workers: '200%',
  // What comes at all comes soon; a machine that has more to do than this takes several times as long.
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
    // Recording each test would cost a third of the time; `--trace on` records one that is looked into.
    trace: 'on-first-retry',
    // Only the tests of reading without a network want the app to be kept; the others load it each time.
    serviceWorkers: 'block',
    // What waits for a button that never comes would take the whole time of its test.
    actionTimeout: 30_000,
    launchOptions: byNight ? launchOptions : unpainted,
  },
  projects: isShort
    ? // Of one project, for each begins workers and browsers of its own: e2e/support/device-test.ts gives a test its device.
      [{ name: 'short', grepInvert: NOT_NOW, use: { contextOptions: DESK } }]
    : [
        { name: 'desktop', grepInvert: [/@phone/, ...NOT_NOW], use: { contextOptions: DESK } },
        {
          name: 'phone',
          ...(byNight ? {} : { grep: [/@phone/, /@both/] }),
          grepInvert: [/@desktop/, ...NOT_NOW],
          use: { contextOptions: PHONE },
        },
      ],
  webServer: [serverOf(REAL), serverOf(SALTMERE)],
})

/** Which of the two a test meets is the option `book` (e2e/support/test.ts). */
function serverOf(book: BookName) {
  const { port } = new URL(originOf(book))
  return {
    command: 'node server/main.ts',
    // It says its address once it answers; to ask it for an answer would be to ask again after a second.
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
