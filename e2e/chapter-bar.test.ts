import type { Page } from '@playwright/test'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { goTo } from './support/walk.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Chapter', exact: true })
const part = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name, exact: true })
const heights = (page: Page) =>
  bar(page).evaluate((nav) => ({
    top: nav.getBoundingClientRect().top,
    bottom: innerHeight - nav.getBoundingClientRect().bottom,
  }))

test.describe('[SHELL-18] the bar at the foot of a phone', { tag: '@phone' }, () => {
  test('at chapter 42', async ({ readerAt, expectNoAxeViolations }) => {
    const page = await readerAt(42, '/codex/characters')

    await test.step('comes last for the keyboard, which may skip to it', async () => {
      await expect(page.locator('h1')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to chapter bar' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(part(page, 'Ch. 41, previous chapter')).toBeFocused()
    })

    await test.step('covers nothing, also what has the focus', async () => {
      await expect(page.locator('h1')).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const last = await page.locator('main').evaluate((main) => main.lastElementChild!.getBoundingClientRect().bottom)
      expect(last).toBeLessThanOrEqual((await heights(page)).top)
      for (const link of (await page.locator('main a').all()).slice(0, 12)) {
        await link.focus()
        expect((await link.boundingBox())!.y).toBeLessThan((await heights(page)).top)
      }
      await page.evaluate(() => scrollTo(0, 0))
      for (let press = 0; press < 14; press++) {
        await page.keyboard.press('Tab')
        const bottom = await page.evaluate(() => {
          const { activeElement: focused } = document
          return focused?.closest('main') ? focused.getBoundingClientRect().bottom : 0
        })
        expect(bottom).toBeLessThanOrEqual((await heights(page)).top)
      }
    })

    await test.step('leads one chapter back and on, to the list and to the search', async () => {
      await expect(bar(page).getByRole('button')).toHaveText(['Ch. 41', /^Chapter 42/, 'Ch. 43'])
      await expect(bar(page).getByText('The Missing Girl')).toBeVisible()
      for (const part of await bar(page).locator('button, a').all()) {
        const { width, height } = (await part.boundingBox())!
        expect(Math.min(width - 46, height - 55)).toBeGreaterThanOrEqual(0)
      }
      await part(page, 'Ch. 43, next chapter').click()
      await expect(part(page, 'Ch. 44, next chapter')).toBeFocused()
      await expect(control(page, 43)).toBeVisible()
      await page.waitForTimeout(150)
      await part(page, 'Ch. 42, previous chapter').click()
      await expect(control(page, 42)).toBeVisible()
      // The newest notice takes Escape first.
      await page.locator('.toast', { hasText: 'Chapter 42.' }).getByRole('button', { name: 'Close notice' }).click()
      await expect(page.locator('.toast')).toHaveCount(0)

      await bar(page).getByRole('link', { name: 'Search the codex' }).click()
      const search = page.getByRole('dialog', { name: 'Search the codex' })
      await expect(search).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(search).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Search the codex' })).toBeHidden()
      await expectNoAxeViolations(page)
    })

    await test.step('opens the chapters in a sheet, without the keys of the phone before it', async () => {
      const here = part(page, /^Chapter 42/)
      await here.click()
      const sheet = page.getByRole('dialog', { name: 'Choose a chapter' })
      await expect(sheet.getByRole('option', { name: /you are here/ })).toBeInViewport()
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(here).toBeFocused()
      await here.click()
      await sheet.getByRole('option', { name: /^40/ }).click()
      await expect(sheet).toBeHidden()
      await expect(control(page, 40)).toBeVisible()
    })

    await test.step('its sheet goes with the page on which it was opened', async () => {
      await goTo(page, '/codex')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Items/ })
        .first()
        .click()
      await expect(page).toHaveURL('/codex/items')
      await part(page, /^Chapter 40/).click()
      const sheet = page.getByRole('dialog', { name: 'Choose a chapter' })
      await expect(sheet).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/codex')
      await expect(sheet).toBeHidden()
    })

    await test.step('goes while there is a keyboard on the screen, and in print', async () => {
      await page.goto('/codex')
      await expect(bar(page)).toBeVisible()
      const keysOf = (height: number) =>
        page.evaluate((height) => {
          Object.defineProperty(visualViewport, 'height', { value: innerHeight - height, configurable: true })
          visualViewport?.dispatchEvent(new Event('resize'))
        }, height)
      await page.getByRole('searchbox').focus()
      await keysOf(320)
      await expect(bar(page)).toBeHidden()
      await keysOf(0)
      await expect(bar(page)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(bar(page)).toBeHidden()
    })
  })

  test('makes one toast of three presses in a row, and stops at both ends of the book @extended', async ({
    readerAt,
  }) => {
    const page = await readerAt(40)

    await test.step('makes one toast of three presses in a row, which lies above it', async () => {
      for (const chapter of [41, 42, 43]) {
        await part(page, `Ch. ${chapter}, next chapter`).click()
        await expect(control(page, chapter)).toBeVisible()
        await page.waitForTimeout(120)
      }
      const toasts = page.locator('.toast')
      await expect(toasts).toHaveText(/^Chapter 43\. .+ came out of the fog/)
      await settled(page)
      const toast = (await toasts.boundingBox())!
      expect(toast.y + toast.height).toBeLessThan((await heights(page)).top)
      expect(toast.x).toBe(12)
      await toasts.getByRole('button', { name: 'See them' }).click()
      await expect(page).toHaveURL('/codex/recent-activity?since=40')
    })

    await test.step('stops at both ends of the book', async () => {
      await turnTo(page, 43, '60')
      await expect(part(page, 'Last chapter')).toHaveAttribute('aria-disabled', 'true')
      await turnTo(page, 60, '1')
      const first = part(page, 'First chapter')
      await expect(first).toHaveAttribute('aria-disabled', 'true')
      await first.press('Enter')
      await expect(control(page, 1)).toBeVisible()
    })
  })

  test('says what is kept here where there is no network @extended', async ({ readerAt, context, traffic }) => {
    traffic.expectProblem(/ERR_INTERNET_DISCONNECTED/)
    const page = await readerAt(42)
    await expect(bar(page)).toBeVisible()
    // The code of the toasts loads with the first one.
    await part(page, 'Ch. 43, next chapter').click()
    await expect(page.locator('.toast')).toBeVisible()
    await context.setOffline(true)
    await part(page, 'Ch. 42, previous chapter').click()
    await expect(page.locator('.toast')).toContainText('Kept on this device until you are online.')
  })
})

test('[SHELL-18] from 601 px on there is no bar @desktop @extended', async ({ readerAt }) => {
  const page = await readerAt(42)
  await expect(page.locator('h1')).toBeVisible()
  await page.setViewportSize({ width: 601, height: 800 })
  await expect(bar(page)).toBeHidden()
  await page.setViewportSize({ width: 600, height: 800 })
  await expect(bar(page)).toBeVisible()
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const outside = await bar(page).evaluate((nav) => nav.scrollWidth - nav.clientWidth)
    expect(outside).toBe(0)
  }
})
