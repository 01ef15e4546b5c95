import type { LaunchOptions } from '@playwright/test'

/** How our browser is started: the one that `npm test` found, and without a sandbox where root needs that. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-quic', '--disable-dev-shm-usage'],
}
