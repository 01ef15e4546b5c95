import type { Page } from '@playwright/test'

/** The card of a list that has this name. */
export function card(page: Page, name: string) {
  return page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** The value of one of the facts in the open record. */
export function fact(page: Page, name: string) {
  return page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
}

/** The headings of the groups of a list, each with its count. */
export function groupHeads(page: Page) {
  return page.getByRole('main').locator('section').getByRole('heading', { level: 2 })
}
