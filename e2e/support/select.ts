import type { Locator, Page } from '@playwright/test'

/** A select of the page, or of one part of it; what is chosen may follow its label in the name. */
export const select = (place: Pick<Page, 'getByRole'>, label: string): Locator =>
  place.getByRole('combobox', { name: new RegExp(`^${label}\\b`) })

/** Chooses an option as a reader does. */
export async function choose(page: Page, label: string, option: string, place: Pick<Page, 'getByRole'> = page) {
  await select(place, label).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
