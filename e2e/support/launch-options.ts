import type { LaunchOptions } from '@playwright/test'
import { hasSharedMemory } from '#server/testing/shared-memory.ts'

/** Launches the browser that `npm test` found, without a sandbox where running as root requires that. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-quic'],
  // Playwright makes Chromium keep shared memory in files in /tmp, because containers often have a small /dev/shm. Where it is large
  // enough, using it makes tests an eighth faster.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
}

/**
 * A browser that does layout, runs scripts and handles clicks, but has no memory to paint in: a quarter less work for tests that only
 * check what is in a page and where. Tests of screenshots or of paint times use `launchOptions`.
 */
export const unpainted: LaunchOptions = {
  ...launchOptions,
  args: [...(launchOptions.args ?? []), '--force-gpu-mem-available-mb=0'],
}
