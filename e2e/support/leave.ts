import type { Page } from '@playwright/test'

/** A guest signs out for good, and confirms it. */
export async function leave(page: Page, by: 'Logout' | 'Sign Out'): Promise<void> {
  await page.getByRole('button', { name: by, exact: true }).click()
  await page.getByRole('button', { name: 'Sign out and lose it' }).click()
}
