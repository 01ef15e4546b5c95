import { alive, drawnAt, shiftOf, touch, watchShifts } from './support/before-app.ts'
import { laterThan } from './support/later.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { skipWelcome } from './support/welcome.ts'

const RECORD = '/codex/organizations?id=tuesday-table'

test.use({ isTouched: false })

test('[SHELL-14] a record opened by its address stands before the app is there, which takes it over as it stands @desktop', async ({
  page,
  readerAt,
  expectNoAxeViolations,
}) => {
  await page.addInitScript(watchShifts)
  await readerAt(42, RECORD)
  // At once: the app starts by itself some seconds later.
  expect(await drawnAt(page)).toBe('42')
  const record = page.getByRole('dialog', { name: 'Tuesday Table' })
  await expect(record.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(record).toBeFocused()
  expect(await shiftOf(page)).toBeLessThan(0.01)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/codex/organizations')
  await expect(record).toBeHidden()

  await page.goto(RECORD)
  await record.evaluate((sheet) => sheet.setAttribute('data-marked', ''))
  await touch(page)
  await alive(page)
  await expect(record).toHaveAttribute('data-marked', '')
  await expect(record.getByRole('button', { name: 'Close' })).toBeVisible()
})

test.describe('[SHELL-14] a drawn record', () => {
  test('is closed, and found again by Back and Forward, before the app is there and after @desktop @extended', async ({
    page,
    readerAt,
  }) => {
    await readerAt(42, '/codex/organizations')
    await page.goto(RECORD)
    const record = page.getByRole('dialog', { name: 'Tuesday Table' })
    await record.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL('/codex/organizations')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(record).toBeHidden()
    await page.goBack()
    await expect(record).toBeVisible()
    expect(await drawnAt(page)).toBe('42')
    await page.goForward()
    await expect(record).toBeHidden()
    await touch(page)
    await alive(page)
    await page.goBack()
    await expect(record).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/codex/organizations')
    await expect(record).toBeHidden()
  })

  test('has the keyboard stay within it @desktop @extended', async ({ page, readerAt }) => {
    await readerAt(42, RECORD)
    const record = page.getByRole('dialog', { name: 'Tuesday Table' })
    await expect(record).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(record.getByLabel('Close')).toBeFocused()
    await alive(page)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await record.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true)
  })

  test('has the keyboard stay within it, whichever way the first key leads @desktop @extended', async ({
    page,
    readerAt,
  }) => {
    await readerAt(42, RECORD)
    const record = page.getByRole('dialog', { name: 'Tuesday Table' })
    await expect(record).toBeFocused()
    await touch(page)
    await expect(record.getByRole('button', { name: 'Close' })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    expect(await record.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true)
  })

  test('shows its folded rows to whoever opens them before the app is there @desktop @extended', async ({
    page,
    readerAt,
  }) => {
    await readerAt(60, '/codex/characters?id=bram-tolliver')
    const record = page.getByRole('dialog')
    const fold = record.locator('.folded-rows details').first()
    await expect(fold).not.toHaveAttribute('open')
    await expect(fold.getByRole('listitem')).toHaveCount(0)
    await fold.locator('summary').click()
    await alive(page)
    await expect(fold).toHaveAttribute('open')
    await expect(fold.getByRole('listitem').first()).toBeVisible()
  })

  test('is gone with what another tab goes back from, whether or not the app has come @desktop @extended', async ({
    page,
    readerAt,
    context,
  }) => {
    const record = `/codex/characters?id=${laterThan(12).ids.characters[0]}`
    await readerAt(60, '/codex')
    await touch(page)
    await alive(page)
    const tabs = []
    for (const isAlive of [false, true]) {
      const tab = await context.newPage()
      await skipWelcome(tab)
      await tab.goto(record)
      if (isAlive) {
        await touch(tab)
        await alive(tab)
      }
      await expect(tab.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
      tabs.push(tab)
    }
    await page.bringToFront()
    await turnTo(page, 60, '12')
    await expect(control(page, 12)).toBeVisible()
    for (const tab of tabs) {
      await tab.bringToFront()
      await expect(control(tab, 12)).toBeVisible()
      await expect(tab.getByRole('dialog')).toBeHidden()
      await expect(tab).toHaveURL('/codex/characters')
    }
  })
})
