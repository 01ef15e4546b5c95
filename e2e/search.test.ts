import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { readOn } from './support/read-on.ts'
import { closeSearch, dialog, field, lookUps, magnifier, results, search } from './support/search-dialog.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { goTo } from './support/walk.ts'

test('[FIND-1] the magnifier opens the search on every screen, and it fits a screen of 320 pixels @both @extended', async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  test.slow()
  const page = await readerAt(42)

  await test.step('the magnifier opens the search on every screen, and Back closes it', async () => {
    for (const address of ['/', '/codex/characters', '/quests', '/account']) {
      await goTo(page, address)
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
    await closeSearch(page)
  })

  await test.step('it gives the keyboard to the page if what had it is gone', async () => {
    await goTo(page, '/codex/characters')
    await search(page, 'wren harrow')
    await results(page).first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(field(page)).toBeFocused()
    await closeSearch(page)
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('it fits a screen of 320 pixels', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(magnifier(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await search(page, 'quixotry'.repeat(10))
    await expect(dialog(page).getByText(/No results found/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  await test.step('it leaves room for results on a phone that lies on its side', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await search(page, 'wren')
    await expect(results(page).first()).toContainText('Wren Harrow')
    const room = await dialog(page).locator('.search-panel-body').boundingBox()
    expect(room!.height).toBeGreaterThan(180)
  })
})

test('[FIND-1] [FIND-3] the search at chapter 60: its address, its results by kinds, and a misspelt name', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/codex/items?search=wren')

  await test.step('its address can be shared, and closing it leads to the page under it', async () => {
    await expect(field(page)).toHaveValue('wren')
    await expect(results(page).first()).toContainText('Wren Harrow')
    await closeSearch(page)
    await expect(page).toHaveURL('/codex/items')
  })

  await test.step('results stand by kinds, three of each until all are asked for, with what was found marked', async () => {
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

  await test.step('the address has what was typed, and finds it again when it is loaded anew', async () => {
    await expect(page).toHaveURL('/codex/items?search=saltmere')
    await page.reload()
    await expect(field(page)).toHaveValue('saltmere')
    await expect(results(page).first()).toContainText('Saltmere')
  })

  await test.step('it never says that words were not found before it has searched for them', async () => {
    await search(page, 'quixotry')
    await expect(dialog(page).getByText('No results found for “quixotry”')).toBeVisible()
    const refused = await page.evaluateHandle(() => {
      const texts: string[] = []
      const look = () => texts.push(document.querySelector('.search-hits-none b')?.textContent ?? '')
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
      return texts
    })
    await field(page).fill('wren')
    await expect(results(page).first()).toContainText('Wren Harrow')
    await field(page).fill('')
    await expect(dialog(page).getByRole('option').first()).toBeHidden()
    await field(page).fill('saltmere')
    await expect(results(page).first()).toContainText('Saltmere')
    expect((await refused.jsonValue()).join()).not.toMatch(/wren|saltmere/)
  })

  await test.step('loaded anew over a record or a popup, it is above them and has the keyboard', async () => {
    for (const [address, below] of [
      ['/codex/characters?id=wren-harrow', /Wren Harrow/],
      ['/?popup=balance', /Purse/],
    ] as const) {
      await page.goto(`${address}&search=saltmere`)
      await expect(results(page).first()).toContainText('Saltmere')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('dialog', { name: below })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  await test.step('a misspelt name is offered, and is found', async () => {
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
})

test('[FIND-3] [FIND-4] [DATA-6] the search names nothing later, and keeps what was looked up until the reader goes back or clears it', async ({
  readerAt,
  expectNothingBeyond,
  baseURL,
}) => {
  test.slow()
  const page = await readerAt(1)

  await test.step('a later name and a word that means nothing are answered alike', async () => {
    for (const words of ['isolde', 'quixotry']) {
      await search(page, words)
      await expect(dialog(page).getByText(`No results found for “${words}”`)).toBeVisible()
      await expect(dialog(page).getByText('Nothing told up to Chapter 1 goes by that name.')).toBeVisible()
    }
    await dialog(page).locator('.search-hits-none').getByRole('button', { name: 'Clear search' }).click()
    await expect(field(page)).toHaveValue('')
    await expectNothingBeyond(1)
    await closeSearch(page)
  })

  await test.step('what was looked up stands there the next time, until the reader goes back or clears it', async () => {
    await readOn(page, 1, 10)
    const kept = () => page.evaluate(() => localStorage.getItem('lookUps'))
    await search(page, 'wren harrow')
    await results(page).first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()

    await goTo(page, '/')
    await turnTo(page, 10, '60')
    await search(page, 'isolde vane')
    await results(page).first().click()
    await goTo(page, '/')
    await magnifier(page).click()
    await expect(lookUps(page)).toHaveText([/^Isolde Vane/, /^Wren Harrow/])
    // Not by Escape, which a notice of the turn would take if it appeared meanwhile.
    await closeSearch(page)

    await turnTo(page, 60, '10')
    await magnifier(page).click()
    await expect(lookUps(page)).toHaveText([/^Wren Harrow/])
    expect(await kept()).not.toContain('isolde')

    await dialog(page).getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(lookUps(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    expect(await kept()).toBeNull()
    await closeSearch(page)
  })

  await test.step('[DATA-6] what was searched for further on is in no address of the history, and in no field', async () => {
    await turnTo(page, 10, '60')
    await search(page, 'isolde vane')
    await results(page).first().click()
    await expect(page.getByRole('heading', { level: 2, name: 'Isolde Vane' })).toBeVisible()
    await turnElsewhere(page, 60, 5)
    await expect(control(page, 5)).toBeVisible()

    await page.goBack()
    await expect(dialog(page).getByText('To Chapter 5', { exact: true })).toBeVisible()
    await expect(field(page)).toHaveValue('')
    await expect(page).toHaveURL('/?search=')
    await page.keyboard.type('wren')
    await expect(page).toHaveURL('/?search=wren')
    await page.reload()
    await expect(field(page)).toHaveValue('wren')
    await closeSearch(page)
  })

  await test.step('what is typed while another device goes back stays in the field', async () => {
    await turnTo(page, 5, '60')
    await magnifier(page).click()
    await turnElsewhere(page, 60, 5)
    await expect(dialog(page).getByText('To Chapter 5', { exact: true })).toBeVisible()
    // Meanwhile everything is rendered again, which releases the later story.
    await page.keyboard.type('wren-harrow', { delay: 50 })
    await expect(field(page)).toHaveValue('wren-harrow')
    await expect(page).toHaveURL('/?search=wren-harrow')
  })

  /** Turns the reader's chapter, which the server knows as `from`, as another device does; this one asks once it has the focus. */
  async function turnElsewhere(page: Page, from: number, to: number) {
    await expect
      .poll(async () => (await page.request.get(ADDRESSES.profile)).text())
      .toContain(`"currentChapter":${from}`)
    await page.request.patch(ADDRESSES.profile, { data: { currentChapter: to }, headers: { origin: baseURL! } })
    await page.evaluate(() => dispatchEvent(new Event('focus')))
  }
})
