import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { follow } from './support/visit.ts'

/** The narrowest phones. */
const NARROWEST = { width: 320, height: 640 }

const box = async (part: Locator) => (await part.boundingBox())!

/** How many pixels of a line are cut off. */
const cut = (lines: Locator) =>
  lines.evaluateAll((all) => Math.max(...all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)))

test('[ITEM-1] [PATH-1] [ACT-1] [CODEX-3] on the narrowest phone no choice, count or name is cut or broken @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/items')
  await page.setViewportSize(NARROWEST)

  await test.step('the chosen filters of items', async () => {
    const chosen = page
      .getByRole('combobox')
      .locator('span')
      .filter({ hasText: /All statuses|All Chapters|All rarities/ })
    await expect(chosen.first()).toBeVisible()
    expect(await cut(chosen)).toBe(0)
  })

  await test.step('the counts of pathways and Sequences, each on one line', async () => {
    await follow(page, '/pathways')
    const counts = page.getByRole('main').getByText(/^\d+\/\d+ \w+$/)
    await expect(counts).toHaveCount(2)
    await counts.last().evaluate((it) => it.replaceChildren('11/198 Sequences'))
    for (const count of await counts.all()) expect((await box(count)).height).toBeLessThan(30)
  })

  await test.step('the way back from the news, and that they cannot be searched', async () => {
    await page.goto('/codex/recent-activity')
    const back = page.getByRole('link', { name: 'Back to Codex' })
    const words = await back.evaluate((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      return (
        range.getClientRects().length &&
        new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size
      )
    })
    expect(words, 'lines').toBe(1)
    const search = page.getByPlaceholder('Search is not available here')
    expect((await box(search)).width).toBeGreaterThan(260)
  })

  await test.step('the names in the drawing of ties stay within the frame of the sheet', async () => {
    await follow(page, '/codex/characters?id=bram-tolliver')
    const names = page.locator('.tie-wheel .tie-name')
    await expect(names.first()).toBeVisible()
    await names.first().evaluate((it) => it.replaceChildren('Leonora Mitchells'))
    const frame = await box(page.getByRole('dialog'))
    for (const name of await names.all()) {
      // lines run behind the ends of long names
      await expect(name).not.toHaveCSS('text-shadow', 'none')
      const { x, width } = await box(name)
      expect(x - frame.x).toBeGreaterThan(11)
      expect(frame.x + frame.width - x - width).toBeGreaterThan(11)
    }
  })
})

test('[PATH-4] on a phone the arrows and the name of a card stand above the bar at the foot @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/pathways?view=cards')
  await page.setViewportSize({ width: 390, height: 844 })
  const card = page.locator('.carousel .tarot-card').first()
  await expect(card).toBeVisible()
  const bar = await box(page.getByRole('navigation', { name: 'Chapter' }))
  for (const part of ['.carousel-arrow.is-left', '.carousel-arrow.is-right', '.carousel-caption'])
    await expect(async () => {
      const { y, height } = await box(page.locator(part))
      expect(y + height, part).toBeLessThanOrEqual(bar.y)
    }).toPass()
})
