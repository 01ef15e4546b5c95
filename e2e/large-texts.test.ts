import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { follow } from './support/visit.ts'

/** Texts at twice their size, as a browser's own setting makes them (WCAG 2.2, 1.4.4). */
const doubleTexts = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))

test('[OWN-6] where a browser doubles all texts, none lies over another and nothing leaves the screen @both @extended', async ({
  readerAt,
}, { project }) => {
  const page = await readerAt(42, '/codex')
  await follow(page, '/codex/characters?id=bram-tolliver')

  await test.step('the facts of a record', async () => {
    const names = page.getByRole('dialog').locator('.facts dt')
    await expect(names.first()).toBeVisible()
    await doubleTexts(page)
    await names.first().evaluate((it) => it.replaceChildren('Beyonder'))
    const over = await names.evaluateAll((all) => Math.max(...all.map((it) => it.scrollWidth - it.clientWidth)))
    expect(over).toBeLessThanOrEqual(0)
  })

  await test.step('the names in the drawing of ties', async () => {
    const cells = await page.locator('.tie-wheel .tie-cell').evaluateAll((all) =>
      all.map((cell) => {
        const [picture, text] = ['.entry-cut', '.tie-name'].map((of) => cell.querySelector(of)!.getBoundingClientRect())
        return { left: picture!.left, right: picture!.right, top: picture!.top, foot: text!.bottom }
      }),
    )
    for (const { foot, top, left, right } of cells)
      for (const other of cells)
        if (other.top > top + 1 && other.left < right && other.right > left)
          expect(foot, 'a name ends above the picture below').toBeLessThanOrEqual(other.top)
  })

  await test.step('the sections of the codex', async () => {
    await page.goto('/codex')
    const drawers = page.locator('.codex-categories')
    await expect(drawers).toBeVisible()
    await doubleTexts(page)
    const over = await drawers.evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(over, project.name).toBeLessThanOrEqual(0)
  })
})
