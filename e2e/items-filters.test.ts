import type { Page } from '@playwright/test'
import { card, cards } from './support/codex.ts'
import { readOn } from './support/read-on.ts'
import { choose, select } from './support/select.ts'
import { expect, test } from './support/test.ts'
import { goTo } from './support/walk.ts'

/** Expects that cards are shown and that each contains the text. */
async function expectAll(page: Page, text: string | RegExp) {
  await expect(cards(page).filter({ hasNotText: text })).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
}

async function optionsOf(page: Page, filter: string) {
  await select(page, filter).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  const options = await page.getByRole('option').allTextContents()
  await page.keyboard.press('Escape')
  return options.map((option) => option.trim().replace(/^[\d?](?=Grade|Unknown)/, ''))
}

test('[ITEM-1] [ITEM-2] the filters of items early on offer what is known, do as little as none with later words, and can be cleared', async ({
  readerAt,
  expectNothingBeyond,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(1, '/codex/items?owner=Isolde+Vane&status=Contained')

  await test.step('a filter that only later chapters know does as much as one that nobody knows', async () => {
    await expect(card(page, 'Brass flare pistol')).toBeVisible()
    const shown = await page.locator('body').textContent()

    await page.goto('/codex/items?owner=Nobody&status=Melted')
    await expect(card(page, 'Brass flare pistol')).toBeVisible()
    expect(await page.locator('body').textContent()).toBe(shown)
  })

  await test.step('rarities and grades are always all, in their order', async () => {
    expect(await optionsOf(page, 'Rarity / Grade')).toEqual([
      'All rarities',
      'Common',
      'Uncommon',
      'Rare',
      'Very rare',
      'Epic',
      'Legendary',
      'Mythic',
      'All Grades (sealed)',
      'Grade 3',
      'Grade 2',
      'Grade 1',
      'Grade 0',
      'Unknown grade',
    ])
  })

  await test.step('status and owner offer only what is known', async () => {
    expect(await optionsOf(page, 'Owner')).toEqual(['Anyone', 'Wren Harrow'])
    expect(await optionsOf(page, 'Status')).toEqual(['All statuses', 'Owned'])
    await expectNothingBeyond(1)
  })

  await test.step('filters that nothing passes can be cleared', async () => {
    await readOn(page, 1, 42)
    await goTo(page, '/codex/items?rating=mythic')
    await expect(page.getByText('No known item passes all these filters.')).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(card(page, 'Brass flare pistol')).toBeVisible()
  })

  await test.step('an open select is accessible', async () => {
    await select(page, 'Rarity / Grade').click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test('[ITEM-1] the filters of items at chapter 60: status and owner, when it was discovered, rarity and grade @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/codex/items')

  await test.step('filters show the items of a status, an owner, or both, and stand in the address', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Items & Relics' })).toBeVisible()
    const all = await cards(page).count()

    await choose(page, 'Owner', 'Saltmere Lantern Watch')
    await expect(page).toHaveURL('/codex/items?owner=Saltmere+Lantern+Watch')
    await expectAll(page, 'Saltmere Lantern Watch')
    const owned = await cards(page).count()
    expect(owned).toBeLessThan(all)

    await choose(page, 'Status', 'Contained')
    await expect(page).toHaveURL('/codex/items?owner=Saltmere+Lantern+Watch&status=Contained')
    await expect.poll(() => cards(page).count()).toBeLessThan(owned)

    await page.reload()
    await expectAll(page, /Contained\s*Saltmere Lantern Watch/)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(cards(page)).toHaveCount(all)
    await expect(page).toHaveURL('/codex/items')
  })

  await test.step('items were discovered early, up to a chapter, or recently, after it', async () => {
    expect(await optionsOf(page, 'Discovered')).toEqual(['All Chapters', 'Early Ch 1-29', 'Recent Ch 30+'])
    const all = await cards(page).count()
    const chapters = async () =>
      (await cards(page).allTextContents()).map((text) => Number(/Ch\. (\d+)/.exec(text)![1])).sort((a, b) => a - b)

    await choose(page, 'Discovered', 'Early Ch 1-29')
    await expect.poll(async () => (await chapters()).at(-1)).toBeLessThan(30)
    const early = await cards(page).count()
    await choose(page, 'Discovered', 'Recent Ch 30+')
    await expect.poll(async () => (await chapters())[0]).toBeGreaterThanOrEqual(30)
    expect(early + (await cards(page).count())).toBe(all)
    await expect(page).toHaveURL('/codex/items?discovered=recent')
  })

  await test.step('a rarity shows the items that have it, a grade only sealed relics', async () => {
    await choose(page, 'Discovered', 'All Chapters')
    await choose(page, 'Rarity / Grade', 'Epic')
    await expect(card(page, 'Ledger of the Drowned House')).toBeVisible()
    await expectAll(page, 'Epic')

    await choose(page, 'Rarity / Grade', 'Grade 2')
    await expect(card(page, 'Weeping Bottle (2-07)')).toBeVisible()
    await expectAll(page, 'Grade 2')
    const graded = await cards(page).count()

    await choose(page, 'Rarity / Grade', 'All Grades (sealed)')
    await expect(card(page, 'Sealed Relic 0-03')).toBeVisible()
    await expectAll(page, /Grade \d/)
    expect(await cards(page).count()).toBeGreaterThan(graded)
  })
})

test('[ITEM-1] on a phone the filters fold under a head that counts them @phone @extended', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/items')
  const head = page.getByRole('button', { name: /^Filters/ })
  await expect(head).toContainText('none set')

  await choose(page, 'Owner', 'Wren Harrow')
  await expect(head).toContainText('1 set')
  await head.click()
  await expect(select(page, 'Owner')).toBeHidden()
  await head.click()
  await expect(select(page, 'Owner')).toBeVisible()
})
