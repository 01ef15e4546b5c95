import type { Page } from '@playwright/test'
import { readOn } from './support/read-on.ts'
import { sampleOf } from './support/sample.ts'
import { expect, test } from './support/test.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the codex' })
const hits = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const category = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

test('[CODEX-1] [CODEX-4] the codex at chapter 42: its counts, what is new, and words that nothing holds @extended', async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  test.slow()
  const page = await readerAt(42, '/codex')

  await test.step('a category says how many entries it has, and that many cards are in its list', async () => {
    for (const [name, title] of [
      ['Characters', 'Characters'],
      ['Items', 'Items & Relics'],
    ] as const) {
      const [, count] = /(\d+) entries/.exec((await category(page, name).textContent())!)!
      await category(page, name).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: /Ch\. \d+/ })).toHaveCount(Number(count))
      await page.getByRole('link', { name: 'Back to Codex' }).click()
    }
  })

  await test.step('recently added are the entries of the current chapter and the five before it', async () => {
    const tab = page.getByRole('tab', { name: 'Recently Added' })
    const count = Number(/\d+/.exec((await tab.textContent())!)![0])

    await tab.click()
    await expect(hits(page)).toHaveCount(count)
    const chapters = (
      await hits(page)
        .getByText(/, Ch\. \d+$/)
        .allTextContents()
    ).map((text) => Number(/\d+$/.exec(text)![0]))
    expect(chapters).toEqual(chapters.toSorted((a, b) => b - a))
    expect(chapters[0]).toBeLessThanOrEqual(42)
    expect(chapters.at(-1)).toBeGreaterThanOrEqual(37)

    await page.reload()
    await expect(hits(page)).toHaveCount(count)
    await page.getByRole('tab', { name: 'All Content' }).click()
    await expect(hits(page)).toHaveCount(0)
    await expect(category(page, 'Characters')).toBeVisible()
  })

  await test.step('the hub is accessible, with categories, hits and no hits', async () => {
    await expectNoAxeViolations(page)
    await search(page).fill('wren')
    await expect(hits(page).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await search(page).fill('quixotry')
    await expect(page.getByText('No results found')).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('words that nothing holds are quoted, and the search can be cleared', async () => {
    await search(page).fill('quixotry')
    await expect(page.getByText('No results found for “quixotry”')).toBeVisible()
    await search(page).fill('quixotry'.repeat(40))
    await expect(page.getByText(/“(quixotry){40}”/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Clear search' }).click()
    await expect(category(page, 'Characters')).toBeVisible()
  })
})

test('[CODEX-4] going back from a hit finds the search as it was @desktop @extended', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex')
  await search(page).fill('bram tolliver')
  await hits(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog', { name: 'Bram Tolliver' })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/codex?q=bram+tolliver')
  await expect(search(page)).toHaveValue('bram tolliver')
  await expect(hits(page).first()).toContainText('Bram Tolliver')
})

test('[CODEX-4] [CODEX-1] [CODEX-2] the codex early on finds nothing later, takes issues, and has an address for each category', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/codex')

  await test.step('what only later chapters tell is not found', async () => {
    await search(page).fill('isolde')
    await expect(page.getByText('No results found for “isolde”')).toBeVisible()
    await expectNothingBeyond(1)
  })

  await test.step('whoever finds an issue is led to the feedback', async () => {
    await search(page).fill('')
    await page.getByRole('link', { name: 'Found an Issue? Add Info' }).click()
    await expect(page).toHaveURL('/feedback')
  })

  await test.step('each category has its address under the codex', async () => {
    await page.goBack()
    await readOn(page, 1, 20)
    const categories = page.getByRole('tabpanel').getByRole('link')
    await expect(categories).toHaveCount(10)
    const [plate, label] = await Promise.all(
      ['.medallion', '.category-card-label'].map((part) => categories.first().locator(part).boundingBox()),
    )
    expect(plate!.y + plate!.height, 'the label covers the plate').toBeLessThan(label!.y)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const tab = await page.getByRole('tab', { name: 'Recently Added' }).boundingBox()
    expect(tab!.x + tab!.width, 'twice as large letters leave the page').toBeLessThanOrEqual(page.viewportSize()!.width)

    const addresses = await categories.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual([
      '/codex/characters',
      '/codex/items',
      '/codex/deities',
      '/codex/organizations',
      '/codex/locations',
      '/codex/history',
      '/codex/world-lore',
      '/codex/keepers-diary',
      '/codex/wrens-notes',
      '/codex/recent-activity',
    ])
    for (const address of sampleOf(addresses, 3)) {
      await page.goto(address!)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(address!)
    }
  })
})

test('[CODEX-4] the search of the codex at chapter 60: its place, what it reads, and in which order', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/codex')
  const expectHit = async (words: string, name: string, place: string) => {
    await search(page).fill(words)
    await expect(hits(page).filter({ hasText: name }).filter({ hasText: place }).first()).toBeVisible()
  }

  await test.step('search takes the place of the categories while there are words in it', async () => {
    await expect(search(page)).toHaveAttribute('placeholder', 'Search people, items, places, callings…')

    await search(page).fill('  WREN harrow ')
    await expect(hits(page).first()).toContainText('Wren Harrow')
    await expect(category(page, 'World Lore')).toBeHidden()

    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(category(page, 'World Lore')).toBeVisible()
    await expect(search(page)).toBeFocused()
  })

  await test.step('search reads names, aliases, owners, categories, texts, journals and pathways', async () => {
    await expectHit('heron', 'Isolde Vane', 'Characters')
    await expectHit('mordaunt cr', 'Sealed Relic 0-03', 'Items')
    await expectHit('weapons & combat', 'Brass flare pistol', 'Items')
    await expectHit('harbour gods', 'Lady of Tides', 'Deities')
    await expectHit('tuesday table', 'Tuesday Table', 'Organizations')
    await expectHit('fourth tide', 'Harbours of the Fourth Tide', 'History')
    await expectHit('moon of this coast is green', 'The green moon', 'World Lore')
    await expectHit('everybody aboard must drown', 'The line on the page', 'Notes')
    await expectHit('the pact', 'The pact', 'Diary')
    await expectHit('nightwarden', 'Nightwarden', 'Callings')
  })

  await test.step('an exact hit stands before all others', async () => {
    await search(page).fill('saltmere')
    await expect(hits(page).first()).toContainText('Locations, Ch. 1')
    await expect(hits(page).first().getByRole('heading')).toHaveText('Saltmere')
  })

  await test.step('many hits are shown in part until all of them are asked for', async () => {
    await search(page).fill('a')
    await expect(hits(page)).toHaveCount(60)

    const more = page.getByRole('button', { name: /Show all \d+/ })
    const [count] = /\d+/.exec((await more.textContent())!)!
    await more.click()
    await expect(hits(page)).toHaveCount(Number(count))
  })
})
