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

/** The reader turns to a chapter on another device. */
async function turnElsewhere(page: Page, chapter: number) {
  const origin = new URL(page.url()).origin
  const answer = await page.request.patch(ADDRESSES.profile, { data: { currentChapter: chapter }, headers: { origin } })
  expect(answer.ok()).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

test('[SHELL-3] [DATA-17] the chapter control from chapter 1 on @desktop', async ({ readerAt }) => {
  const page = await readerAt(1)

  await test.step('lists every chapter, with the labels of the book, and tells no other title ahead', async () => {
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

  await test.step('holds the last chapter in a second volume without its name', async () => {
    const volumes = page.getByRole('listbox', { name: 'Chapters' }).getByRole('group')
    await expect(volumes).toHaveCount(2)
    await expect(volumes.last()).toHaveAccessibleName('Volume 2')
    await expect(volumes.last().getByRole('option')).toHaveText(['60????'])
  })

  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  // Phones do not show the steps; the keyboard of the menu works there.
  await test.step('steps back and on, not past the ends, and ignores repeats within 100 ms', async () => {
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

  await test.step('jumps to a label that is typed', async () => {
    await control(page, 1).click()
    await field(page).fill('the lamp')
    await expect(options(page).nth(16)).toBeInViewport()
    await field(page).press('Enter')
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(control(page, 17)).toBeVisible()
  })

  await test.step('jumps to a number that is typed', async () => {
    await turnTo(page, 17, '57')
    await expect(control(page, 57)).toBeVisible()
    await expect(field(page)).toBeHidden()
  })

  await test.step('counts what is read of each volume', async () => {
    await turnTo(page, 57, '60')
    await control(page, 60).click()
    await expect(readOf(page)).toHaveText(['59 of 59 read', '1 of 1 read'])
  })
})

test('[SHELL-3] [DATA-12] the chapter control at chapter 42 @desktop @extended', async ({ readerAt }) => {
  const page = await readerAt(42)

  await test.step('is walked by keys, and Escape changes nothing', async () => {
    await control(page, 42).press('Enter')
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown']) await field(page).press(key)
    const marked = await field(page).getAttribute('aria-activedescendant')
    await expect(page.locator(`[id="${marked}"]`)).toHaveText('53????')
    await expect(page.locator(`[id="${marked}"]`)).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeHidden()
    await expect(control(page, 42)).toBeFocused()
  })

  await test.step('refuses what is no chapter of the book, and the old one stays', async () => {
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

  await test.step('stays on a low screen, foot and all', async () => {
    const asItCame = page.viewportSize()!
    await page.setViewportSize({ width: 844, height: 390 })
    await control(page, 42).click()
    await expect(page.getByText('Moving ahead lifts the fog')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('option', { name: /^42/ })).toBeInViewport()
    const menu = page.getByRole('dialog', { name: 'Choose a chapter' })
    expect(await menu.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
    await page.setViewportSize(asItCame)
  })

  await test.step('keeps its steps under the pointer, however long a title is', async () => {
    await turnTo(page, 42, '40')
    await expect(control(page, 40)).toBeVisible()
    const left = async () => (await page.getByRole('button', { name: 'Previous chapter' }).boundingBox())!.x
    const lefts = new Set([await left()])
    for (const chapter of [41, 42, 43]) {
      // Two turns within 100 ms count as one.
      await page.waitForTimeout(120)
      await page.getByRole('button', { name: 'Next chapter' }).click()
      await expect(control(page, chapter)).toBeVisible()
      lefts.add(await left())
    }
    expect([...lefts]).toHaveLength(1)
  })

  await test.step('stores the chapter on the device and in the profile at each change', async () => {
    await turnTo(page, 43, '57')
    await expect(control(page, 57)).toBeVisible()
    expect(await stored(page)).toBe('57')
    await expect.poll(() => profileChapter(page)).toBe(57)
    await page.reload()
    await expect(control(page, 57)).toBeVisible()
  })
})

test('[SHELL-3] the shell and its chapter control are seen and read by everybody', {
  tag: ['@both', '@extended'],
}, async ({ readerAt, expectNoAxeViolations }) => {
  const page = await readerAt(42, '/relations')

  await test.step('the shell is read by everybody', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('shows where the reader is, with the read chapters ticked', async () => {
    await control(page, 42).click()
    await expect(readOf(page)).toHaveText(['42 of 59 read', '0 of 1 read'])
    const here = options(page).nth(41)
    await expect(here).toBeInViewport()
    await expect(here).toHaveText('42The Missing Girlyou are here')
    await expect(here).toHaveAttribute('aria-selected', 'true')
    await expect(options(page).nth(40)).toContainText('read')
    await expect(options(page).nth(42)).not.toContainText('read')
  })

  await test.step('is read by everybody', async () => {
    await expect(field(page)).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('turns to an option that is chosen', async () => {
    await options(page).nth(39).click()
    await expect(control(page, 40)).toBeVisible()
  })
})

test('[DATA-12] [AUTH-4] the chapter of the profile, and the one of another device @desktop', async ({
  readerAt,
  traffic,
  expectNothingBeyond,
}) => {
  const page = await readerAt(12, '/about')

  await test.step('turned on on another device it is only offered', async () => {
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
    // Otherwise this turn might reach the server after the other device's.
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

  await test.step('turned back on another device it counts here at once', async () => {
    await expect(control(page, 57)).toBeVisible()
    await turnElsewhere(page, 12)
    await expect(control(page, 12)).toBeVisible()
    expect(await stored(page)).toBe('12')
  })

  await test.step("is the profile's and not the one that the device remembers", async () => {
    traffic.forget()
    await page.evaluate(() => localStorage.setItem('currentChapter', '50'))
    await page.reload()
    await expect(control(page, 12)).toBeVisible()
    await expectNothingBeyond(12)
  })
})

test('[DATA-12] the chapter of a new guest is the one that the device remembers, else the first @desktop @extended', async ({
  page,
}) => {
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

test('[DATA-12] the chapter that the server did not keep is sent when the network is back @desktop @extended', async ({
  readerAt,
  traffic,
}) => {
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

test('[DATA-12] the chapter turned in another tab counts here when it is lower, and is offered when it is higher @desktop @extended', async ({
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
