import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const toast = (page: Page) => page.locator('.toast').filter({ hasText: 'You are reading as a guest' })

test('[SHELL-20] a guest who is back on another day is told once what an account would keep @desktop', async ({
  readerAt,
}) => {
  const page = await readerAt(42)
  await expect(page.locator('h1')).toBeVisible()
  await page.getByRole('link', { name: 'Quests' }).first().click()
  // The address comes before the page and its reminder: with the clock set in between, it would be shown here already.
  await expect(page).toHaveTitle(/^Quest Log/)
  await expect(toast(page)).toBeHidden()

  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000)
  await page.getByRole('link', { name: 'Feedback' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Community Feedback' })).toBeVisible()
  await expect(toast(page)).toBeHidden()
  await page.getByRole('link', { name: 'Codex' }).first().click()
  await expect(toast(page)).toBeVisible()
  // A window without the focus stops its timer.
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await page.getByRole('link', { name: 'Feedback' }).first().click()
  await page.getByRole('button', { name: 'New Feedback', exact: true }).click()
  await expect(page.getByLabel('Title')).toBeVisible()
  await expect(toast(page), 'it would lie over the form').toBeHidden()
  await page.getByRole('button', { name: 'Close form' }).click()
  await expect(toast(page)).toBeVisible()
  await toast(page).getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/auth?mode=sign-up')

  await page.goto('/')
  await page.getByRole('link', { name: 'Quests' }).first().click()
  await expect(page).toHaveTitle(/^Quest Log/)
  await expect(toast(page)).toBeHidden()
})

test('[SHELL-20] its words have room on a phone @phone @extended', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex')
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000)
  await page.goto('/quests')
  await expect(toast(page)).toBeVisible()
  const words = (await toast(page).getByText('You are reading as a guest').boundingBox())!
  expect(words.width).toBeGreaterThan(200)
})
