import type { Page } from '@playwright/test'
import { card, popup } from './support/home.ts'
import { leave } from './support/leave.ts'
import { sampleOf } from './support/sample.ts'
import { choose, select } from './support/select.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { visit } from './support/visit.ts'

const FEED = '/codex/recent-activity'

/** Values of `since` that are invalid at chapter 42: the present chapter, later ones, and what is no chapter at all. */
const NO_CHAPTERS = ['42', '43', '57', '0', '-3', '3.5', '036', 'many', '']

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const entry = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
const groups = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })
const sum = (page: Page) => page.getByRole('tabpanel').getByRole('status')
const numerals = (page: Page) =>
  page
    .getByRole('article')
    .locator('li')
    .getByText(/^Chapter \d+$/)

/** The chapters named beside what they told, in folded parts too. */
async function chaptersTold(page: Page): Promise<number[]> {
  for (const head of await groups(page).getByRole('button', { expanded: false }).all()) await head.click()
  const texts = await numerals(page).allTextContents()
  return texts.map((text) => Number(text.replace('Chapter ', '')))
}

test('[ACT-4] [DATA-6] all that was told since a chapter, for a reader at 42 who then goes back', async ({
  readerAt,
  expectNothingBeyond,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42)
  const size = page.viewportSize()!

  await test.step('the chapter menu leads to what was told since a few chapters back', async () => {
    await control(page, 42).click()
    await page.getByRole('link', { name: 'What was told since Chapter 37' }).click()
    await expect(page).toHaveURL(`${FEED}?since=37`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the chapter is chosen by the keyboard alone', async () => {
    await visit(page, FEED)
    await tab(page, 'This chapter').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(`${FEED}?since=37`)
    await select(page, 'Since chapter').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${FEED}?since=36`)
    await expect(select(page, 'Since chapter')).toBeFocused()
  })

  await test.step('an entry leads to its record and back, also where that opens over the news', async () => {
    await visit(page, `${FEED}?since=1`)
    await entry(page, 'Nell Fairweather').getByRole('link').click()
    await expect(popup(page, 'Nell Fairweather')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${FEED}?since=1`)

    await visit(page, `${FEED}?since=1&popup=balance`)
    await expect(popup(page, 'Balance Overview')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${FEED}?since=1`)
    await expect(select(page, 'Since chapter')).toHaveText('1')
  })

  await test.step('the chapter since which stands in the address, and what is none is ignored', async () => {
    await page.goto(`${FEED}?since=36`)
    await expect(select(page, 'Since chapter')).toHaveAccessibleName('Since chapter 36, The Mail Boat')
    await expect(page.getByRole('region', { name: 'Chapters shown' })).toContainText('You are at 42The Missing Girl')
    await page.reload()
    await expect(select(page, 'Since chapter')).toHaveText('36')

    for (const none of sampleOf(NO_CHAPTERS, 3)) {
      await visit(page, `${FEED}?since=${none}`)
      await expect(tab(page, 'This chapter'), none).toHaveAttribute('aria-selected', 'true')
      await expect(page, none).toHaveURL(FEED)
    }
  })

  await test.step('all that was told since a chapter stands there by kind, oldest first, new and updated', async () => {
    await visit(page, FEED)
    await tab(page, 'Since chapter').click()
    await expect(page).toHaveURL(`${FEED}?since=37`)
    await select(page, 'Since chapter').click()
    await expect(page.getByRole('option', { name: '37 The Bank' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await choose(page, 'Since chapter', '36 The Mail Boat')
    await expect(page).toHaveURL(`${FEED}?since=36`)
    await expect(page.getByRole('heading', { level: 2, name: 'Catch up' })).toBeVisible()

    await expect(sum(page)).toHaveText(/^\d+ entries, \d+ facts, oldest first$/)
    await expect(entry(page, 'Nell Fairweather')).toContainText('New')
    await expect(entry(page, 'Bram Tolliver')).toContainText('UPDATED')
    await expect(entry(page, 'Bram Tolliver')).toContainText('The captain leaves the quay to his broadest watchman.')

    const told = await chaptersTold(page)
    expect(Math.min(...told)).toBe(37)
    expect(Math.max(...told)).toBe(42)
    const counts = await groups(page).getByRole('button').allTextContents()
    const entries = counts.reduce((total, text) => total + Number(/\d+$/.exec(text)?.[0]), 0)
    await expect(page.getByRole('article')).toHaveCount(entries)
    await expect(sum(page)).toHaveText(new RegExp(`^${entries} entries`))
    await expectNoSidewaysScroll(page, [320, 390, 768])
    await expectNoAxeViolations(page)
    await expectNothingBeyond(42)
  })

  await test.step('[DATA-6] whoever goes back finds no word of what was told since a later chapter', async () => {
    await page.setViewportSize(size)
    await visit(page, `${FEED}?since=36`)
    await turnTo(page, 42, '40')
    await expect(select(page, 'Since chapter')).toHaveText('36')
    await expect(entry(page, 'Nell Fairweather')).toHaveCount(0)
    await turnTo(page, 40, '36')
    await expect(page).toHaveURL(FEED)
    await expect(tab(page, 'This chapter')).toHaveAttribute('aria-selected', 'true')
    await page.goto(`${FEED}?since=36`)
    await expect(page).toHaveURL(FEED)
    await expectNothingBeyond(42)
  })
})

test('[ACT-4] since a chapter nothing was told, or so much that the list is folded @extended', async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(1, `${FEED}?since=1`)

  await test.step('nobody who begins is asked since when', async () => {
    await expect(page).toHaveURL(FEED)
    await expect(page.getByRole('tab')).toHaveCount(0)
  })

  await test.step('where nothing was told it says so', async () => {
    await turnTo(page, 1, '54')
    await expect(control(page, 54)).toBeVisible()
    await visit(page, `${FEED}?since=53`)
    await expect(page.getByText('Nothing new was told in 54.')).toBeVisible()
    await expect(sum(page)).toHaveText('No entries')
    await expect(page.getByRole('article')).toHaveCount(0)
  })

  await test.step('a long list is folded: large groups are closed but the first, and much of one entry in its middle', async () => {
    await turnTo(page, 54, '57')
    await expect(control(page, 57)).toBeVisible()
    await visit(page, `${FEED}?since=1`)
    const heads = groups(page).getByRole('button')
    await expect(heads.first()).toHaveAttribute('aria-expanded', 'true')
    for (const head of (await heads.all()).slice(1)) {
      const count = Number(/\d+$/.exec((await head.textContent()) ?? '')?.[0])
      await expect(head).toHaveAttribute('aria-expanded', String(count <= 10))
    }
    const wren = entry(page, 'Wren Harrow')
    const fold = wren.getByText(/^Chapters \d+ to \d+, \d+ further facts$/)
    const before = await wren
      .getByText(/^Chapter \d+$/)
      .filter({ visible: true })
      .count()
    await fold.click()
    expect(
      await wren
        .getByText(/^Chapter \d+$/)
        .filter({ visible: true })
        .count(),
    ).toBeGreaterThan(before)
    await expectNoAxeViolations(page)
  })
})

const away = (page: Page) => card(page, 'You left at')

test('[HOME-13] whoever turns two chapters ahead is told on Home what those told, and goes on to all of it @extended', {
  tag: '@both',
}, async ({ readerAt, expectNoAxeViolations, expectNothingBeyond }) => {
  const page = await readerAt(36)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await turnTo(page, 36, '37')
  await expect(away(page)).toHaveCount(0)
  await page.reload()
  await turnTo(page, 37, '42')

  await expect(away(page)).toHaveAccessibleName('You left at 37. What 38 to 42 told')
  await expect(away(page).getByRole('listitem')).toHaveCount(3)
  await expect(away(page).getByText('Chapter 42')).toBeAttached()
  await expectNoSidewaysScroll(page, [320, 390, 768])
  await expectNoAxeViolations(page)
  await page.reload()
  await away(page).getByRole('link', { name: 'Catch up since 37' }).click()
  await expect(page).toHaveURL(`${FEED}?since=37`)
  await expectNothingBeyond(42)
})

test('[HOME-13] it goes with one who goes back, is put away once, and leaves the device with one who signs out @desktop', async ({
  readerAt,
}) => {
  const page = await readerAt(36)
  const kept = () => page.evaluate(() => localStorage.getItem('absence'))

  await test.step('it goes with one who goes back', async () => {
    await turnTo(page, 36, '42')
    await expect(away(page)).toBeVisible()
    await turnTo(page, 42, '38')
    await expect(away(page)).toHaveAccessibleName('You left at 36. What 37 to 38 told')
    await turnTo(page, 38, '36')
    await expect(away(page)).toHaveCount(0)
    expect(await kept()).toBeNull()
  })

  await test.step('it is put away once, and comes again after the next leap', async () => {
    await turnTo(page, 36, '40')
    await away(page).getByRole('button', { name: 'Put this away' }).click()
    await expect(away(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(away(page)).toHaveCount(0)

    await turnTo(page, 40, '42')
    await expect(away(page)).toHaveAccessibleName('You left at 40. What 41 to 42 told')
    await away(page).getByRole('link', { name: 'Catch up since 40' }).click()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('All up to Chapter 42 is marked as read.', { exact: true })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(FEED)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(away(page)).toHaveCount(0)
  })

  await test.step('it goes from the device with one who signs out', async () => {
    await turnTo(page, 42, '45')
    await expect(away(page)).toBeVisible()
    expect(await kept()).not.toBeNull()
    await leave(page, 'Logout')
    await expect(page).toHaveURL(/\/auth/)
    expect(await kept()).toBeNull()
  })
})
