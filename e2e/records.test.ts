import { alive } from './support/before-app.ts'
import { card, recordFact } from './support/codex.ts'
import { closeSheet, readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'

test('[SHELL-9] [CODEX-3] a record that comes with its page: the keyboard, a reload, history, and a record opened from it @extended', async ({
  readerAt,
}) => {
  test.slow()
  const page = await readerAt(42, '/codex/organizations?id=tuesday-table')

  await test.step('a record that comes with its page rings no button before the keyboard is used', async () => {
    const record = page.getByRole('dialog', { name: 'Tuesday Table' })
    const close = record.getByRole('button', { name: 'Close' })
    await expect(record).toBeFocused()
    expect(await record.evaluate((sheet) => sheet.querySelector(':focus-visible'))).toBeNull()

    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    expect(await close.evaluate((button) => button.matches(':focus-visible'))).toBe(true)
    await page.keyboard.press('Enter')
    await expect(record).toBeHidden()

    await card(page, 'Tuesday Table').focus()
    await page.keyboard.press('Enter')
    await expect(close).toBeFocused()
    expect(await close.evaluate((button) => button.matches(':focus-visible'))).toBe(true)
    await closeSheet(page)
  })

  await test.step('a record outlives a reload, and forward in history opens it again', async () => {
    const record = page.getByRole('dialog', { name: 'Tuesday Table' })
    await card(page, 'Tuesday Table').click()
    await expect(page).toHaveURL('/codex/organizations?id=tuesday-table')
    await expect(record).toBeVisible()
    // The browser's history keeps titles, so a title must not name what was viewed.
    await expect(page).toHaveTitle('Organizations · The Saltmere Companion')
    await page.reload()
    await expect(record).toBeVisible()
    await alive(page)
    await expect(record, 'shows the page behind in a reader’s own colours').not.toHaveCSS('background-color', /, 0\)$/)
    await expect(page).toHaveTitle('Organizations · The Saltmere Companion')

    await page.goBack()
    await expect(record).toBeHidden()
    await page.goForward()
    await record.getByRole('button', { name: 'Close' }).click()
    await expect(record).toBeHidden()
    await expect(page).toHaveURL('/codex/organizations')
    await expect(card(page, 'Tuesday Table')).toBeVisible()
  })

  await test.step('a record opened from a record begins at its top, and closing leads back to the first', async () => {
    await readOn(page, 42, 60)
    await card(page, 'Saltmere Lantern Watch').click()
    const scrolled = () => page.locator('.sheet-body').evaluate((sheet) => sheet.scrollTop)
    // Both records are taller than this window.
    await page.setViewportSize({ width: 1440, height: 400 })
    const church = recordFact(page, 'Affiliated church').getByRole('link')
    await church.scrollIntoViewIfNeeded()
    expect(await scrolled()).toBeGreaterThan(100)

    await church.click()
    await expect(page.getByRole('dialog', { name: 'Church of the Lady of Tides' })).toBeVisible()
    expect(await scrolled()).toBe(0)
    await page.mouse.move(0, 0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Saltmere Lantern Watch' })).toBeVisible()
  })
})
