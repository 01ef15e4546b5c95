import type { RouteObject } from 'react-router'
import { OPEN_SHEET } from '#api/drawn-page.ts'
import type { State } from '#reader/state.ts'
import { loadScreens } from './load-screens.ts'
import type { ReaderStore } from './reader/reader.ts'
import { loadOpened } from './ui/opened-part.tsx'

/** The uid in a page drawn for visitors. */
const NOBODY = ''

type Page = {
  root: HTMLElement
  /** The current path and query. */
  address(): string
  routes: RouteObject[]
}

/**
 * Whether the page is as the app would draw it now, so that the app can hydrate it; waits for the reader, their story and the
 * screen. False as soon as this device's reader or chapter differs from those the page was drawn for.
 */
export async function isAsDrawn({ root, address, routes }: Page, reader: ReaderStore): Promise<boolean> {
  const { chapter } = root.dataset
  const drawn = address()
  // The starter removes what this device must not show, even if its account has come that far.
  if (chapter === undefined || !root.hasChildNodes()) return false
  // A screen that fails to load is handled by the router, which shows the error.
  const screens = loadScreens(routes, drawn).then(
    () => (root.querySelector(`[${OPEN_SHEET}]`) ? loadOpened().then(() => true) : true),
    () => false,
  )
  void reader.refresh()
  await reader.until((state) => isDecided(state, chapter))
  if (!isSame(reader.get(), chapter)) return false
  const { device, chapter: here } = reader.get()
  // Another tab has moved on while this page was open without the app.
  if ((device.chapter ?? here) > here) reader.dispatch({ type: 'stored' })
  return (await screens) && address() === drawn && isSame(reader.get(), chapter)
}

function isDecided(state: State, drawn: string): boolean {
  const { session, chapter, story } = state
  if (session.status === 'loading') return false
  const isOnItsWay = session.status === 'reader' && String(chapter) === drawn && !story.hasFailed
  return !isOnItsWay || isSame(state, drawn)
}

function isSame({ session, chapter, story }: State, drawn: string): boolean {
  if (session.status === 'visitor') return drawn === NOBODY
  return session.status === 'reader' && String(chapter) === drawn && story.loadedTo === chapter && !story.isLoading
}
