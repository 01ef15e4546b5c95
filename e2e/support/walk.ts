import type { Page } from '@playwright/test'
import { type BookName, SALTMERE } from './books.ts'
import { builtBook, firstOf } from './built-book.ts'
import { routes } from './routes.ts'
import { expect } from './test.ts'
import { follow } from './visit.ts'

const NO_PATHWAY = '/pathways/no-such-pathway'

/** Every route and one that leads nowhere; neighbours differ in their titles, which tell that the next one has come. */
export function wayThrough(book: BookName = SALTMERE): readonly string[] {
  const pathway = `/pathways/${firstOf('pathways', book)}`
  return [pathway, ...[...routes(book).keys()].filter((route) => route !== pathway), NO_PATHWAY]
}

/** What the document is called at one of the routes. */
export function titleAt(route: string, book: BookName = SALTMERE): string {
  const title = routes(book).get(route.startsWith('/pathways/') ? `/pathways/${firstOf('pathways', book)}` : route)
  if (title === undefined) throw new Error(`No route of the app: ${route}`)
  return `${title} · ${builtBook(book).product}`
}

/** Follows an address inside the app, and waits for its screen. */
export async function goTo(page: Page, address: string, book: BookName = SALTMERE) {
  await follow(page, address)
  await expect(page).toHaveTitle(titleAt(address.split(/[?#]/)[0]!, book))
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
}

/** Goes from route to route without loading a page anew, as a reader does who follows links. Each has its h1 and title. */
export async function walk(
  page: Page,
  onRoute: (route: string) => Promise<void> = async () => {},
  book: BookName = SALTMERE,
) {
  for (const route of wayThrough(book)) {
    await goTo(page, route, book)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await onRoute(route)
  }
}
