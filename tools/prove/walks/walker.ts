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
  /** Where each deed has led, in chapters; and what could be pressed. */
  trail: string[]
  /** What a reader at the chapter knows and one who was never beyond the walk's end does not, in the present world. */
  laterAt(chapter: number): readonly LaterEntry[]
  isStoryHeld(): boolean
  holdStory(): Promise<void>
  letStoryCome(): void
}

declare const watched: WatchedPage

/** How long a button may take to come. */
const DEED_MS = 30_000
/** After which time a reader touches a page again, and after which one gives up. */
const TOUCH_MS = 10_000
const TAKEN_OVER_MS = 80_000
/** A page whose story is held back never stands still. */
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
      // It stays until the browser closes: where a route is taken away, requests of other things that are on their way are lost.
      isRouted = true
      await context.route(/\/story\//, async (route) => {
        await released
        // A page that no longer wants the answer has hung up.
        await route.continue().catch(() => {})
      })
    },
    letStoryCome() {
      release?.()
      release = undefined
    },
  }
}

/** Opens a tab of the app; gives it once something is drawn. */
export async function openTab(walker: Walker): Promise<Page> {
  const page = await walker.context.newPage()
  walker.tabs.push(page)
  await page.goto('/')
  await drawn(walker, page)
  return page
}

/** Waits until the page shows something, and the app has taken it over, which it cannot where its story is held back. */
export async function drawn(walker: Walker, page: Page): Promise<void> {
  await page.locator('#root > *').first().waitFor({ state: 'attached' })
  if (!walker.isStoryHeld()) await takenOver(page)
  await calm(walker, page)
}

/**
 * Touches a page that came drawn, which starts the app, until it is there: one that has lost its app too often does not try
 * before the next minute (web/ui/load-anew.ts).
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

/** Asks a page, and once more where it was loaded anew meanwhile: a part of it had been lost with the network. */
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
 * Waits until the page stands still and the server has nothing more to answer, which a part of the app that is on its way may
 * ask; or a while where it cannot, because its story is held back.
 */
export async function calm(walker: Walker, page: Page): Promise<void> {
  const { server } = walker
  for (let before = -1; before !== server.answers().length; ) {
    before = server.answers().length
    await still(page, walker.isStoryHeld() ? HELD_MS : DEED_MS)
    while (!server.isIdle()) await page.waitForTimeout(10)
  }
}

async function still(page: Page, patienceMs: number): Promise<void> {
  await page
    .evaluate(
      (ms) => Promise.race([watched.stillness(0), new Promise<void>((resolve) => setTimeout(resolve, ms))]),
      patienceMs,
    )
    // A page that loads anew meanwhile has nothing to wait for any more.
    .catch(() => {})
}

/** The chapter control of a page, which only a reader has. */
export const control = (page: Page): Locator => page.getByRole('button', { name: /^(Chapter|Ch\.) \d+\b/ }).first()

/** The chapter that a tab shows; undefined where nobody reads. */
export function chapterOf(page: Page): Promise<number | undefined> {
  return inPage(page, () =>
    page.evaluate(() =>
      location.pathname === '/auth' ? undefined : Number(sessionStorage.getItem('tabChapter')) || undefined,
    ),
  )
}

/** Closes what is open over a page, records and questions, behind which nothing can be reached. */
export async function closeSheets(walker: Walker, page: Page): Promise<void> {
  const open = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  while (await open.first().isVisible()) {
    await page.keyboard.press('Escape')
    await calm(walker, page)
  }
}

/** Goes where a link would lead: inside the app, or to another drawn page where the app is not there yet. */
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
  await calm(walker, page)
}

/** Asks the server by itself, as another program with the session of this browser would. */
export async function askBeside(walker: Walker, method: string, address: string, body?: object): Promise<void> {
  const cookies = await walker.context.cookies()
  await walker.server.ask(cookies.map(({ name, value }) => `${name}=${value}`).join('; '), method, address, body)
}

/**
 * Presses a button, which a page that came drawn keeps until the app is there: the story that is held back for that comes now.
 */
export async function press(walker: Walker, page: Page, button: Locator, timeout = DEED_MS): Promise<void> {
  await button.click({ timeout })
  if (await isAlive(page)) return
  walker.letStoryCome()
  await takenOver(page)
}

/** The tabs look at what has become of the reader, as they do when they come forward. */
export async function comeForward(walker: Walker): Promise<void> {
  for (const page of walker.tabs) {
    await inPage(page, () => page.evaluate(() => dispatchEvent(new Event('focus'))))
    await calm(walker, page)
  }
  // What one has been answered may let another ask.
  for (const page of walker.tabs) await calm(walker, page)
}
