import { type BrowserContextOptions, devices } from '@playwright/test'

/** Where tests run: playwright.config.ts says which. */
export const DESK: BrowserContextOptions = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

const size = { width: 390, height: 844 }
export const PHONE: BrowserContextOptions = { ...devices['Pixel 7'], viewport: size, screen: size }

/** Whether a test is one of a phone alone, or of both. */
export const isOnPhone = (tags: readonly string[]): boolean => tags.includes('@phone') || tags.includes('@both')
