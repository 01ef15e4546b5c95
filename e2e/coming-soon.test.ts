import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

/** Reads a page that is coming soon and checks that it says nothing else. */
async function readComingSoon(page: Page, name: string, teaser: string): Promise<string> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Coming Soon', exact: true })).toBeVisible()
  await expect(main).toContainText('This feature is in development.')
  await expect(main.getByRole('listitem')).toHaveCount(3)
  await expect(main.getByRole('listitem').first()).toContainText(teaser)
  await expect(page).toHaveTitle(`${name} · The Saltmere Companion`)
  return main.innerHTML()
}

test('[SOON-1] Relations and Map say that they are coming soon, and tell the same at every chapter @desktop', async ({
  readerAt,
}) => {
  const page = await readerAt(1, '/relations')
  let here = 1
  for (const { name, teaser } of [
    { name: 'Relations', teaser: 'Who stands with whom' },
    { name: 'Map', teaser: 'Places you have read of' },
  ]) {
    await test.step(name, async () => {
      await page.getByRole('link', { name }).first().click()
      const atOne = await readComingSoon(page, name, teaser)
      const there = here === 1 ? 60 : 1
      await turnTo(page, here, String(there))
      await expect(page.getByRole('button', { name: new RegExp(`^(Chapter|Ch\\.) ${there}\\b`) })).toBeVisible()
      here = there
      expect(await readComingSoon(page, name, teaser)).toBe(atOne)
    })
  }
})
