import { type Browser, chromium, type Page } from '@playwright/test'
import { REAL } from '#e2e/support/books.ts'
import { builtBook } from '#e2e/support/built-book.ts'
import { launchOptions } from '#e2e/support/launch-options.ts'
import { routes } from '#e2e/support/routes.ts'
import { startCodex } from './codex-server.ts'
import { atMost, type Figure } from './figure.ts'
import { p95 } from './quantiles.ts'
import { signedIn } from './signed-in.ts'

const [FIRST_SCREEN = '/', ...LATER_SCREENS] = routes(REAL).keys()
const HEAVIEST_SCREEN = '/codex/items'
const SLOWED = 4
const TURNS = 60

/** What a reader downloads and waits for, in the browser that the end-to-end tests use. */
export async function benchWeb(): Promise<Figure[]> {
  const { chapters } = builtBook(REAL)
  const codex = await startCodex()
  const browser = await chromium.launch(launchOptions)
  try {
    const first = await scriptsOf(await openPage(browser, codex.url, chapters.last), FIRST_SCREEN)
    const later: Figure[] = []
    for (const route of LATER_SCREENS) {
      const scripts = await scriptsOf(await openPage(browser, codex.url, chapters.last), route)
      const more = sum([...scripts].flatMap(([file, size]) => (first.has(file) ? [] : [size])))
      later.push(atMost(`JavaScript of ${route} on top of it (kB)`, more / 1000, 40))
    }
    const repaints = await turnChapters(await openPage(browser, codex.url, chapters.last))
    return [
      atMost('JavaScript of the first screen, compressed (kB)', sum([...first.values()]) / 1000, 150),
      ...later,
      atMost(`a chapter turned till it is drawn, ${SLOWED} × slowed, p95 (ms)`, p95(repaints), 100),
    ]
  } finally {
    await browser.close()
    await codex.stop()
  }
}

/** A page of its own, with nothing cached, of a guest who has read up to the chapter. */
async function openPage(browser: Browser, baseURL: string, chapter: number): Promise<Page> {
  const { cookie = '' } = await signedIn(baseURL, chapter)
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const cookies = cookie.split('; ').map((pair) => pair.split(/=(.*)/) as [name: string, value: string])
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: baseURL })))
  await context.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
  return context.newPage()
}

/** The scripts that a route makes the browser fetch, with their sizes on the wire in bytes. */
async function scriptsOf(page: Page, route: string): Promise<Map<string, number>> {
  const sizes: Promise<[file: string, size: number]>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.js')) return
    sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]))
  })
  await page.goto(route, { waitUntil: 'networkidle' })
  const scripts = new Map(await Promise.all(sizes))
  await page.context().close()
  return scripts
}

/** Milliseconds from a click on a step of the chapter to the next picture, as the browser itself times it. */
async function turnChapters(page: Page): Promise<number[]> {
  await page.goto(HEAVIEST_SCREEN, { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const steps = await Promise.all(['Previous chapter', 'Next chapter'].map((name) => middleOf(page, name)))
  for (let turn = 0; turn < TURNS; turn++) {
    // The bare mouse: a locator's click looks through the page while the event runs, and would count.
    const [x, y] = steps[turn % 2]!
    await page.mouse.click(x, y)
    await page.waitForTimeout(500)
  }
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await page.context().close()
  // The browser reports no event that was drawn within 16 ms.
  return [...durations, ...Array<number>(Math.max(0, TURNS - durations.length)).fill(16)]
}

async function middleOf(page: Page, button: string): Promise<[x: number, y: number]> {
  const box = await page.getByRole('button', { name: button }).boundingBox()
  if (!box) throw new Error(`There is no button "${button}"`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

function sum(sizes: number[]) {
  return sizes.reduce((total, size) => total + size, 0)
}
