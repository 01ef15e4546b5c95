import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** In the top bar, or in a phone's bottom bar. */
export const magnifier = (page: Page) => page.getByRole('link', { name: 'Search the codex' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the codex' })
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search for' })
export const results = (page: Page) => dialog(page).getByRole('listbox', { name: 'Results' }).getByRole('option')
export const lookUps = (page: Page) =>
  dialog(page).getByRole('listbox', { name: 'Recent look-ups' }).getByRole('option')

export async function closeSearch(page: Page) {
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
}

export async function search(page: Page, words: string) {
  if (!(await dialog(page).isVisible())) await magnifier(page).click()
  await field(page).fill(words)
}
