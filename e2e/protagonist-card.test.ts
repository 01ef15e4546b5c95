import { contrastOf } from './support/contrast.ts'
import { card } from './support/home.ts'
import { launchOptions } from './support/launch-options.ts'
import { sampleOf } from './support/sample.ts'
import { expect, test } from './support/test.ts'

// The background of the words is read from a screenshot, so the browser has to paint.
test.use({ launchOptions })

test('[HOME-1] the protagonist card on a reader’s own colours, and on the picture behind it @extended', {
  tag: '@desktop',
}, async ({ readerAt }) => {
  test.setTimeout(180_000)
  const page = await readerAt(42)
  const protagonist = card(page, 'Your protagonist')

  await test.step('keeps the fill of its bar in a reader’s own colours, but no picture behind its words and no colour of an icon', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const fill = protagonist.getByRole('progressbar').locator('svg')
    const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    await expect(fill).not.toHaveCSS('background-color', ground)
    await expect(fill).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(protagonist.locator('.protagonist-card-art')).toBeHidden()
    const inOwnColours = await page.locator('.icon').evaluateAll((icons) => {
      const colourOf = (element: Element) => getComputedStyle(element).color
      return icons.filter((icon) => icon.checkVisibility() && colourOf(icon) !== colourOf(icon.parentElement!)).length
    })
    expect(inOwnColours, 'icons keep no colour that the reader did not choose').toBe(0)
    await page.emulateMedia({ forcedColors: 'none' })
  })

  await test.step('can be read on the picture behind it, at every width', async () => {
    const texts = protagonist
      .locator('h1, .label, .protagonist-card-alias, dt, dd, .protagonist-card-bar span:not(:has(*))')
      .filter({ hasText: /\S/ })
    await expect(protagonist.getByText('50%', { exact: true })).toBeVisible()
    for (const width of sampleOf([390, 768, 1024, 1121, 1280, 1440], 3)) {
      await page.setViewportSize({ width, height: 900 })
      for (const text of await texts.all()) {
        expect(await contrastOf(text), `${await text.textContent()} at ${width}px`).toBeGreaterThan(4.5)
      }
    }
  })
})
