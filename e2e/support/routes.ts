import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const { sections } = JSON.parse(readFileSync('build/book.json', 'utf8')) as {
  sections: Record<string, { route: string }>
}

/**
 * The route table of the specification, with the name that the document's title gives each section. Neighbours differ in
 * it, so that whoever walks along knows when the next one has come.
 */
export const ROUTES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/codex': 'Codex',
  '/codex/characters': 'Characters',
  '/codex/items': 'Items & Artifacts',
  '/codex/deities': 'Deities',
  '/codex/organizations': 'Organizations',
  '/codex/locations': 'Locations',
  '/codex/history': 'History',
  '/codex/world-lore': 'World Lore',
  [`/codex/${sections.diary?.route}`]: 'Diary',
  [`/codex/${sections.notes?.route}`]: 'Notes',
  '/codex/recent-activity': 'Recent Activity',
  '/pathways': 'Pathways',
  '/quests': 'Quest Journal',
  '/pathways/seer': 'Pathways',
  '/relations': 'Relations',
  '/pathways/no-such-pathway': 'Pathways',
  '/map': 'Map',
  '/feedback': 'Community Feedback',
  '/account': 'Account',
  '/about': 'About',
}

/** Follows an address inside the app, as a link does. */
export async function goTo(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  const title = ROUTES[address.split(/[?#]/)[0]!]
  await expect(page).toHaveTitle(`${title} · Codex of the Mysteries`)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
}

/** Goes from route to route without loading a page anew, as a reader does who follows links. Each has its h1 and title. */
export async function walk(page: Page, onRoute: (route: string) => Promise<void> = async () => {}) {
  for (const route of Object.keys(ROUTES)) {
    await goTo(page, route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await onRoute(route)
  }
}
