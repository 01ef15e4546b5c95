import type { Page } from '@playwright/test'
import { field as search } from './support/search-dialog.ts'
import { expect, test } from './support/test.ts'
import { control, field, turnTo } from './support/turn.ts'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('currentChapter'))

test.describe('[SHELL-3] a leap ahead', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Show chapters 43 to 60?' })

  test('is asked about first, can be undone, and is more than five chapters @desktop @extended', async ({
    readerAt,
    expectNothingBeyond,
    expectNoAxeViolations,
  }) => {
    const page = await readerAt(42)

    await test.step('is asked about first, and brings nothing until it is meant', async () => {
      await control(page, 42).click()
      await field(page).fill('60')
      await field(page).press('Enter')
      await expect(question(page)).toBeVisible()
      const stay = page.getByRole('button', { name: 'Stay at chapter 42' })
      await expect(stay).toBeFocused()
      await page.keyboard.press('Control+k')
      await expect(search(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(stay, 'the question waits below the search').toBeFocused()
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeHidden()
      await expect(control(page, 42)).toBeVisible()
      expect(await stored(page)).toBe('42')
      await expectNothingBeyond(42)
    })

    await test.step('can be undone', async () => {
      await turnTo(page, 42, '60')
      await expect(control(page, 60)).toBeVisible()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(control(page, 42)).toBeVisible()
      expect(await stored(page)).toBe('42')
    })

    await test.step('is more than five chapters, and never a way back', async () => {
      for (const [from, to] of [
        [42, 47],
        [47, 1],
      ] as const) {
        await control(page, from).click()
        await field(page).fill(String(to))
        await field(page).press('Enter')
        await expect(control(page, to)).toBeVisible()
        await expect(page.getByRole('alertdialog')).toBeHidden()
      }
      await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
    })
  })

  test('by a phone is asked about too @extended', { tag: '@phone' }, async ({ readerAt }) => {
    const page = await readerAt(42)
    const choose = async (chapter: string) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('combobox', { name: 'Current chapter' }).selectOption(chapter)
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    }
    await choose('60')
    await question(page).getByRole('button', { name: 'Stay at chapter 42' }).click()
    await expect(control(page, 42)).toBeVisible()
    await choose('60')
    await page.getByRole('button', { name: 'Show them' }).click()
    await expect(page.getByText(/^Chapter 60\./).first()).toBeVisible()
  })

  test('is answered though a record was on its way, which opens afterwards @desktop @extended', async ({
    page,
    readerAt,
  }) => {
    let letCome = () => {}
    const held = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route(/\/assets\/sheet-dialog-.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await readerAt(42, '/codex/characters')
    await page.locator('main a[href*="?id="]').first().click()
    await expect(page).toHaveURL(/\?id=/)
    await control(page, 42).click()
    await field(page).fill('60')
    await field(page).press('Enter')
    await expect(question(page)).toBeVisible()

    const come = page.waitForResponse(/\/assets\/sheet-dialog-.*\.js/)
    letCome()
    await (await come).finished()
    // If it had not waited for the answer, the record would be there by now.
    await page.waitForTimeout(1500)
    await expect(page.locator('.sheet-scrim')).toHaveCount(1)
    await question(page).getByRole('button', { name: 'Stay at chapter 42' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/\?id=/)
  })
})
