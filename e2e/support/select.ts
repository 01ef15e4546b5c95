import type { Locator, Page } from '@playwright/test'

/** A select of the page or of a part of it; its accessible name may end with the chosen option. */
export const select = (place: Pick<Page, 'getByRole'>, label: string): Locator =>
  place.getByRole('combobox', { name: new RegExp(`^${label}\\b`) })

/** Chooses an option with the mouse. */
export async function choose(page: Page, label: string, option: string, place: Pick<Page, 'getByRole'> = page) {
  await select(place, label).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
