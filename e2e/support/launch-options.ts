import type { LaunchOptions } from '@playwright/test'
import { hasSharedMemory } from '#server/testing/shared-memory.ts'

/** How our browser is started: the one that `npm test` found, and without a sandbox where root needs that. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-quic'],
  // Playwright has the browser share memory by files in /tmp, because containers often have little of the other kind. Where there is
  // enough of it, tests take an eighth less time.
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
