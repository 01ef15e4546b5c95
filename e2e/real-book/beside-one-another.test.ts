import { REAL } from '#e2e/support/books.ts'
import { expect, test } from '#e2e/support/test.ts'

test.use({ book: REAL })

test('[OWN-6] [SHELL-18] with the largest texts the parts of the bar lie beside one another, at chapters of three figures @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(137, '/account#reading')
  await page.getByRole('radio', { name: 'Largest', exact: true }).click()
  const parts = page.getByRole('navigation', { name: 'Chapter', exact: true }).locator('button, a')
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    for (const part of await parts.all())
      expect(await part.evaluate(wordsBeyond), `${await part.textContent()} at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('[ACT-4] the chapters between stand beside those at both ends, on tablets too @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(137, '/codex/recent-activity?since=130')
  const ticks = page.locator('.chapter-span-rail i')
  await expect(ticks).not.toHaveCount(0)
  for (const width of [861, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const tick = (await ticks.last().boundingBox())!
    const end = (await page.getByText('You are at', { exact: true }).boundingBox())!
    expect(tick.x + tick.width, `at ${width} px`).toBeLessThanOrEqual(end.x)
  }
})

/** By how many pixels the words of a part overflow it. Runs in the page. */
function wordsBeyond(part: Element): number {
  const words = document.createRange()
  words.selectNodeContents(part)
  const [inner, outer] = [words.getBoundingClientRect(), part.getBoundingClientRect()]
  return Math.max(outer.left - inner.left, inner.right - outer.right)
}
