import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'

/** Clears everything that the device stores of its reader; leaves the app first, so that it neither stores nor requests anything meanwhile. */
export async function forgetReader(page: Page): Promise<void> {
  await page.goto(ADDRESSES.health)
  await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()))
  await page.context().clearCookies()
}
