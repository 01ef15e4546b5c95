import { defineConfig, devices } from '@playwright/test'
import { ADDRESSES } from './api/addresses.ts'
import { freePort } from './e2e/support/free-port.ts'
import { launchOptions } from './e2e/support/launch-options.ts'

// Playwright reads this file once more in each of its workers, which inherit the port from here.
process.env.E2E_PORT ??= String(await freePort())
const baseURL = `http://localhost:${process.env.E2E_PORT}`

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE

/** A test runs on a desk and on a phone; one that makes sense on one of them alone says so: `@desktop` or `@phone`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL,
    // Recording each test would cost a third of the time; `--trace on` records one that is looked into.
    trace: 'on-first-retry',
    // Only the tests of reading without a network want the app to be kept; the others load it each time.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } },
      grepInvert: /@desktop/,
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: baseURL + ADDRESSES.health,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? ':memory:',
      AUTH_SECRET: 'only-for-the-end-to-end-tests-0123456789',
      RATE_LIMIT: 'off',
    },
  },
})
