import type { Page } from '@playwright/test'
import { alive } from '#e2e/support/before-app.ts'
import { REAL } from '#e2e/support/books.ts'
import { chaptersToTry } from '#e2e/support/built-book.ts'
import { sampleOf } from '#e2e/support/sample.ts'
import { expect, test } from '#e2e/support/test.ts'
import { routesToWalk, walk } from '#e2e/support/walk.ts'

test.use({ book: REAL })

const NARROW = { width: 360, height: 740 }

/** On phones, sets the width of the narrowest screen that must not scroll sideways. */
async function narrow(page: Page) {
  if (page.viewportSize()!.width <= 600) await page.setViewportSize(NARROW)
  return page.viewportSize()!.width
}

for (const { chapter, tag } of chaptersToTry(REAL)) {
  test(`[SHELL-1] every route is in order at chapter ${chapter}: heading, title, access for all, no sideways scroll`, {
    tag: ['@both', ...tag],
  }, async ({ readerAt, expectNoAxeViolations }) => {
    test.setTimeout(300_000)
    const page = await readerAt(chapter)
    await alive(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const width = await narrow(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const judged = sampleOf(routesToWalk(REAL), 3)
    await walk(
      page,
      async (route) => {
        if (judged.includes(route)) await test.step(route, () => expectNoAxeViolations(page))
        expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(width)
      },
      REAL,
    )
  })
}
