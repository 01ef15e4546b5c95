import { type Browser, chromium, type Page } from '@playwright/test'
import { REAL } from '#e2e/support/books.ts'
import { builtBook } from '#e2e/support/built-book.ts'
import { launchOptions } from '#e2e/support/launch-options.ts'
import { routes } from '#e2e/support/routes.ts'
import { startCodex } from './codex-server.ts'
import { atMost, type Figure } from './figure.ts'
import { p95 } from './quantiles.ts'
import { signedIn } from './signed-in.ts'
import { openSheets, turnChapters, typeInSearch } from './work.ts'

const [FIRST_SCREEN = '/', ...LATER_SCREENS] = routes(REAL).keys()
const HEAVIEST_SCREEN = '/codex/items'
const SLOWED = 4

/** What the app costs once it has started: bytes of JavaScript, and processor time of the commonest actions. */
export async function benchApp(): Promise<Figure[]> {
  const { chapters } = builtBook(REAL)
  const codex = await startCodex()
  const browser = await chromium.launch(launchOptions)
  const open = () => openPage(browser, codex.url, chapters.last)
  try {
    const first = await scriptsOf(await open(), FIRST_SCREEN)
    const core = sum([...first].flatMap(([file, size]) => (/\/app-[^/]*$/.test(file) ? [size] : [])))
    const later: Figure[] = []
    for (const route of LATER_SCREENS) {
      const scripts = await scriptsOf(await open(), route)
      const more = sum([...scripts].flatMap(([file, size]) => (first.has(file) ? [] : [size])))
      later.push(atMost(`additional JavaScript of ${route} (kB)`, more / 1000, 40))
    }
    const work = async (name: string, measured: (page: Page) => Promise<number[]>) => {
      const page = await open()
      await goAlive(page, HEAVIEST_SCREEN)
      const times = await measured(page)
      await page.context().close()
      return atMost(`${name}, processor time × ${SLOWED}, p95 (ms)`, p95(times) * SLOWED, 50)
    }
    return [
      atMost('JavaScript of the app itself, compressed (kB)', core / 1000, 110),
      atMost('JavaScript of the app and its first screen (kB)', sum([...first.values()]) / 1000, 150),
      ...later,
      await work('turning a chapter until it is drawn', turnChapters),
      await work('typing a letter in the search until its hits are drawn', typeInSearch),
      await work('opening a sheet until it is drawn', openSheets),
    ]
  } finally {
    await browser.close()
    await codex.stop()
  }
}

/** A new page with an empty cache, for a guest who has read up to the chapter. */
async function openPage(browser: Browser, baseURL: string, chapter: number): Promise<Page> {
  const { cookie = '' } = await signedIn(baseURL, chapter)
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const cookies = cookie.split('; ').map((pair) => pair.split(/=(.*)/) as [name: string, value: string])
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: baseURL })))
  await context.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
  return context.newPage()
}

/** Opens a page and starts the app at once, as the reader's first touch would. */
async function goAlive(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.locator('#root:not([data-chapter])').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** The scripts that the browser fetches for a route, with their transfer sizes in bytes. */
async function scriptsOf(page: Page, route: string): Promise<Map<string, number>> {
  const sizes: Promise<[file: string, size: number]>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.js') || request.serviceWorker()) return
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]))
  })
  await goAlive(page, route)
  const scripts = new Map(await Promise.all(sizes))
  await page.context().close()
  return scripts
}

function sum(sizes: number[]) {
  return sizes.reduce((total, size) => total + size, 0)
}
