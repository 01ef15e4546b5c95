import type { Locator } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** As large as a thumb, in pixels (WCAG 2.5.5). */
const THUMB_PX = 44

const smallest = (targets: Locator) =>
  targets.evaluateAll((all) =>
    Math.min(...all.map((it) => it.getBoundingClientRect()).flatMap(({ width, height }) => [width, height])),
  )

test('[OWN-6] [SHELL-19] the shortest choices of the settings are as large as a thumb @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/account#reading')
  const choices = page.getByRole('radio')
  await expect(choices.filter({ hasText: /^On$/ })).toBeVisible()
  expect(await smallest(choices)).toBeGreaterThanOrEqual(THUMB_PX)
})

test('[HOME-7] [PATH-5] links to an item’s details and to a Beyonder are as large as a thumb @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/?popup=inventory')
  const details = page.getByRole('dialog').getByRole('link', { name: /^Details of/ })
  await expect(details.first()).toBeVisible()
  expect(await smallest(details)).toBeGreaterThanOrEqual(THUMB_PX)

  await page.goto('/pathways/emberwright')
  const people = page.locator('.pathway-page-people a')
  await expect(people.first()).toBeVisible()
  expect(await smallest(people)).toBeGreaterThanOrEqual(THUMB_PX)
})
