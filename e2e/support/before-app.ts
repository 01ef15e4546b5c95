import type { BrowserContext, Page } from '@playwright/test'

/** The chapter of the server-drawn page, until the app takes it over. */
export const drawnAt = (page: Page) => page.locator('#root').getAttribute('data-chapter')

/** Waits until the app has taken the page over, or drawn it itself. */
export const alive = (page: Page) => page.locator('#root:not([data-chapter])').waitFor({ state: 'attached' })

/** An input event, at which the app starts. */
export const touch = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pointerdown')))

/** The cookie from which the server takes the chapter. */
export const chapterCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'chapter')

/** Marks the first heading of the original document, to recognise it later. Runs in the page. */
export function markFirstHeading() {
  addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-mark', ''))
}
export const isMarked = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.hasAttribute('data-mark') ?? false)

/** Adds up layout shifts. Runs in the page. */
export function watchShifts() {
  const seen = { shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
export const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)

/** Passes all readable text of each frame to the function `seen`. Runs in the page. */
export function reportVisibleText() {
  const look = () => {
    if (document.body && !document.documentElement.hidden) {
      void (window as unknown as { seen(text: string): void }).seen(document.body.innerText)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
