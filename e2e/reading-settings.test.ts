import type { Locator, Page } from '@playwright/test'
import { brokenWords } from './support/broken-words.ts'
import { form } from './support/feedback.ts'
import { profile } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { goTo } from './support/walk.ts'

const choose = (page: Page, setting: string, word: string) =>
  page.getByRole('radiogroup', { name: setting }).getByRole('radio', { name: word, exact: true }).click()

const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test('[OWN-6] the size of texts and less motion work at once, and travel with the account', async ({
  readerAt,
  browser,
  baseURL,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42, '/account#reading')
  const usual = await textSize(page)
  await choose(page, 'Text size', 'Large')
  await expect.poll(() => textSize(page)).toBe(usual * 1.125)
  await choose(page, 'Motion', 'Less')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await expect.poll(async () => (await profile(page)).settings).toMatchObject({ textSize: 'large', motion: 'reduced' })
  await expect(page.getByText('Coming Soon')).toHaveCount(3)
  await expectNoAxeViolations(page)

  await page.goto('/codex')
  expect(await textSize(page)).toBe(usual * 1.125)
  const other = await browser.newContext({
    baseURL: baseURL!,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/account#reading')
  await expect.poll(() => textSize(elsewhere)).toBe(usual * 1.125)
  await other.close()
})

test('[OWN-6] the words beside a choice have room on a phone @phone @extended', async ({ readerAt }) => {
  const page = await readerAt(42, '/account#reading')
  const note = (await page.getByText('For all text.').boundingBox())!
  expect(note.width).toBeGreaterThan(250)
})

test('[OWN-6] the smallest texts leave fields large enough that an iPhone does not zoom in on them @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/account#reading')
  await choose(page, 'Text size', 'Small')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'small')
  const sizes = () =>
    page
      .locator('input:not([type=radio], [type=checkbox]), textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))

  await page.goto('/codex')
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(16)

  await page.goto('/feedback')
  await page.getByRole('button', { name: 'Add Info' }).click()
  await expect(form(page, 'Add Info')).toBeVisible()
  const inForm = await sizes()
  expect(inForm.length).toBeGreaterThan(1)
  expect(Math.min(...inForm)).toBeGreaterThanOrEqual(16)
})

test('[OWN-6] with the largest texts on the narrowest phone the chapter that news begin at can be read @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/account#reading')
  await choose(page, 'Text size', 'Largest')
  await page.setViewportSize({ width: 320, height: 640 })

  await page.goto('/codex/recent-activity?since=36')
  const since = page.getByRole('combobox', { name: /^Since chapter 36/ })
  await expect(since).toHaveText('36')
  expect(
    await since.evaluate((select) => select.firstElementChild!.scrollWidth - select.firstElementChild!.clientWidth),
  ).toBe(0)
  const { x, width } = (await since.boundingBox())!
  expect(x + width).toBeLessThan(160)
})

test('[OWN-6] with the largest texts on the narrowest phone no word is broken @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/account#reading')
  await choose(page, 'Text size', 'Largest')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await brokenWords(page)).toEqual([])

  await page.goto('/?popup=inventory')
  await expect(page.getByRole('dialog', { name: 'Inventory' }).getByText('Condition').first()).toBeVisible()
  expect(await brokenWords(page)).toEqual([])
})

test('[OWN-6] a date beside what was told has room for its month, and grows with the texts @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/account#reading')
  for (const size of ['Usual', 'Largest']) {
    await page.goto('/account#reading')
    await choose(page, 'Text size', size)
    await page.goto('/codex/recent-activity?since=1')
    const date = page.locator('.told-list-margin .meta').first()
    await date.evaluate((it) => it.replaceChildren('30 September 812'))
    expect(await brokenWords(page)).toEqual([])
    expect(await date.evaluate((it) => getComputedStyle(it).fontSize)).toBe(size === 'Usual' ? '12px' : '15px')
  }
})

test('[OWN-6] what is chosen and where one is can be seen in a reader’s own colours @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/account#reading')
  await page.emulateMedia({ forcedColors: 'active' })
  const ground = (of: Locator, pseudo?: string) =>
    of.evaluate((it, part) => getComputedStyle(it, part).backgroundColor, pseudo)
  const system = (colour: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = name
      probe.style.setProperty('forced-color-adjust', 'none')
      return getComputedStyle(probe).backgroundColor
    }, colour)
  const chosen = await system('Highlight')
  const sizes = page.getByRole('radiogroup', { name: 'Text size' })
  expect(await ground(sizes.getByRole('radio', { checked: true }))).toBe(chosen)
  expect(await ground(sizes.getByRole('radio', { checked: false }).first())).not.toBe(chosen)
  expect(await ground(page.getByRole('tab', { selected: true }), '::after')).toBe(chosen)
  expect(await ground(page.locator('.sidebar [aria-current=page]'), '::before')).toBe(chosen)

  await goTo(page, '/quests')
  const share = page.locator('.progress-ring text').first()
  expect(await share.evaluate((it) => getComputedStyle(it).fill)).toBe(await system('CanvasText'))

  // Icons in place of a word use the reader's colours too.
  await goTo(page, '/codex/items')
  const card = page
    .locator('main a')
    .filter({ has: page.locator('.rarity-pips') })
    .first()
  const text = await system('CanvasText')
  expect(await ground(card.locator('.rarity-pips i').first())).toBe(text)
  expect(await ground(page.locator('.status:not(.status-missing, .status-over)').first(), '::before')).toBe(text)
})
