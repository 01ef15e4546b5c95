import { statfsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** How our browser is started: the one that `npm test` found, and without a sandbox where root needs that. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-quic'],
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
}

/**
 * Playwright has the browser share memory by files in /tmp, because containers often have 64 MB of the other kind. Where there is enough
 * of it, tests take an eighth less time.
 */
function hasSharedMemory(): boolean {
  const ENOUGH = 1024 ** 3
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= ENOUGH
  } catch {
    return false
  }
}
