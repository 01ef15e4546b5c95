import type { Page } from '@playwright/test'
import { ROUTES } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import { goTo } from './support/walk.ts'

const HOME_POPUPS = ['/?popup=klein', '/?popup=balance', '/?popup=inventory', '/?popup=abilities']
const NEWS = '/codex/recent-activity'
const NEWS_POPUPS = [
  `${NEWS}?popup=balance`,
  `${NEWS}?popup=abilities`,
  `${NEWS}?id=mysteries:death-of-the-original-klein`,
]
const LISTS = [...ROUTES.keys()].filter(
  (route) => (route.startsWith('/codex/') && route !== NEWS) || route === '/quests',
)

/** The last record of a list; a list may be empty yet. */
async function recordOf(page: Page, list: string): Promise<string[]> {
  await goTo(page, list)
  const links = page.locator(`main a[href^="${list}?"][href*="id="]`)
  return (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))).slice(-1)
}

for (const chapter of [1, 42, 214]) {
  test(`[SHELL-9] every sheet is in order at chapter ${chapter}: name, access for all, no sideways scroll`, async ({
    readerAt,
    expectNoAxeViolations,
  }) => {
    test.setTimeout(120_000)
    const page = await readerAt(chapter)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const addresses = [...HOME_POPUPS, ...NEWS_POPUPS, '/account?achievement=watcher']
    for (const list of LISTS) addresses.push(...(await recordOf(page, list)))
    expect(addresses.length).toBeGreaterThan(chapter === 1 ? 14 : 17)

    const sheet = page.getByRole('dialog')
    for (const address of addresses) {
      await test.step(address, async () => {
        await goTo(page, address)
        await expect(sheet).toHaveCount(1)
        await expectNoAxeViolations(page, '[role=dialog]')
        expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        await goTo(page, address.split('?')[0]!)
        await expect(sheet).toHaveCount(0)
      })
    }
  })
}
