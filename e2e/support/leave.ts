import type { Page } from '@playwright/test'

/** A guest leaves for good, as they are asked whether they mean it. */
export async function leave(page: Page, by: 'Logout' | 'Sign Out'): Promise<void> {
  await page.getByRole('button', { name: by, exact: true }).click()
  await page.getByRole('button', { name: 'Sign out and lose it' }).click()
}
