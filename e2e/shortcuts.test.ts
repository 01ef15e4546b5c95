import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'
import { control } from './support/turn.ts'
import { visit } from './support/visit.ts'

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const search = (page: Page) => page.getByRole('dialog', { name: 'Search the codex' })
/** Longer than the interval within which a repeated turn is ignored. */
const pause = (page: Page) => page.waitForTimeout(150)

test('[SHELL-19] single keys, and how they are switched off', { tag: '@desktop' }, async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42, '/codex')

  await test.step('turn a chapter back and on, and list themselves', async () => {
    await page.keyboard.press(']')
    await expect(control(page, 43)).toBeVisible()
    await pause(page)
    await page.keyboard.press('[')
    await expect(control(page, 42)).toBeVisible()
    await page.keyboard.press('?')
    await expect(list(page).getByRole('definition')).toHaveText([
      'One chapter back',
      'One chapter on',
      'Search the codex',
      'Search the codex',
      'Show these keys',
      'Close what is open',
    ])
    await expectNoAxeViolations(page)
    // If the notice of the turned chapter came after the list, Escape closes it first.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
  })

  await test.step('do nothing in a field, with a modifier, in a dialog, and while a key is held', async () => {
    for (const key of ['Control+]', 'Alt+]', 'Meta+]']) await page.keyboard.press(key)
    const field = page.getByRole('searchbox')
    await field.press(']')
    await field.blur()
    await page.keyboard.press('?')
    // The searched words come into the address a moment later, and close nothing.
    await expect(page).toHaveURL('/codex?q=%5D')
    await expect(list(page)).toBeVisible()
    for (const key of [']', '[', '?']) await page.keyboard.press(key)
    await expect(list(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await pause(page)
    await expect(control(page, 42)).toBeVisible()

    await page.keyboard.down(']')
    for (let repeat = 0; repeat < 3; repeat++) {
      await pause(page)
      await page.keyboard.down(']')
    }
    await expect(control(page, 43)).toBeVisible()
    await page.keyboard.up(']')
  })

  await test.step('are switched off in the settings, for this account, and listed there and in About', async () => {
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Show the keys' }).click()
    await list(page).getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/account#reading')
    const off = page.getByRole('radiogroup', { name: 'Keyboard shortcuts' }).getByRole('radio', { name: 'Off' })
    await expect(off).toBeInViewport()
    await off.click()
    await expect(off).toBeChecked()
    await expectNoAxeViolations(page)

    await visit(page, '/codex')
    await page.getByRole('heading', { level: 1, name: 'Codex' }).click()
    for (const key of ['?', '/', ']']) await page.keyboard.press(key)
    await pause(page)
    await expect(control(page, 43)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeVisible()
  })
})

test('[SHELL-19] the list of shortcuts opens over nothing that is on its way, and not after Escape; Back closes it', {
  tag: ['@desktop', '@extended'],
}, async ({ readerAt }) => {
  const page = await readerAt(42, '/codex')
  await page.getByRole('link', { name: 'Items', exact: false }).first().click()
  await expect(page).toHaveURL('/codex/items')
  const record = page.locator('main a[href*="?id="]').first()
  const opened = page.locator('[role=dialog]')
  /** Presses the key of the list of shortcuts, and lets its code begin to load. */
  async function ask() {
    await page.keyboard.press('?')
    await pause(page)
  }

  await test.step('not over a record that is still loading', async () => {
    const code = await holdRequests(page, /\/(sheet-dialog|shortcut-sheet)-[^/]*\.js/)
    await record.click()
    await expect(page).toHaveURL(/id=/)
    await pause(page)
    await ask()
    await code.release()
    await expect(page.getByRole('dialog').first()).toBeVisible()
    await pause(page)
    await expect(opened).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  })

  await test.step('not after Escape, nor over a record that was opened meanwhile', async () => {
    const code = await holdRequests(page, /\/shortcut-sheet-[^/]*\.js/)
    await ask()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/codex/items')
    await ask()
    await record.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await code.release()
    await pause(page)
    await expect(opened).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  })

  await test.step('Back closes it', async () => {
    await page.keyboard.press('?')
    await expect(list(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/codex')
    await expect(list(page)).toBeHidden()
    await page.goForward()
    await expect(page).toHaveURL('/codex/items')
    await expect(list(page)).toBeHidden()
  })
})

test.describe('[SHELL-14] before the app is there', { tag: '@desktop' }, () => {
  test.use({ isTouched: false })

  test('a key is kept, and turns the chapter then @extended', async ({ readerAt }) => {
    const page = await readerAt(42)
    await page.keyboard.press(']')
    await expect(control(page, 43)).toBeVisible()
  })
})
