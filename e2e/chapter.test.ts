import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { expect, test } from './support/test.ts'
import { control, field, turnTo } from './support/turn.ts'
import { skipWelcome } from './support/welcome.ts'

const options = (page: Page) => page.getByRole('listbox', { name: 'Chapters' }).getByRole('option')
const readOf = (page: Page) => page.getByText(/^\d+ of \d+ read$/)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('currentChapter'))
const profileChapter = async (page: Page) =>
  ((await (await page.request.get(ADDRESSES.profile)).json()) as { currentChapter: number }).currentChapter

/** The reader turns on another device. */
async function turnElsewhere(page: Page, chapter: number) {
  const origin = new URL(page.url()).origin
  const answer = await page.request.patch(ADDRESSES.profile, { data: { currentChapter: chapter }, headers: { origin } })
  expect(answer.ok()).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

test.describe('[SHELL-3] the chapter control', () => {
  test('lists every chapter, with the labels of the book, and tells no other title ahead @desktop', async ({
    readerAt,
  }) => {
    const page = await readerAt(1)
    await control(page, 1).click()
    await expect(page.getByText('Volume 1 - Embers')).toBeVisible()
    await expect(page.getByText('1 of 59 read')).toBeVisible()
    await expect(options(page)).toHaveCount(60)
    const texts = await options(page).allTextContents()
    expect(texts[0]).toBe('1A Light on the Wateryou are here')
    expect(texts[16]).toBe('17The Lamp Round')
    expect(texts[31]).toBe('32The First Degree')
    expect(texts[41]).toBe('42The Missing Girl')
    const ahead = texts.filter((_, index) => ![0, 16, 31, 41].includes(index))
    expect(ahead.every((text) => /^\d+\?\?\?\?$/.test(text))).toBe(true)
  })

  test('[DATA-17] holds the last chapter in a second volume without its name @desktop', async ({ readerAt }) => {
    const page = await readerAt(1)
    await control(page, 1).click()
    const volumes = page.getByRole('listbox', { name: 'Chapters' }).getByRole('group')
    await expect(volumes).toHaveCount(2)
    await expect(volumes.last()).toHaveAccessibleName('Volume 2')
    await expect(volumes.last().getByRole('option')).toHaveText(['60????'])
  })

  test('shows where the reader is, with the read chapters ticked', { tag: '@both' }, async ({ readerAt }) => {
    const page = await readerAt(42)
    await control(page, 42).click()
    await expect(readOf(page)).toHaveText(['42 of 59 read', '0 of 1 read'])
    const here = options(page).nth(41)
    await expect(here).toBeInViewport()
    await expect(here).toHaveText('42The Missing Girlyou are here')
    await expect(here).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).nth(40)).toContainText('read')
    await expect(options(page).nth(42)).not.toContainText('read')
  })

  test('counts what is read of each volume', { tag: '@desktop' }, async ({ readerAt }) => {
    const page = await readerAt(60)
    await control(page, 60).click()
    await expect(readOf(page)).toHaveText(['59 of 59 read', '1 of 1 read'])
  })

  test('jumps to a number that is typed @desktop', async ({ readerAt }) => {
    const page = await readerAt(1)
    await turnTo(page, 1, '57')
    await expect(control(page, 57)).toBeVisible()
    await expect(field(page)).toBeHidden()
  })

  test('jumps to a label that is typed @desktop', async ({ readerAt }) => {
    const page = await readerAt(1)
    await control(page, 1).click()
    await field(page).fill('the lamp')
    await expect(options(page).nth(16)).toBeInViewport()
    await field(page).press('Enter')
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(control(page, 17)).toBeVisible()
  })

  test('is walked by keys, and Escape changes nothing @desktop', async ({ readerAt }) => {
    const page = await readerAt(42)
    await control(page, 42).press('Enter')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown']) await field(page).press(key)
    const marked = await field(page).getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${marked}"]`)).toHaveText('53????')
    await expect(page.locator(`[id="${marked}"]`)).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(control(page, 42)).toBeFocused()
  })

  test('turns to an option that is chosen', { tag: '@both' }, async ({ readerAt }) => {
    const page = await readerAt(42)
    await control(page, 42).click()
    await options(page).nth(39).click()
    await expect(control(page, 40)).toBeVisible()
  })

  // The steps are left out on phones; the keyboard of the menu is there.
  test('steps back and on, not past the ends, and ignores repeats within 100 ms @desktop', async ({ readerAt }) => {
    const page = await readerAt(1)
    const [previous, next] = ['Previous chapter', 'Next chapter'].map((name) => page.getByRole('button', { name }))
    await expect(previous!).toBeDisabled()
    await next!.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
      button.click()
    })
    await expect(control(page, 2)).toBeVisible()
    await page.waitForTimeout(150)
    await expect(control(page, 2)).toBeVisible()
    await previous!.click()
    await expect(control(page, 1)).toBeVisible()
    await expect(previous!).toBeDisabled()
  })

  test('keeps its steps under the pointer, however long a title is @desktop', async ({ readerAt }) => {
    const page = await readerAt(40)
    const left = async () => (await page.getByRole('button', { name: 'Previous chapter' }).boundingBox())!.x
    const lefts = new Set([await left()])
    for (const chapter of [41, 42, 43]) {
      await page.getByRole('button', { name: 'Next chapter' }).click()
      await expect(control(page, chapter)).toBeVisible()
      await page.waitForTimeout(120)
      lefts.add(await left())
    }
    expect([...lefts]).toHaveLength(1)
  })

  test('is read by everybody', { tag: '@both' }, async ({ readerAt, expectNoAxeViolations }) => {
    const page = await readerAt(42, '/about')
    await control(page, 42).click()
    await expect(field(page)).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test.describe('[DATA-12] the chapter', () => {
  test('is refused where it is none of the book, and the old one stays @desktop', async ({ readerAt }) => {
    const page = await readerAt(42)
    for (const typed of ['0', '61', '999', '4.5', '-1', 'no such title']) {
      await control(page, 42).click()
      await field(page).fill(typed)
      await expect(page.getByText(`There is no chapter “${typed}” to go to`)).toBeVisible()
      await field(page).press('Enter')
      await expect(field(page)).toBeVisible()
      await page.keyboard.press('Escape')
    }
    expect(await stored(page)).toBe('42')
    expect(await profileChapter(page)).toBe(42)
  })

  test('is stored on the device and in the profile at each change @desktop', async ({ readerAt }) => {
    const page = await readerAt(42)
    await turnTo(page, 42, '57')
    await expect(control(page, 57)).toBeVisible()
    expect(await stored(page)).toBe('57')
    await expect.poll(() => profileChapter(page)).toBe(57)
    await page.reload()
    await expect(control(page, 57)).toBeVisible()
  })

  test("is the profile's and not the one that the device remembers @desktop", async ({
    readerAt,
    expectNothingBeyond,
  }) => {
    const page = await readerAt(12, '/about')
    await expect(control(page, 12)).toBeVisible()
    await page.evaluate(() => localStorage.setItem('currentChapter', '50'))
    await page.reload()
    await expect(control(page, 12)).toBeVisible()
    await expectNothingBeyond(12)
  })

  test('of a new guest is the one that the device remembers, else the first @desktop', async ({ page }) => {
    await skipWelcome(page)
    await page.goto('/auth')
    await page.evaluate(() => localStorage.setItem('currentChapter', '57'))
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await page.getByRole('button', { name: 'Begin at chapter 57' }).click()
    await expect(control(page, 57)).toBeVisible()

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.setItem('currentChapter', '500'))
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(control(page, 1)).toBeVisible()
  })

  test('that the server did not keep is sent when the network is back @desktop', async ({ readerAt, traffic }) => {
    const page = await readerAt(42)
    await expect(control(page, 42)).toBeVisible()
    traffic.expectProblem(/api\/profile/)
    await page.route('**/api/profile', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) => message.text().includes('The chapter was not kept'))
    await turnTo(page, 42, '41')
    await expect(control(page, 41)).toBeVisible()
    await logged
    expect(await profileChapter(page)).toBe(42)

    await page.unroute('**/api/profile')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => profileChapter(page)).toBe(41)
    await expect(control(page, 41)).toBeVisible()
  })

  test('[AUTH-4] turned back on another device counts here at once @desktop', async ({ readerAt }) => {
    const page = await readerAt(57)
    await expect(control(page, 57)).toBeVisible()
    await turnElsewhere(page, 12)
    await expect(control(page, 12)).toBeVisible()
    expect(await stored(page)).toBe('12')
  })

  test('[AUTH-4] turned on on another device is only offered @desktop', async ({ readerAt, expectNothingBeyond }) => {
    const page = await readerAt(12)
    await expect(control(page, 12)).toBeVisible()
    await turnElsewhere(page, 57)
    await expect(page.getByText('Continue from chapter 57?')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Continue from chapter 57?')).toBeVisible()
    await expect(control(page, 12)).toBeVisible()
    await expectNothingBeyond(12)
    const told = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith(ADDRESSES.profile),
    )
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(control(page, 57)).toBeVisible()
    // Else this turn may reach the server after that of the other device.
    await told

    await turnElsewhere(page, 60)
    await page.getByRole('button', { name: 'Stay at chapter 57' }).click()
    await expect(page.getByText('Continue from chapter 60?')).toBeHidden()
    const asked = page.waitForResponse('**/api/session')
    await turnElsewhere(page, 60)
    await asked
    await expect(page.getByText('Continue from chapter 60?')).toBeHidden()
    await expect(control(page, 57)).toBeVisible()
  })

  test('turned in another tab counts here when it is lower, and is offered when it is higher @desktop', async ({
    readerAt,
  }) => {
    const page = await readerAt(42)
    const other = await page.context().newPage()
    await skipWelcome(other)
    await other.goto('/')
    await turnTo(other, 42, '12')
    await expect(control(page, 12)).toBeVisible()
    await turnTo(other, 12, '30')
    await expect(control(other, 30)).toBeVisible()
    await expect(page.getByText('Continue from chapter 30?')).toBeVisible()
    await expect(control(page, 12)).toBeVisible()
  })
})

test('[SHELL-3] the chapter menu stays on a low screen, foot and all @desktop', async ({ readerAt }) => {
  const page = await readerAt(42)
  await page.setViewportSize({ width: 844, height: 390 })
  await control(page, 42).click()
  await expect(page.getByText('Moving ahead lifts the fog')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('option', { name: /^42/ })).toBeInViewport()
  const menu = page.getByRole('dialog', { name: 'Choose a chapter' })
  expect(await menu.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(390)
})
