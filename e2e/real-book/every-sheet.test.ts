import type { Page } from '@playwright/test'
import { alive } from '#e2e/support/before-app.ts'
import { REAL } from '#e2e/support/books.ts'
import { builtBook, builtChapters, chaptersToTry } from '#e2e/support/built-book.ts'
import { routes } from '#e2e/support/routes.ts'
import { sampleOf } from '#e2e/support/sample.ts'
import { expect, test } from '#e2e/support/test.ts'
import { goTo } from '#e2e/support/walk.ts'

test.use({ book: REAL })

const { protagonist, achievements, chapters } = builtBook(REAL)
const NEWS = '/codex/recent-activity'
const OF_EVERY_CHAPTER = [
  ...[protagonist.popup, 'balance', 'inventory', 'abilities'].map((popup) => `/?popup=${popup}`),
  ...['balance', 'abilities'].map((popup) => `${NEWS}?popup=${popup}`),
  ...(achievements?.all.slice(0, 1) ?? []).map(({ id }) => `/account?achievement=${id}`),
]
const LISTS = [...routes(REAL).keys()].filter(
  (route) => (route.startsWith('/codex/') && route !== NEWS) || route === '/quests',
)

/** The book's first mystery, which opens over the news, once it is told. */
function mysteriesAt(chapter: number): string[] {
  const known = builtChapters(REAL).filter(({ number }) => number <= chapter)
  const [id] = known.flatMap(({ told }) => Object.keys(told.mysteries ?? {}))
  return id === undefined ? [] : [`${NEWS}?id=mysteries:${id}`]
}

/** The last record of a list; the list may still be empty. */
async function recordOf(page: Page, list: string): Promise<string[]> {
  await goTo(page, list, REAL)
  const links = page.locator(`main a[href^="${list}?"][href*="id="]`)
  return (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))).slice(-1)
}

for (const { chapter, tag } of chaptersToTry(REAL)) {
  test(`[SHELL-9] every sheet is in order at chapter ${chapter}: name, access for all, no sideways scroll @extended`, {
    tag: ['@both', ...tag],
  }, async ({ readerAt, expectNoAxeViolations }) => {
    test.setTimeout(300_000)
    const page = await readerAt(chapter)
    await alive(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const sheet = page.getByRole('dialog')
    let opened = 0
    for (const place of sampleOf([...OF_EVERY_CHAPTER, ...mysteriesAt(chapter), ...LISTS], 4)) {
      const [address] = LISTS.includes(place) ? await recordOf(page, place) : [place]
      // Early chapters may leave a list empty.
      if (chapter === chapters.last) expect(address, place).toBeDefined()
      if (address === undefined) continue
      await test.step(address, async () => {
        await goTo(page, address, REAL)
        await expect(sheet).toHaveCount(1)
        await expectNoAxeViolations(page, '[role=dialog]')
        expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        await goTo(page, address.split('?')[0]!, REAL)
        await expect(sheet).toHaveCount(0)
      })
      opened++
    }
    expect(opened).toBeGreaterThan(0)
  })
}
