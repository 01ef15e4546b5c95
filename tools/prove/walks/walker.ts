import type { BrowserContext, Locator, Page } from '@playwright/test'
import { ALIVE } from '#tools/prove/visit.ts'
import type { WatchedPage } from '#tools/prove/watched-page.ts'
import type { WorldServer } from '#tools/prove/world-server.ts'
import type { LaterEntry } from './later-places.ts'

/** A reader on a walk: a browser with its tabs, and the server it talks to. */
export type Walker = {
  context: BrowserContext
  server: WorldServer
  tabs: Page[]
  /** The chapters to which each action has led, and what could be clicked. */
  trail: string[]
  /** The entries that a reader at the chapter knows in the present world, and one who was never beyond the walk's end does not. */
  laterAt(chapter: number): readonly LaterEntry[]
  isStoryHeld(): boolean
  holdStory(): Promise<void>
  releaseStory(): void
}

declare const watched: WatchedPage

/** How long a button may take to appear. */
const ACTION_MS = 30_000
/** The interval between touches of a page, and the time after which to give up. */
const TOUCH_MS = 10_000
const TAKEN_OVER_MS = 80_000
/** A page whose story is held back never becomes still. */
const HELD_MS = 750

export function createWalker(context: BrowserContext, server: WorldServer, laterAt: Walker['laterAt']): Walker {
  let release: (() => void) | undefined
  let released = Promise.resolve()
  let isRouted = false
  return {
    context,
    server,
    tabs: [],
    trail: [],
    laterAt,
    isStoryHeld: () => release !== undefined,
    async holdStory() {
      if (release) return
      released = new Promise((resolve) => {
        release = resolve
      })
      if (isRouted) return
      // Never removed: removing a route loses other requests that are in flight.
      isRouted = true
      await context.route(/\/story\//, async (route) => {
        await released
        // The page may have cancelled the request.
        await route.continue().catch(() => {})
      })
    },
    releaseStory() {
      release?.()
      release = undefined
    },
  }
}

/** Opens a tab of the app; resolves once something is drawn. */
export async function openTab(walker: Walker): Promise<Page> {
  const page = await walker.context.newPage()
  walker.tabs.push(page)
  await page.goto('/')
  await drawn(walker, page)
  return page
}

/** Waits until the page shows something, and the app has taken it over, unless its story is held back. */
export async function drawn(walker: Walker, page: Page): Promise<void> {
  await page.locator('#root > *').first().waitFor({ state: 'attached' })
  if (!walker.isStoryHeld()) await takenOver(page)
  await waitUntilIdle(walker, page)
}

/**
 * Touches a drawn page, which starts the app, until the app is there: after losing its files too often it does not retry
 * within a minute (web/ui/load-anew.ts).
 */
export async function takenOver(page: Page): Promise<void> {
  const alive = page.locator(ALIVE)
  for (let waited = 0; waited < TAKEN_OVER_MS; waited += TOUCH_MS) {
    await inPage(page, () => page.evaluate(() => dispatchEvent(new Event('pointerdown'))))
    const isThere = await alive.waitFor({ state: 'attached', timeout: TOUCH_MS }).then(
      () => true,
      () => false,
    )
    if (isThere) return
  }
  await alive.waitFor({ state: 'attached', timeout: TOUCH_MS })
}

/** Evaluates in a page, and retries if the page was reloaded meanwhile because it had lost a part with the network. */
export async function inPage<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error as Error).message.includes('context was destroyed')) throw error
    await page.waitForLoadState()
    return ask()
  }
}

const isAlive = async (page: Page): Promise<boolean> => (await page.locator(ALIVE).count()) > 0

/**
 * Waits until the page is still and the server has no requests left, including those of parts of the app that are loading; waits
 * only a while if the story is held back, because then the page cannot become still.
 */
export async function waitUntilIdle(walker: Walker, page: Page): Promise<void> {
  const { server } = walker
  for (let before = -1; before !== server.answers().length; ) {
    before = server.answers().length
    await waitUntilStill(page, walker.isStoryHeld() ? HELD_MS : ACTION_MS)
    while (!server.isIdle()) await page.waitForTimeout(10)
  }
}

async function waitUntilStill(page: Page, timeoutMs: number): Promise<void> {
  await page
    .evaluate(
      (ms) => Promise.race([watched.untilStill(0), new Promise<void>((resolve) => setTimeout(resolve, ms))]),
      timeoutMs,
    )
    // After a reload there is nothing left to wait for.
    .catch(() => {})
}

/** The chapter control of a page, which only a reader has. */
export const control = (page: Page): Locator => page.getByRole('button', { name: /^(Chapter|Ch\.) \d+\b/ }).first()

/** The chapter that a tab shows; undefined if nobody is signed in. */
export function chapterOf(page: Page): Promise<number | undefined> {
  return inPage(page, () =>
    page.evaluate(() =>
      location.pathname === '/auth' ? undefined : Number(sessionStorage.getItem('tabChapter')) || undefined,
    ),
  )
}

/** Closes records and questions that are open over a page, because nothing behind them can be reached. */
export async function closeSheets(walker: Walker, page: Page): Promise<void> {
  const open = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  while (await open.first().isVisible()) {
    await page.keyboard.press('Escape')
    await waitUntilIdle(walker, page)
  }
}

/** Navigates like a link: inside the app, or to another drawn page if the app has not started. */
export async function goTo(walker: Walker, page: Page, address: string): Promise<void> {
  if (!(await isAlive(page))) {
    await page.goto(address)
    return drawn(walker, page)
  }
  const follow = () =>
    page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  await inPage(page, follow)
  await waitUntilIdle(walker, page)
}

/** Sends a request to the server as another program with this browser's session would. */
export async function sendRequest(walker: Walker, method: string, address: string, body?: object): Promise<void> {
  const cookies = await walker.context.cookies()
  await walker.server.ask(cookies.map(({ name, value }) => `${name}=${value}`).join('; '), method, address, body)
}

/** Clicks a button. A drawn page keeps the click until the app has started, so the held-back story is released for that. */
export async function press(walker: Walker, page: Page, button: Locator, timeout = ACTION_MS): Promise<void> {
  await button.click({ timeout })
  if (await isAlive(page)) return
  walker.releaseStory()
  await takenOver(page)
}

/** Gives each tab the focus, at which it checks the reader's state. */
export async function focusTabs(walker: Walker): Promise<void> {
  for (const page of walker.tabs) {
    await inPage(page, () => page.evaluate(() => dispatchEvent(new Event('focus'))))
    await waitUntilIdle(walker, page)
  }
  // A response to one tab may cause requests of another.
  for (const page of walker.tabs) await waitUntilIdle(walker, page)
}
