import type { Locator, Page } from '@playwright/test'

/** The places of the pathways, or of the Sequences of one, that are not known. */
export const locked = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: '????Locked' })

/** Where the cards turn. */
export const stage = (page: Page): Locator => page.getByRole('region', { name: 'Discovered callings' })

/** The card in front, the only one that can be opened. */
export const front = (page: Page): Locator => stage(page).getByRole('link')
