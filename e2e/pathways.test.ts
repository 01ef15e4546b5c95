import type { Page } from '@playwright/test'
import { front, locked } from './support/pathways.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => main(page).getByRole('link', { name: /Discovered in Ch\. \d+/ })
const bar = (page: Page, name: string) => page.getByRole('progressbar', { name, exact: true })
const view = (page: Page, name: string) => page.getByRole('radio', { name })

type Counts = { pathways: number; pathwayPercent: number; sequences: number; sequencePercent: number }

/** Expects the two bars that count known pathways and known Sequences. */
async function expectBars(page: Page, { pathways, pathwayPercent, sequences, sequencePercent }: Counts) {
  await expect(main(page)).toContainText(`${pathways}/10 Callings${pathwayPercent}%`)
  await expect(main(page)).toContainText(`${sequences}/90 Degrees${sequencePercent}%`)
  await expect(bar(page, `${pathways}/10 Callings`)).toHaveAttribute('aria-valuenow', `${pathwayPercent}`)
  await expect(bar(page, `${sequences}/90 Degrees`)).toHaveAttribute('aria-valuenow', `${sequencePercent}`)
}

test('[PATH-1] [PATH-2] [PATH-3] the pathways at chapters 1 and 42: two bars, the tiles, and the choice of a view', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/pathways')

  await test.step('[PATH-1] at chapter 1 two bars count the known of all pathways and all sequences', () =>
    expectBars(page, { pathways: 0, pathwayPercent: 0, sequences: 0, sequencePercent: 0 }))

  await test.step('[PATH-1] so they do at chapter 42', async () => {
    await turnTo(page, 1, '42')
    await expectBars(page, { pathways: 6, pathwayPercent: 60, sequences: 5, sequencePercent: 6 })
  })

  await test.step('[PATH-3] nothing tells one locked pathway from another', async () => {
    await expect(locked(page)).toHaveCount(4)

    const markups = await locked(page).evaluateAll((items) => items.map((item) => item.outerHTML))
    expect(new Set(markups).size).toBe(1)
    await expect(locked(page).locator('a, button, [tabindex]')).toHaveCount(0)
    const order = await main(page).getByRole('listitem').allTextContents()
    expect(order.findIndex((text) => text.startsWith('????'))).toBe(6)
    await expectNothingBeyond(42)
  })

  await test.step('[PATH-3] a tile shows the icon, name, domain and chapter of a pathway, and opens it', async () => {
    const seer = tiles(page).filter({ hasText: 'Emberwright' })

    await expect(seer).toHaveText('EmberwrightLampsDiscovered in Ch. 21')
    await expect(seer.locator('svg.medallion')).toBeVisible()
    await expect(tiles(page).filter({ hasText: 'Hearkener' })).toHaveText('Hearkener????Discovered in Ch. 6')
    await seer.click()
    await expect(page).toHaveURL('/pathways/emberwright')
    await page.goBack()
    await expect(tiles(page)).toHaveCount(6)
  })

  await test.step('[PATH-2] the view is chosen above, stands in the address, and the web is still to come', async () => {
    await expect(view(page, 'Grid View')).toBeChecked()
    await expect(view(page, 'Web View Coming Soon')).toBeDisabled()

    await view(page, 'Card View').click()
    await expect(page).toHaveURL('/pathways?view=cards')
    await expect(tiles(page)).toHaveCount(0)
    await page.reload()
    await expect(view(page, 'Card View')).toBeChecked()
    await expect(front(page)).toHaveAccessibleName('Plate: Hearkener')

    await view(page, 'Grid View').click()
    await expect(tiles(page)).toHaveCount(6)
    await expect(page).toHaveURL('/pathways')

    for (const width of [320, 601, 781, 1024]) {
      await expectNoSidewaysScroll(page, [width])
      const spill = await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.scrollWidth - h1.clientWidth)
      expect(spill, `the switch covers the heading at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
})
