import type { Page } from '@playwright/test'
import { alive } from './support/before-app.ts'
import { closeSheet, readOn } from './support/read-on.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

const record = (page: Page) => page.locator('.sheet')
const names = (page: Page) => record(page).locator('a.linked-text')
const peek = (page: Page) => page.getByRole('dialog', { name: /, in short$/ })

async function openRecord(page: Page) {
  await page.goto('/codex/characters?id=wren-harrow')
  await expect(record(page).getByRole('heading', { level: 2 })).toHaveText('Wren Harrow')
  // Names are rested on and held once the app is there.
  await alive(page)
  await settled(page)
}

test('[FIND-5] a name in a text leads to its entry, and none to the record itself, on Home neither', async ({
  readerAt,
  expectNoAxeViolations,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/?popup=wren')

  await test.step('the protagonist’s sheet on Home leads to no record of theirs', async () => {
    await expect(record(page).getByText('wakes up as')).toBeVisible()
    await expect(record(page).locator('a[href="/codex/characters?id=wren-harrow"]')).toHaveCount(0)
    await closeSheet(page)
  })

  await test.step('a name in a text leads to its entry, and none to the record itself', async () => {
    await readOn(page, 1, 60)
    await openRecord(page)

    const addresses = await names(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses).not.toContain('/codex/characters?id=wren-harrow')
    await expectNoAxeViolations(page)
    await names(page).first().click()
    await expect(page).toHaveURL(addresses[0]!)
    await expect(record(page).getByRole('heading', { level: 2 })).toBeVisible()
    await expectNothingBeyond(60)
  })
})

test('[FIND-6] resting on a name shows its entry in short @desktop', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex')
  await openRecord(page)
  const name = names(page).first()
  const address = (await name.getAttribute('href'))!

  await name.hover()
  await expect(peek(page)).toBeVisible()
  await expect(peek(page).getByText('As told to Chapter 60')).toBeVisible()
  const box = (await peek(page).boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(900)
  await peek(page).hover()
  await page.keyboard.press('Escape')
  await expect(peek(page)).toBeHidden()
  await expect(record(page), 'Escape closes the peek alone').toBeVisible()

  await name.focus()
  await expect(peek(page), 'focus alone opens nothing').toBeHidden()
  await page.keyboard.press('Space')
  await expect(peek(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()

  await page.keyboard.press('Alt+ArrowDown')
  await peek(page).getByRole('link', { name: 'Open record' }).click()
  await expect(page).toHaveURL(address)
  await expect(peek(page)).toBeHidden()
})

test('[FIND-6] a long press shows it at the foot of the screen, a tap beside it closes it @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/codex')
  await openRecord(page)
  const address = page.url()
  const name = names(page).first()
  await name.scrollIntoViewIfNeeded()

  await name.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
  await expect(peek(page)).toBeVisible()
  await name.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true })
  await name.dispatchEvent('click')
  await expect(page).toHaveURL(address)
  await expect(peek(page)).toBeVisible()
  const { y, height } = (await peek(page).boundingBox())!
  expect(Math.round(y + height)).toBe(844)
  await page.mouse.click(195, 20)
  await expect(peek(page)).toBeHidden()
  await expect(record(page)).toBeVisible()
})
