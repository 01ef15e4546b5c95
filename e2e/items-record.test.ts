import type { Page } from '@playwright/test'
import { card, cards, recordFact } from './support/codex.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'
import { goTo } from './support/walk.ts'

const record = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('[ITEM-4] the records of items at chapter 60: all that is known, abilities by kind, price and condition, colours @desktop @extended', async ({
  readerAt,
}) => {
  test.slow()
  const page = await readerAt(60, '/codex/items')

  await test.step('the record of an item holds all that is known', async () => {
    await card(page, 'Sealed Relic 2-11 (Drowned Puppet)').click()

    const relic = record(page, /Sealed Relic 2-11/)
    for (const text of [
      'Grade 2',
      'Mystical Artifacts, Sealed Relic',
      'Cloth-wrapped jointed puppet with a painted smile',
      'Leads towards the drowned',
      'Turns those in range into puppets',
    ])
      await expect(relic).toContainText(text)
    await expect(recordFact(page, 'Status')).toHaveText('Contained')
    await expect(recordFact(page, 'Discovered')).toHaveText('Chapter 44')
    await expect(recordFact(page, 'Owner')).toHaveText('Church of the Lady of Tides')
    const activities = relic.getByRole('list', { name: 'Recent activities' }).getByRole('listitem')
    await expect(activities.first()).toContainText('Ch. 46')
    await expect(activities.last()).toContainText('Ch. 44')
  })

  await test.step('abilities are split by kind, side by side where there is one of each', async () => {
    const heading = (name: string) => page.getByRole('heading', { level: 4, name })
    const box = async (name: string) => (await heading(name).boundingBox())!
    await expect(heading('Positive')).toBeVisible()
    await settled(page)

    expect((await box('Positive')).y).toBe((await box('Negative')).y)
    expect((await box('Sealing method')).y).toBeGreaterThan((await box('Negative')).y)

    await goTo(page, '/codex/items?id=relic-0-03')
    await expect(record(page, 'Sealed Relic 0-03')).toBeVisible()
    await expect(heading('Positive')).toBeVisible()
    await settled(page)
    expect((await box('Negative')).y).toBeGreaterThan((await box('Positive')).y)
    expect((await box('Negative')).x).toBe((await box('Positive')).x)
    await expect(page.getByRole('heading', { level: 4, name: 'Special' })).toBeVisible()
  })

  await test.step('price, condition and the chapter of acquisition are told where they are known', async () => {
    await goTo(page, '/codex/items?id=club-membership')
    await expect(recordFact(page, 'Price')).toHaveText('5 crowns')
    await expect(recordFact(page, 'Condition')).toHaveText('Valid')
    await expect(recordFact(page, 'Acquired')).toHaveText('Chapter 48')

    await goTo(page, '/codex/items?id=diary-pages')
    await expect(recordFact(page, 'Quantity')).toHaveText('3')
  })

  await test.step('missing is blue and destroyed is red', async () => {
    await goTo(page, '/codex/items?id=saint-aldas-ashes')
    const colourOf = (word: string) =>
      recordFact(page, 'Status')
        .getByText(word)
        .evaluate((status) => getComputedStyle(status).color)
    await expect(recordFact(page, 'Status')).toHaveText('Missing')
    expect(await colourOf('Missing')).toBe('rgb(31, 79, 133)')

    await goTo(page, '/codex/items')
    const destroyed = cards(page).filter({ hasText: 'Destroyed' }).first()
    await destroyed.click()
    expect(await colourOf('Destroyed')).toBe('rgb(131, 25, 36)')
  })
})

/** The page once it has stopped changing: drawings arrive after their cards. */
async function stillBody(page: Page): Promise<string> {
  const drawn = () => page.locator('body').innerHTML()
  let before = ''
  for (let now = await drawn(); now !== before; now = await drawn()) {
    before = now
    await page.waitForTimeout(200)
  }
  return before
}

test('[CODEX-3] [SHELL-6] [ITEM-4] items by their addresses: what is not known yet, a link, filters, and ammunition as it goes @desktop', async ({
  readerAt,
  page,
  expectNothingBeyond,
}) => {
  test.slow()
  await test.step('ammunition is told as long as it is known', async () => {
    await readerAt(20, '/codex/items?id=flare-pistol')
    await expect(recordFact(page, 'Ammo')).toHaveText('One flare already fired')

    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Next chapter' }).click()
    await card(page, 'Brass flare pistol').click()
    await expect(recordFact(page, 'Condition')).not.toBeEmpty()
    await expect(recordFact(page, 'Ammo')).toHaveCount(0)
  })

  await test.step('an item that is not known yet cannot be told from one that is not there', async () => {
    const pages: string[] = []
    for (const id of ['sealed-relic-2-11', 'nothing-of-the-kind', '']) {
      await readerAt(42, `/codex/items?id=${id}`)
      await expect(page).toHaveURL('/codex/items')
      await expect(card(page, 'Brass flare pistol')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      pages.push(await stillBody(page))
    }

    expect(new Set(pages).size).toBe(1)
    await expectNothingBeyond(42)
  })

  await test.step('a link to an item opens it', async () => {
    await visit(page, '/codex/items?id=flare-pistol')
    await expect(page.getByRole('dialog', { name: 'Brass flare pistol' })).toBeVisible()
  })

  await test.step('opening an item keeps the filters, and closing leads back to them', async () => {
    await visit(page, '/codex/items?owner=Old+Corrin')
    await card(page, 'Old Corrin’s brass plumb').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/owner=Old\+Corrin&id=/)

    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/codex/items?owner=Old+Corrin')
    await expect(cards(page)).toHaveCount(2)
  })
})

test('[SHELL-9] while a record is open the page behind stands still and the focus stays inside @extended', {
  tag: '@both',
}, async ({ readerAt }) => {
  const page = await readerAt(60, '/codex/items')
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
