import { type BrowserContextOptions, devices } from '@playwright/test'

/** The devices of the tests; playwright.config.ts selects them. */
export const DESKTOP: BrowserContextOptions = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

const size = { width: 390, height: 844 }
export const PHONE: BrowserContextOptions = { ...devices['Pixel 7'], viewport: size, screen: size }

/** Whether a test runs on phones: on those alone, or on both devices. */
export const isOnPhone = (tags: readonly string[]): boolean => tags.includes('@phone') || tags.includes('@both')
