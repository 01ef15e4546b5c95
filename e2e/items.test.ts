import type { Page } from '@playwright/test'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /Ch\. \d+/ })
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const select = (page: Page, name: string) => page.getByRole('combobox', { name })
const fact = (page: Page, name: string) =>
  page.getByRole('dialog').locator('dl > div').filter({ hasText: name }).getByRole('definition')

/** Cards are shown, and each of them holds the text. */
async function expectAll(page: Page, text: string | RegExp) {
  await expect(cards(page).filter({ hasNotText: text })).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
}

async function choose(page: Page, filter: string, option: string) {
  await select(page, filter).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function optionsOf(page: Page, filter: string) {
  await select(page, filter).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  const options = await page.getByRole('option').allTextContents()
  await page.keyboard.press('Escape')
  return options.map((option) => option.trim().replace(/^[\d?](?=Grade|Unknown)/, ''))
}

test('[ITEM-1] filters show the items of a status, an owner, or both, and stand in the address', async ({
  readerAt,
}) => {
  const page = await readerAt(214, '/codex/items')
  await expect(page.getByRole('heading', { level: 1, name: 'Items & Artifacts' })).toBeVisible()
  const all = await cards(page).count()

  await choose(page, 'Owner', 'Tingen Nighthawks')
  await expect(page).toHaveURL('/codex/items?owner=Tingen+Nighthawks')
  await expectAll(page, 'Tingen Nighthawks')
  const owned = await cards(page).count()
  expect(owned).toBeLessThan(all)

  await choose(page, 'Status', 'Sealed')
  await expect(page).toHaveURL('/codex/items?owner=Tingen+Nighthawks&status=Sealed')
  await expect.poll(() => cards(page).count()).toBeLessThan(owned)

  await page.reload()
  await expectAll(page, /Sealed\s*Tingen Nighthawks/)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(cards(page)).toHaveCount(all)
  await expect(page).toHaveURL('/codex/items')
})

test('[ITEM-1] items were discovered early, up to chapter 149, or recently, from 150', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/items')
  expect(await optionsOf(page, 'Discovered')).toEqual(['All Chapters', 'Early Ch 1-149', 'Recent Ch 150+'])
  const all = await cards(page).count()
  const chapters = async () =>
    (await cards(page).allTextContents()).map((text) => Number(/Ch\. (\d+)/.exec(text)![1])).sort((a, b) => a - b)

  await choose(page, 'Discovered', 'Early Ch 1-149')
  await expect.poll(async () => (await chapters()).at(-1)).toBeLessThan(150)
  const early = await cards(page).count()
  await choose(page, 'Discovered', 'Recent Ch 150+')
  await expect.poll(async () => (await chapters())[0]).toBeGreaterThanOrEqual(150)
  expect(early + (await cards(page).count())).toBe(all)
  await expect(page).toHaveURL('/codex/items?discovered=recent')
})

test('[ITEM-1] a rarity shows the items that have it, a grade only Sealed Artifacts', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/items')

  await choose(page, 'Rarity / Grade', 'Epic')
  await expect(card(page, 'Antigonus family notebook')).toBeVisible()
  await expectAll(page, 'Epic')

  await choose(page, 'Rarity / Grade', 'Grade 2')
  await expect(card(page, 'Inexhaustible Poison')).toBeVisible()
  await expectAll(page, 'Grade 2')
  const graded = await cards(page).count()

  await choose(page, 'Rarity / Grade', 'All Grades (sealed)')
  await expect(card(page, 'Sealed Artifact 0-08')).toBeVisible()
  await expectAll(page, /Grade \d/)
  expect(await cards(page).count()).toBeGreaterThan(graded)
})

