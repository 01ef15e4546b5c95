import type { Page } from '@playwright/test'

/** A reader who goes further ahead than this is asked first. */
const LEAP = 5

/** Turns by the field of the chapter menu; what is typed may be a number or the beginning of a title. */
export async function turnTo(page: Page, from: number, typed: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(Chapter|Ch\\.) ${from}\\b`) }).click()
  const field = page.getByRole('combobox', { name: 'Go to chapter (1 to 214)' })
  await field.fill(typed)
  await field.press('Enter')
  if (Number(typed) > from + LEAP) await page.getByRole('button', { name: 'Show them' }).click()
}
