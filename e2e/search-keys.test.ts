import { ADDRESSES } from '#api/addresses.ts'
import { holdRequests } from './support/hold-requests.ts'
import { closeSearch, dialog, field, results, search } from './support/search-dialog.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'
import { control } from './support/turn.ts'

test('[FIND-1] the search by its keys: moving through it, Enter at once, and over an open record @desktop @extended', async ({
  readerAt,
}) => {
  test.slow()
  const page = await readerAt(60, '/codex')

  await test.step('the keys open it, move through it, open a hit and close it', async () => {
    await page.getByRole('searchbox').press('/')
    await expect(dialog(page), 'a slash in a field is a slash').toBeHidden()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')

    await page.keyboard.type('wren')
    await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await results(page).nth(1).getAttribute('id'))!)
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await page.evaluate(() => {
      const left = (event: KeyboardEvent) =>
        event.key === 'k' && !event.defaultPrevented && console.error('left to the browser')
      addEventListener('keydown', left)
    })
    await page.keyboard.down('Control')
    for (let repeat = 0; repeat < 3; repeat++) {
      await page.keyboard.down('k')
      await page.waitForTimeout(100)
    }
    await page.keyboard.up('k')
    await page.keyboard.up('Control')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('wren harrow')
    await expect(results(page).first()).toContainText('Wren Harrow')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('Wren Harrow')
    await page.goBack()
    await expect(field(page)).toHaveValue('wren harrow')
    await closeSearch(page)
  })

  await test.step('the field keeps the focus while a hit is opened in a tab of its own', async () => {
    await search(page, 'wren harrow')
    const tab = page.context().waitForEvent('page')
    await results(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await (await tab).close()
    await expect(field(page)).toBeFocused()
    await closeSearch(page)
  })

  await test.step('whoever types and at once presses Enter gets what they typed', async () => {
    await search(page, 'saltmere')
    await expect(results(page).first()).toContainText('Saltmere')
    await field(page).fill('wren harrow')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()
  })

  await test.step('it opens over an open record, and goes before it', async () => {
    await settled(page)

    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: 'Wren Harrow' })).toBeVisible()
  })
})

test('[FIND-1] what is typed while the search is still loading is searched for, and Escape closes it @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, '/codex')
  const code = await holdRequests(page, /\/search-dialog-[^/]*\.js/)
  await page.keyboard.press('Control+k')
  await expect(page).toHaveURL('/codex?search=')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/codex')
  expect(await page.evaluate(() => history.state.idx), 'the page is in the history once').toBe(0)

  await page.goForward()
  await expect(page).toHaveURL('/codex?search=')
  await page.keyboard.press('Escape')
  await expect(page, 'also after Forward').toHaveURL('/codex')

  await page.keyboard.press('Control+k')
  // Some of these are shortcuts elsewhere.
  await page.keyboard.type('?]')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/codex')
  await expect(control(page, 60)).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('wren har')
  await code.release()
  await expect(field(page)).toHaveValue('wren har')
  await page.keyboard.type('row')
  await expect(field(page)).toHaveValue('wren harrow')
  await expect(results(page).first()).toContainText('Wren Harrow')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('[FIND-1] whoever types on while a hit is loading stays in the search, which × closes @both @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex')
  const screen = await holdRequests(page, /\/kind-screen-[^/]*\.js/)
  await search(page, 'wren harrow')
  await results(page).first().click()
  await expect(page).toHaveURL('/codex/characters?id=wren-harrow')

  await field(page).press('End')
  await page.keyboard.type('s boat')
  await expect(page).toHaveURL('/codex?search=wren+harrows+boat')
  await screen.release()
  await expect(field(page)).toHaveValue('wren harrows boat')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/codex')
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => history.state.idx)).toBe(0)
})

test('[FIND-1] Escape empties and closes the search, also where a notice has come since it opened @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex')
  const notice = page.getByText(/came out of the fog/).first()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const chapters = await holdRequests(page, new RegExp(`${ADDRESSES.story}/`))
  await page.getByRole('button', { name: 'Next chapter' }).click()
  await search(page, 'wren')
  await chapters.release()
  await expect(notice).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})
