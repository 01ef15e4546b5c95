import type { Page } from '@playwright/test'
import { type BookName, SALTMERE } from './books.ts'
import { builtBook, firstOf } from './built-book.ts'
import { routes } from './routes.ts'
import { expect } from './test.ts'
import { follow } from './visit.ts'

const NO_PATHWAY = '/pathways/no-such-pathway'

/** Every route and an unknown one; neighbours have different titles, which show that the next one has loaded. */
export function routesToWalk(book: BookName = SALTMERE): readonly string[] {
  const pathway = `/pathways/${firstOf('pathways', book)}`
  return [pathway, ...[...routes(book).keys()].filter((route) => route !== pathway), NO_PATHWAY]
}

/** The document title of a route. */
export function titleAt(route: string, book: BookName = SALTMERE): string {
  const title = routes(book).get(route.startsWith('/pathways/') ? `/pathways/${firstOf('pathways', book)}` : route)
  if (title === undefined) throw new Error(`No route of the app: ${route}`)
  return `${title} · ${builtBook(book).product}`
}

/** Navigates inside the app and waits for the screen. */
export async function goTo(page: Page, address: string, book: BookName = SALTMERE) {
  await follow(page, address)
  await expect(page).toHaveTitle(titleAt(address.split(/[?#]/)[0]!, book))
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
}

/** Goes from route to route without reloading, as links do, and checks the h1 and title of each. */
export async function walk(
  page: Page,
  onRoute: (route: string) => Promise<void> = async () => {},
  book: BookName = SALTMERE,
) {
  for (const route of routesToWalk(book)) {
    await goTo(page, route, book)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await onRoute(route)
  }
}
