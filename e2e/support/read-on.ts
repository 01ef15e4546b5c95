import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { turnTo } from './turn.ts'

/** Turns to another chapter, and takes away the notice of it: that comes once the chapter is drawn, and hears Escape first. */
export async function readOn(page: Page, from: number, to: number): Promise<void> {
  await turnTo(page, from, String(to))
  const notice = page.locator('.toast').filter({ hasText: `Chapter ${to}.` })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close notice' }).click()
  await expect(notice).toHaveCount(0)
}

/** Closes an open sheet, and waits until it has gone. */
export async function closeSheet(page: Page): Promise<void> {
  // A name under a pointer that rests would open its peek, and Escape close that.
  await page.mouse.move(0, 0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
