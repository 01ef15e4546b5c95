import type { Locator, Page } from '@playwright/test'

/** The story at chapter 1; its list of files has a like name. */
export const FIRST_STORY_FILE = /\/story\/(?!index)[^/]+\/1\.json$/

/** One of the cards of Home. */
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name })

export const popup = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** The head of a group, which counts what is in it. */
export const group = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
