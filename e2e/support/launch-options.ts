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
 * A browser that lays pages out, runs their scripts and takes clicks, but draws none of them, for it has no memory to draw in: a
 * quarter less work for tests that ask what stands on a page and where. One that looks at a picture, or at when something is
 * painted, asks for `launchOptions`.
 */
export const unpainted: LaunchOptions = {
  ...launchOptions,
  args: [...(launchOptions.args ?? []), '--force-gpu-mem-available-mb=0'],
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
