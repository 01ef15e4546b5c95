import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Expects no horizontal scrolling at any of the widths, in pixels. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
  }
}
