import type { BrowserContext, Page } from '@playwright/test'

/** The chapter for which the server has drawn a page, until the app takes it over. */
export const drawnAt = (page: Page) => page.locator('#root').getAttribute('data-chapter')

/** The app has taken the page over, or drawn it itself. */
export const alive = (page: Page) => page.locator('#root:not([data-chapter])').waitFor({ state: 'attached' })

/** A sign of the reader, at which the app starts. */
export const touch = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pointerdown')))

/** The cookie in which the server finds the chapter. */
export const chapterCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'chapter')

/** Marks the first heading as it came, to know it again. Runs in the page. */
export function markWhatCame() {
  addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-mark', ''))
}
export const isMarked = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.hasAttribute('data-mark') ?? false)

/** Adds up how far anything moves. Runs in the page. */
export function watchShifts() {
  const seen = { shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
export const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)

/** Hands over all that can be read in each picture of a page, to the function `seen`. Runs in the page. */
export function tellWhatIsSeen() {
  const look = () => {
    if (document.body && !document.documentElement.hidden) {
      void (window as unknown as { seen(text: string): void }).seen(document.body.innerText)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
