import { contrastOf } from './support/contrast.ts'
import { launchOptions } from './support/launch-options.ts'
import { expect, test } from './support/test.ts'

// The picture behind the words is read from a screenshot, so the browser has to paint.
test.use({ launchOptions })

test('[AUTH-1] what stands on the picture beside the sign-in can be read, however large the picture @desktop @extended', async ({
  page,
}) => {
  for (const [width, height] of [
    [2560, 1440],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/auth')
    for (const words of [
      page.locator('.example-label'),
      page.getByText('At chapter 11'),
      page.getByText('At chapter 12'),
    ])
      expect(await contrastOf(words), `${await words.textContent()} at ${width}px`).toBeGreaterThan(4.5)
  }
})
