import type { Locator, Page } from '@playwright/test'

/** The story file of chapter 1; its index has a similar name. */
export const FIRST_STORY_FILE = /\/story\/(?!index)[^/]+\/1\.json$/

/** One of the cards of Home. */
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name })

export const popup = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** The heading of a group, with its count. */
export const group = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
