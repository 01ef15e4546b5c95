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
export const ROUTES = {
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

/** Goes from route to route without loading a page anew, as a reader does who follows links. Each has its h1 and title. */
export async function walk(page: Page, onRoute: (route: string) => Promise<void> = async () => {}) {
  for (const [route, title] of Object.entries(ROUTES)) {
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, route)
    await expect(page).toHaveTitle(`${title} · Codex of the Mysteries`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await onRoute(route)
  }
}
