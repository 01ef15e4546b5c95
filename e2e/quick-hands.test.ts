import type { Page } from '@playwright/test'
import { alive } from './support/before-app.ts'
import { holdRequests } from './support/hold-requests.ts'
import { field, results, dialog as search } from './support/search-dialog.ts'
import { expect, test } from './support/test.ts'
import { control } from './support/turn.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true })
const section = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const card = (page: Page) => page.locator('main a[href*="?id="]').first()

/** How far into the history of the app the page is. */
const place = (page: Page) => page.evaluate<number>(() => history.state.idx)

/** Longer than a reader waits for the first repeat of a held key, so that the repeats meet what it has opened. */
async function hold(page: Page, key: string) {
  for (let repeat = 0; repeat < 20; repeat++) {
    await page.keyboard.down(key)
    await page.waitForTimeout(40)
  }
  await page.keyboard.up(key)
}

test('[SHELL-1] while a page is still loading, a link to the one that is shown leads back to it, and Escape stays there @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex')
  const screen = await holdRequests(page, /\/quests-screen-[^/]*\.js/)

  await test.step('Escape stays', async () => {
    await section(page, 'Quests').click()
    await expect(page).toHaveURL('/quests')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/codex')
  })

  await test.step('the link leads back, and Back to the page that was asked for', async () => {
    await section(page, 'Quests').click()
    await expect(page).toHaveURL('/quests')
    await section(page, 'Codex').click()
    await expect(page).toHaveURL('/codex')
    await screen.release()
    await expect(title(page)).toHaveText('Codex')
    await page.goBack()
    await expect(page).toHaveURL('/quests')
    await expect(title(page)).toHaveText('Quest Log')
    await page.goBack()
    await expect(page).toHaveURL('/codex')
    await expect(title(page)).toHaveText('Codex')
    expect(await place(page)).toBe(0)
  })
})

test('[CODEX-3] Escape in the moment after a press on a card closes its record @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/characters')
  await card(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const record = await card(page).evaluate((link: HTMLAnchorElement) => {
    link.click()
    const address = location.search
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    return address
  })
  expect(record).toContain('id=')
  await expect(page).toHaveURL('/codex/characters')
  // Also once the record would have been drawn.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(page).toHaveURL('/codex/characters')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[SHELL-9] Enter that is held opens one thing, and turns one chapter @desktop @extended', async ({ readerAt }) => {
  const page = await readerAt(12, '/codex/characters')

  await test.step('a record, which stays', async () => {
    await card(page).focus()
    await hold(page, 'Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await place(page)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('what was searched for', async () => {
    await page.keyboard.press('/')
    await field(page).fill('wren harrow')
    await expect(results(page).first()).toContainText('Wren Harrow')
    await hold(page, 'Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
    await hold(page, 'Escape')
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
  })

  await test.step('the next chapter', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Next chapter' }).focus()
    await hold(page, 'Enter')
    await expect(control(page, 13)).toBeVisible()
  })
})

test.describe('[SHELL-14] [FIND-1] before the app is there', { tag: '@desktop' }, () => {
  test.use({ isTouched: false })

  for (const keys of ['/', 'Control+k']) {
    test(`what is typed after ${keys} is searched for @extended`, async ({ readerAt }) => {
      const page = await readerAt(42, '/codex')
      const app = await holdRequests(page, /\/assets\/app-[^/]*\.js/)
      await page.keyboard.press(keys)
      await page.keyboard.type('wren har')
      await app.release()
      await alive(page)
      await expect(field(page)).toHaveValue('wren har')
      await page.keyboard.type('row')
      await expect(field(page)).toHaveValue('wren harrow')
    })
  }
})