test('[ITEM-1] rarities and grades are always all, in their order @desktop', async ({ readerAt }) => {
  const page = await readerAt(1, '/codex/items')

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

test('[ITEM-1] status and owner offer only what is known @desktop', async ({ readerAt, expectNothingBeyond }) => {
  const page = await readerAt(1, '/codex/items')

  expect(await optionsOf(page, 'Owner')).toEqual(['Anyone', 'Klein Moretti'])
  expect(await optionsOf(page, 'Status')).toEqual(['All statuses', 'Owned'])
  await expectNothingBeyond(1)
})

test('[ITEM-1] a filter that only later chapters know does as much as one that nobody knows @desktop', async ({
  readerAt,
}) => {
  const page = await readerAt(1, '/codex/items?owner=Audrey+Hall&status=Sealed')
  await expect(card(page, 'Brass revolver')).toBeVisible()
  const shown = await page.locator('body').textContent()

  await page.goto('/codex/items?owner=Nobody&status=Melted')
  await expect(card(page, 'Brass revolver')).toBeVisible()
  expect(await page.locator('body').textContent()).toBe(shown)
})

test('[ITEM-1] filters that nothing passes can be cleared @desktop', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/items?rating=mythic')

  await expect(page.getByText('No known item passes all these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(card(page, 'Brass revolver')).toBeVisible()
})

test('[ITEM-1] on a phone the filters fold under a head that counts them @phone', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/items')
  const head = page.getByRole('button', { name: /^Filters/ })
  await expect(head).toContainText('none set')

  await choose(page, 'Owner', 'Klein Moretti')
  await expect(head).toContainText('1 set')
  await head.click()
  await expect(select(page, 'Owner')).toBeHidden()
  await head.click()
  await expect(select(page, 'Owner')).toBeVisible()
})

test('[ITEM-2] items stand in groups with counts, the empty ones closed', async ({ readerAt }) => {
  const page = await readerAt(1, '/codex/items')
  const groups = page.getByRole('main').locator('section h2')
  await expect(groups).toHaveText([
    /^Weapons & Combat\s*1$/,
    /^Tools & Equipment\s*0$/,
    /^Consumables & Potions\s*0$/,
    /^Materials & Components\s*0$/,
    /^Mystical Artifacts\s*0$/,
    /^Potions & Elixirs\s*0$/,
    /^Beyonder Characteristics\s*0$/,
    /^Beyonder Items\s*0$/,
    /^Other\s*1$/,
  ])

  const tools = page.getByRole('button', { name: /^Tools & Equipment/ })
  await expect(tools).toHaveAttribute('aria-expanded', 'false')
  await tools.click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await page.getByRole('button', { name: /^Weapons & Combat/ }).click()
  await expect(card(page, 'Brass revolver')).toBeHidden()
})

test('[ITEM-2] the count of a group is the number of its cards @desktop', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/items')
  await expect(card(page, 'Brass revolver')).toBeVisible()

  for (const group of await page.getByRole('main').locator('section:has(h2)').all()) {
    const [count] = /\d+$/.exec((await group.getByRole('heading', { level: 2 }).textContent())!)!
    await expect(group.getByRole('link')).toHaveCount(Number(count))
  }
})

test('[ITEM-3] a card shows name, rarity, type, chapter, status and owner', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/items')

  for (const text of ['Common', 'Revolver, Ch. 1', 'Owned', 'Klein Moretti'])
    await expect(card(page, 'Brass revolver')).toContainText(text)
  for (const text of ['Grade 0', 'Sealed Artifact, Ch. 19', 'Missing', 'Ince Zangwill'])
    await expect(card(page, 'Sealed Artifact 0-08')).toContainText(text)
  await expect(card(page, 'Amantha extract')).toContainText('Discovered')
})

test('[ITEM-3] each rarity has its own colour', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/items')
  const words = ['Common', 'Uncommon', 'Rare', 'Very rare', 'Epic', 'Mythic']
  const colours = await Promise.all(
    words.map((word) =>
      cards(page)
        .getByText(word, { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    ),
  )

  expect(new Set(colours).size).toBe(words.length)
})

test('[ITEM-4] the record of an item holds all that is known', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/items')
  await card(page, 'Sealed Artifact 2-049').click()

  const record = page.getByRole('dialog', { name: /Sealed Artifact 2-049/ })
  for (const text of [
    'Grade 2',
    'Mystical Artifacts, Sealed Artifact',
    'Cloth-wrapped jointed puppet with a painted clown',
    'Leads towards descendants',
    'Turns those in range into puppets',
  ])
    await expect(record).toContainText(text)
  await expect(fact(page, 'Status')).toHaveText('Sealed')
  await expect(fact(page, 'Discovered')).toHaveText('Chapter 70')
  await expect(fact(page, 'Owner')).toHaveText('Church of the Evernight Goddess')
  const activities = record.getByRole('list', { name: 'Recent activities' }).getByRole('listitem')
  await expect(activities.first()).toContainText('Ch. 76')
  await expect(activities.last()).toContainText('Ch. 70')
})

