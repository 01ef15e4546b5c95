import type { Page } from '@playwright/test'
import { card } from './support/codex.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

test('[CODEX-3] on paper an open record is all there, in ink, and nothing of the page behind it @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/characters')
  const record = page.getByRole('dialog', { name: 'Bram Tolliver' })
  const seen = async (open: () => Promise<unknown>) => {
    await open()
    await expect(record).toBeVisible()
    await settled(page)
    await page.emulateMedia({ media: 'print' })
    await expect(record.getByRole('heading', { name: 'Bram Tolliver' })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
    await expect(card(page, 'Pip Harrow')).toBeHidden()
    expect(await cutOff(page)).toEqual([])
    await page.emulateMedia({ media: null })
  }
  await seen(() => card(page, 'Bram Tolliver').click())
  await seen(() => page.reload())
})

test('[SHELL-3] on paper a page is in ink, without the bars around it and notices over it @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex')
  const bars = [page.getByRole('banner'), page.getByRole('complementary', { name: 'Sidebar' })]
  for (const bar of bars) await expect(bar).toBeVisible()
  await page.keyboard.press(']')
  const notice = page.getByText('Chapter 43.', { exact: true })
  await expect(notice).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // Without waiting: it would go by itself.
  expect(await notice.isVisible()).toBe(false)
  for (const bar of bars) await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  expect(await cutOff(page)).toEqual([])
  expect(await widthOf(page), 'it is as wide as the paper').toBe(page.viewportSize()!.width)
})

const widthOf = (page: Page) => page.getByRole('main').evaluate((main) => main.parentElement!.clientWidth)

/** The elements whose content would have to be scrolled, by their classes: nobody scrolls paper. */
const cutOff = (page: Page) =>
  page.locator('main, main *, [role=dialog], [role=dialog] *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ className }) => String(className)),
  )
