import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'

/** The device knows nothing any more of whoever was signed in; the app is left first, so that it keeps nothing and asks nothing meanwhile. */
export async function forgetReader(page: Page): Promise<void> {
  await page.goto(ADDRESSES.health)
  await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()))
  await page.context().clearCookies()
}
