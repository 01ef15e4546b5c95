import type { Locator, Page } from '@playwright/test'
import { card, popup } from './home.ts'
import { readOn } from './read-on.ts'
import { expect } from './test.ts'
import { control } from './turn.ts'

/** The popups of Home, each with its card and the link on it. */
const WAYS = {
  'Purse & Bank': { from: 'Purse & Bank', by: 'Open ledger' },
  Inventory: { from: 'Inventory', by: 'Open inventory' },
  Abilities: { from: 'Abilities', by: 'Open abilities' },
  'Wren Harrow': { from: 'Your protagonist', by: 'View Full Details' },
} as const

/** Turns from one chapter to another on Home, and waits until its story is there. Then its notice cannot cover a link about to be clicked. */
export async function turnChapterOnHome(page: Page, from: number, to: number): Promise<void> {
  await readOn(page, from, to)
  await expect(control(page, to)).toBeVisible()
  await expect(card(page, 'Purse & Bank').getByText(new RegExp(`to Chapter ${to}$`))).toBeVisible()
}

/** Opens a popup by its card on Home, runs checks in it, and closes it. */
export async function inPopup(
  page: Page,
  name: keyof typeof WAYS,
  look: (opened: Locator) => Promise<void>,
): Promise<void> {
  const { from, by } = WAYS[name]
  const opened = popup(page, name)
  await card(page, from).getByRole('link', { name: by }).click()
  await expect(opened).toBeVisible()
  await look(opened)
  await opened.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(opened).toBeHidden()
}
