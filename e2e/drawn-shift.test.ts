import { expect, type Page } from '@playwright/test'
import { isNightly } from '#tools/testing/nightly.ts'
import { originOf, REAL } from './support/books.ts'
import { builtBook } from './support/built-book.ts'
import { deviceTest as test } from './support/device-test.ts'
import { addLateStyles, drawnPages, showDrawn } from './support/drawn-page.ts'
import { launchOptions } from './support/launch-options.ts'
import { routes } from './support/routes.ts'
import { sampleOf } from './support/sample.ts'

/** The maximum layout shift: a tenth of what browsers call good. */
const STILL = 0.01

// Letter widths as on phones and most screens. A headless browser would round each letter width of the device's fonts.
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), '--font-render-hinting=none'] } })

test('[SHELL-13] nothing moves in a drawn page when its fonts come @extended', { tag: '@both' }, async ({ page }) => {
  test.setTimeout(300_000)
  const draw = await drawnPages(REAL)
  const shifts: Record<string, number> = {}
  for (const chapter of isNightly ? [42, builtBook(REAL).chapters.last] : [42]) {
    for (const path of sampleOf(['/auth', ...routes(REAL).keys()], 3)) {
      await showDrawn(page, originOf(REAL), path, await draw(path, chapter))
      await page.evaluate(watchShifts)
      await addLateStyles(page)
      await page.evaluate(() => document.fonts.ready)
      shifts[`${path} at ${chapter}`] = await shiftOf(page)
      await page.unrouteAll()
    }
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift > STILL)).toEqual([])
})

function watchShifts() {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The layout shift after two more frames. */
function shiftOf(page: Page): Promise<number> {
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  return frame()
    .then(frame)
    .then(() => page.waitForTimeout(100))
    .then(() => page.evaluate(() => (window as unknown as { shift: number }).shift))
}
