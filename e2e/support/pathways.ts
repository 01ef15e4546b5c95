import type { Locator, Page } from '@playwright/test'

/** The placeholders of unknown pathways, or of one pathway's unknown Sequences. */
export const locked = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: '????Locked' })

/** The carousel of cards. */
export const stage = (page: Page): Locator => page.getByRole('region', { name: 'Discovered callings' })

/** The front card, the only one that can be opened. */
export const front = (page: Page): Locator => stage(page).getByRole('link')
