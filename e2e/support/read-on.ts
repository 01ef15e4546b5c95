import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { turnTo } from './turn.ts'

/** Turns to another chapter and closes the notice of it, which appears once the chapter is drawn and takes Escape first. */
export async function readOn(page: Page, from: number, to: number): Promise<void> {
  await turnTo(page, from, String(to))
  const notice = page.locator('.toast').filter({ hasText: `Chapter ${to}.` })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Close notice' }).click()
  await expect(notice).toHaveCount(0)
}

/** Closes an open sheet and waits until it has gone. */
export async function closeSheet(page: Page): Promise<void> {
  // A pointer resting on a name would open its peek, and Escape would close that.
  await page.mouse.move(0, 0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
