import type { Locator, Page } from '@playwright/test'
import { LEAP } from '#api/limits.ts'

/** The chapter in the top bar, which opens the menu. */
export const control = (page: Page, chapter: number): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^(Chapter|Ch\\.) ${chapter}\\b`) })

/** The field of the chapter menu. */
export const field = (page: Page): Locator => page.getByRole('combobox', { name: /^Go to chapter \(1 to \d+\)$/ })

/** Within this time, in milliseconds, the app ignores a second turn (SHELL-3). A test may be that fast, a reader is not. */
const REPEAT_MS = 100

/** Turns by the field of the chapter menu; `typed` may be a number or the beginning of a title. */
export async function turnTo(page: Page, from: number, typed: string): Promise<void> {
  await page.waitForTimeout(REPEAT_MS)
  await control(page, from).click()
  await field(page).fill(typed)
  await field(page).press('Enter')
  if (Number(typed) > from + LEAP) await page.getByRole('button', { name: 'Show them' }).click()
}
