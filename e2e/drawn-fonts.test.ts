import { expect, type Page } from '@playwright/test'
import { LATE_FONTS } from '#api/drawn-page.ts'
import { href } from '#story/entries/routes.ts'
import { originOf, REAL } from './support/books.ts'
import { deviceTest as test } from './support/device-test.ts'
import { addLateStyles, drawnPages, showDrawn } from './support/drawn-page.ts'
import { routes } from './support/routes.ts'
import { sampleOf } from './support/sample.ts'

/** In bytes: the three families of every page, three faces of Literata, and the letters of the wordmark or the sign-in. */
const FONTS_OF_A_FIRST_VISIT = 70_000

test('[SHELL-13] a first visit brings few fonts before the app @extended', { tag: '@phone' }, async ({ page }) => {
  const draw = await drawnPages(REAL)
  const bytes: Record<string, number> = {}
  const all = [...routes(REAL).keys()]
  // The plate of a pathway sets its name in a face of its own.
  const pathway = all.find((path) => path.startsWith(`${href('pathways')}/`))!
  for (const path of [href('signIn'), pathway, ...sampleOf(all, 5)]) {
    await showDrawn(page, originOf(REAL), path, await draw(path, 42))
    await addLateStyles(page, [LATE_FONTS])
    await page.evaluate(() => document.fonts.ready)
    bytes[path] = await fontBytesOf(page)
    await page.unrouteAll()
  }

  expect(Math.min(...Object.values(bytes))).toBeGreaterThan(20_000)
  expect(Object.entries(bytes).filter(([, sum]) => sum > FONTS_OF_A_FIRST_VISIT)).toEqual([])
})

/** Cached or sent: a font that an earlier page loaded counts too. */
const fontBytesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
