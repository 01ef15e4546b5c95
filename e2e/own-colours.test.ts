import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } })

/** What is needed to see a drawing (WCAG 2.2, 1.4.11). */
const VISIBLE = 3

/** For each drawing the contrast of its strokes or its fill with the reader's own background. */
const contrasts = (drawings: Locator, ink: 'fill' | 'stroke') =>
  drawings.evaluateAll((all, ink) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const luminance = (colour: string) => {
      pen.fillStyle = colour
      pen.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => (value / 255) ** 2.2)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = luminance(getComputedStyle(document.body).backgroundColor)
    return all.map((drawing) => {
      const own = luminance(getComputedStyle(drawing)[ink])
      return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
    })
  }, ink)

async function expectVisible(drawings: Locator, ink: 'fill' | 'stroke'): Promise<void> {
  await expect(drawings.first()).toBeVisible()
  for (const contrast of await contrasts(drawings, ink)) expect(contrast).toBeGreaterThan(VISIBLE)
}

test('[CODEX-3] [FIND-1] [QUEST-2] [HOME-9] [SHELL-7] what is drawn in ink on paper can be seen in a reader’s own colours @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/characters?id=bram-tolliver')

  await test.step('the lines of ties, and both lines of a double one', async () => {
    await expectVisible(page.locator('.tie-wheel .tie-stroke:not([data-line="paper"])'), 'stroke')
    const between = await contrasts(page.locator('.tie-wheel .tie-stroke[data-line="paper"]'), 'stroke')
    expect(between.length).toBeGreaterThan(0)
    for (const contrast of between) expect(contrast).toBeLessThan(1.1)
  })

  await test.step('the signs of what the search finds', async () => {
    await page.goto('/codex?search=saltmere')
    await expectVisible(page.locator('.entry-thumb-sign'), 'fill')
  })

  await test.step('how far a quest has come', async () => {
    await page.goto('/quests')
    const ring = page.locator('.progress-ring circle')
    await expectVisible(ring.and(page.locator(':not(.progress-ring-track)')), 'stroke')
    for (const contrast of await contrasts(page.locator('.progress-ring-track'), 'stroke'))
      expect(contrast).toBeLessThan(1.1)
    await page
      .getByRole('main')
      .locator('summary')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first()
      .click()
    await page
      .getByRole('link', { name: /View Full Details/ })
      .first()
      .click()
    const open = page.getByRole('dialog').locator('.progress-ring')
    await expectVisible(open.locator('circle:not(.progress-ring-track)'), 'stroke')
    for (const contrast of await contrasts(open.locator('.progress-ring-track'), 'stroke'))
      expect(contrast).toBeLessThan(1.1)
  })

  await test.step('the marks of the protagonist’s identities', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'View Full Details' }).click()
    const identity = page.locator('.protagonist-popup-identities > li').first()
    await expect(identity).toBeVisible()
    const [mark, ground] = await identity.evaluate((it) => [
      getComputedStyle(it, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(mark).not.toBe(ground)
  })

  await test.step('the signs of the sections in the welcome', async () => {
    await page.goto('/account#privacy')
    await page.getByRole('button', { name: 'Open the welcome' }).click()
    await expectVisible(page.locator('.welcome-glyph'), 'fill')
  })
})
