import type { Page } from '@playwright/test'
import { fact } from './facts.ts'

/** The card with this name in a list. */
export function card(page: Page, name: string) {
  return page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** The cards of a list that show the chapter of their entry. */
export function cards(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /Ch\. \d+/ })
}

/** One of the facts in the open record. */
export function recordFact(page: Page, name: string) {
  return fact(page.getByRole('dialog'), name)
}

/** The group headings of a list, each with its count. */
export function groupHeads(page: Page) {
  return page.getByRole('main').locator('section').getByRole('heading', { level: 2 })
}