test('[ITEM-4] abilities are split by kind, side by side where there is one of each @desktop', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/items?id=sealed-artifact-2-049')
  const heading = (name: string) => page.getByRole('heading', { level: 4, name })
  const box = async (name: string) => (await heading(name).boundingBox())!
  await expect(heading('Positive')).toBeVisible()
  await settled(page)

  expect((await box('Positive')).y).toBe((await box('Negative')).y)
  expect((await box('Sealing method')).y).toBeGreaterThan((await box('Negative')).y)

  await page.goto('/codex/items?id=sealed-artifact-0-08')
  await expect(heading('Positive')).toBeVisible()
  await settled(page)
  expect((await box('Negative')).y).toBeGreaterThan((await box('Positive')).y)
  expect((await box('Negative')).x).toBe((await box('Positive')).x)
  await expect(page.getByRole('heading', { level: 4, name: 'Special' })).toBeVisible()
})

test('[ITEM-4] price, condition and the chapter of acquisition are told where they are known @desktop', async ({
  readerAt,
}) => {
  const page = await readerAt(214, '/codex/items?id=club-membership')

  await expect(fact(page, 'Price')).toHaveText('5 pounds')
  await expect(fact(page, 'Condition')).toHaveText('Valid')
  await expect(fact(page, 'Acquired')).toHaveText('Chapter 48')

  await page.goto('/codex/items?id=roselle-diary-pages')
  await expect(fact(page, 'Quantity')).toHaveText('3')
  await page.goto('/codex/items?id=revolver')
  await expect(fact(page, 'Ammo')).toHaveText('One round already fired')
})

test('[ITEM-4] missing is blue and destroyed is red @desktop', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/items?id=saint-selena-ashes')
  const colourOf = (word: string) =>
    fact(page, 'Status')
      .getByText(word)
      .evaluate((status) => getComputedStyle(status).color)
  await expect(fact(page, 'Status')).toHaveText('Missing')
  expect(await colourOf('Missing')).toBe('rgb(31, 79, 133)')

  await page.goto('/codex/items')
  const destroyed = cards(page).filter({ hasText: 'Destroyed' }).first()
  await destroyed.click()
  expect(await colourOf('Destroyed')).toBe('rgb(131, 25, 36)')
})

test('[CODEX-5] a picture that does not come leaves the engraving in its place @desktop', async ({
  readerAt,
  page,
  traffic,
}) => {
  traffic.expectProblem(/no-such-picture/)
  await page.route('**/story/*/*.json', async (route) => {
    const response = await route.fetch()
    const chapters = await response.json()
    for (const chapter of Object.values<{ items?: Record<string, object> }>(chapters)) {
      for (const item of Object.values(chapter.items ?? {})) Object.assign(item, { image: '/no-such-picture.png' })
    }
    await route.fulfill({ response, json: chapters })
  })
  await readerAt(1, '/codex/items')

  await expect(card(page, 'Brass revolver').locator('svg.plate')).toBeVisible()
  await expect(card(page, 'Brass revolver').locator('img')).toHaveCount(0)
  await card(page, 'Brass revolver').click()
  await expect(page.getByRole('dialog').locator('svg.plate')).toBeVisible()
})

test('[SHELL-6] a link to an item opens it', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/items?id=revolver')

  await expect(page.getByRole('dialog', { name: 'Brass revolver' })).toBeVisible()
})

test('[CODEX-3] opening an item keeps the filters, and closing leads back to them', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/items?owner=Old+Neil')
  await card(page, 'Old Neil’s spirit pendulum').or(card(page, "Old Neil's spirit pendulum")).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/owner=Old\+Neil&id=/)

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/codex/items?owner=Old+Neil')
  await expect(cards(page)).toHaveCount(2)
})

test('[CODEX-3] an item that is not known yet cannot be told from one that is not there @desktop', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const pages: string[] = []
  for (const id of ['sealed-artifact-2-049', 'nothing-of-the-kind', '']) {
    const page = await readerAt(42, `/codex/items?id=${id}`)
    await expect(page).toHaveURL('/codex/items')
    await expect(card(page, 'Brass revolver')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    pages.push(await page.locator('body').innerHTML())
  }

  expect(new Set(pages).size).toBe(1)
  await expectNothingBeyond(42)
})

test('[SHELL-9] while a record is open the page behind stands still and the focus stays inside', async ({
  readerAt,
}) => {
  const page = await readerAt(214, '/codex/items')
  await card(page, 'Silver pocket watch').click()
  const record = page.getByRole('dialog')
  await expect(record).toBeVisible()

  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(4, 4)
  await page.mouse.wheel(0, 600)
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab')
    expect(await record.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true)
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('[ITEM-2] an open select is accessible', async ({ readerAt, expectNoAxeViolations }) => {
  const page = await readerAt(42, '/codex/items')
  await select(page, 'Rarity / Grade').click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectNoAxeViolations(page)
})
