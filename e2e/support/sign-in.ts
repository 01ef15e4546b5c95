import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { Profile } from '#api/profile.ts'
import { expect } from './test.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const anyEmail = () => `reader-${crypto.randomUUID()}@example.com`

/** The server's profile of the signed-in reader. */
export const profile = async (page: Page) => (await (await page.request.get(ADDRESSES.profile)).json()) as Profile

/** Fills in the fields with these labels. */
export async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Registers Anna and returns her address. */
export async function signUp(page: Page, email = anyEmail()) {
  await page.goto('/auth')
  await tab(page, 'Sign Up').click()
  await fill(page, { Username: 'Anna', Email: email, Password: 'secret1' })
  await button(page, 'Sign Up').click()
  await expect(page).toHaveURL('/')
  return email
}

/** Ends the session elsewhere; the page finds out when it gets the focus again. */
export async function endSession(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL('/auth')
}
