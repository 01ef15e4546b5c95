import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** How far the open sheet is from the edges of the window, in pixels. */
const roomAround = (page: Page) =>
  page.getByRole('dialog').evaluate((sheet) => {
    const { top, bottom } = sheet.getBoundingClientRect()
    return { above: top, below: innerHeight - bottom }
  })

test('[SHELL-14] a short sheet drawn with its page is where the app would open it @both', async ({ page, readerAt }, {
  project,
}) => {
  await page.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
  await readerAt(1, '/?popup=balance')
  const { above, below } = await roomAround(page)
  expect(above).toBeGreaterThan(40)
  if (project.name === 'phone') expect(below).toBe(0)
  else expect(Math.abs(above - below)).toBeLessThan(1)
})
