import type { Page } from '@playwright/test'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

/** In the top bar, or at the foot of a phone. */
const magnifier = (page: Page) => page.getByRole('link', { name: 'Search the codex' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the codex' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search for' })
const results = (page: Page) => dialog(page).getByRole('listbox', { name: 'Results' }).getByRole('option')
const lookUps = (page: Page) => dialog(page).getByRole('listbox', { name: 'Recent look-ups' }).getByRole('option')

async function search(page: Page, words: string) {
  if (!(await dialog(page).isVisible())) await magnifier(page).click()
  await field(page).fill(words)
}

test('[FIND-1] the magnifier opens the search on every screen, and Back closes it', { tag: '@both' }, async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42)

  for (const address of ['/', '/codex/characters', '/quests', '/account']) {
    await page.goto(address)
    await magnifier(page).click()
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL(`${address}?search=`)
    await expect(dialog(page).getByText('To Chapter 42')).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(address)
  }

  await search(page, 'wren')
  await expect(results(page).first()).toContainText('Wren Harrow')
  await expectNoAxeViolations(page)
})

test('[FIND-1] the keys open it, move through it, open a hit and close it @desktop', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex')

  await page.getByRole('searchbox').press('/')
  await expect(dialog(page), 'a slash in a field is a slash').toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')

  await page.keyboard.type('wren')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await results(page).nth(1).getAttribute('id'))!)
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('wren harrow')
  await expect(results(page).first()).toContainText('Wren Harrow')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Wren Harrow')
  await page.goBack()
  await expect(field(page)).toHaveValue('wren harrow')
})

test('[FIND-1] its address can be shared, and closing it leads to the page under it', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex/items?search=wren')

  await expect(field(page)).toHaveValue('wren')
  await expect(results(page).first()).toContainText('Wren Harrow')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/codex/items')
})

test('[FIND-1] whoever types and at once presses Enter gets what they typed @desktop', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex')
  await search(page, 'saltmere')
  await expect(results(page).first()).toContainText('Saltmere')
  await field(page).fill('wren harrow')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()
})

test('[FIND-1] it opens over an open record, and goes before it @desktop', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex')
  await search(page, 'wren harrow')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()
  await settled(page)

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()
})

test('[FIND-3] results stand by kinds, three of each until all are asked for, with what was found marked', async ({
  readerAt,
}) => {
  const page = await readerAt(60)
  await search(page, 'saltmere')

  const locations = dialog(page).getByRole('group', { name: 'Locations' })
  await expect(locations.getByRole('option').first()).toContainText('Saltmere')
  await expect(locations.locator('mark').first()).toHaveText(/^saltmere$/i)
  const more = dialog(page)
    .getByRole('option', { name: /^All \d+ in / })
    .first()
  const [, count, kind] = /All (\d+) in (.+)/.exec((await more.textContent())!)!
  await more.click()
  await expect(dialog(page).getByRole('group', { name: kind!, exact: true }).getByRole('option')).toHaveCount(
    Number(count),
  )
  await expect(field(page)).toBeFocused()
})

test('[FIND-3] a misspelt name is offered, and is found', async ({ readerAt }) => {
  const page = await readerAt(60)
  await search(page, 'wrne harow')

  await expect(dialog(page).getByText(/^No exact match, \d+ close results?/)).toBeVisible()
  await expect(results(page).first()).toContainText('Wren Harrow')
  await dialog(page).getByRole('button', { name: 'Wren Harrow' }).click()
  await expect(field(page)).toHaveValue('Wren Harrow')
  await expect(
    dialog(page)
      .getByText(/\d+ results? in/)
      .first(),
  ).toBeVisible()
})

test('[FIND-3] a later name and a word that means nothing are answered alike', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1)

  for (const words of ['isolde', 'quixotry']) {
    await search(page, words)
    await expect(dialog(page).getByText(`No results found for “${words}”`)).toBeVisible()
    await expect(dialog(page).getByText('Nothing told up to Chapter 1 goes by that name.')).toBeVisible()
  }
  await dialog(page).locator('.search-hits-none').getByRole('button', { name: 'Clear search' }).click()
  await expect(field(page)).toHaveValue('')
  await expectNothingBeyond(1)
})

test('[FIND-4] what was looked up stands there the next time, until the reader goes back or clears it', async ({
  readerAt,
}) => {
  const page = await readerAt(10)
  const kept = () => page.evaluate(() => localStorage.getItem('lookUps'))
  await search(page, 'wren harrow')
  await results(page).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()

  await page.goto('/')
  await turnTo(page, 10, '60')
  await search(page, 'isolde vane')
  await results(page).first().click()
  await page.goto('/')
  await magnifier(page).click()
  await expect(lookUps(page)).toHaveText([/^Isolde Vane/, /^Wren Harrow/])
  await page.keyboard.press('Escape')

  await turnTo(page, 60, '10')
  await magnifier(page).click()
  await expect(lookUps(page)).toHaveText([/^Wren Harrow/])
  expect(await kept()).not.toContain('isolde')

  await dialog(page).getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(lookUps(page)).toHaveCount(0)
  expect(await kept()).toBeNull()
})

test('[FIND-1] it fits a screen of 320 pixels @phone', async ({ readerAt }) => {
  const page = await readerAt(60)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(magnifier(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await search(page, 'quixotry'.repeat(10))
  await expect(dialog(page).getByText(/No results found/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
