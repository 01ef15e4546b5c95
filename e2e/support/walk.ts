import type { Page } from '@playwright/test'
import { ROUTES } from './routes.ts'
import { expect } from './test.ts'

const A_PATHWAY = '/pathways/seer'
const NO_PATHWAY = '/pathways/no-such-pathway'

/** Every route and one that leads nowhere; neighbours differ in their titles, which tell that the next one has come. */
export const WALK: readonly string[] = [
  A_PATHWAY,
  ...[...ROUTES.keys()].filter((route) => route !== A_PATHWAY),
  NO_PATHWAY,
]

/** What the document is called at one of the routes. */
export function titleAt(route: string): string {
  const title = ROUTES.get(route === NO_PATHWAY ? A_PATHWAY : route)
  if (title === undefined) throw new Error(`No route of the app: ${route}`)
  return `${title} · Codex of the Mysteries`
}

/** Follows an address inside the app, as a link does. */
export async function goTo(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page).toHaveTitle(titleAt(address.split(/[?#]/)[0]!))
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
}

/** Goes from route to route without loading a page anew, as a reader does who follows links. Each has its h1 and title. */
export async function walk(page: Page, onRoute: (route: string) => Promise<void> = async () => {}) {
  for (const route of WALK) {
    await goTo(page, route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await onRoute(route)
  }
}
