import type { Locator, Page } from '@playwright/test'
import { readOn } from './support/read-on.ts'
import { sampleOf } from './support/sample.ts'
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'
import { goTo } from './support/walk.ts'

const FEED = '/codex/recent-activity'

const stories = (page: Page) => page.getByRole('article')
const story = (page: Page, name: string) =>
  stories(page).filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
const details = (page: Page, name: string) => page.getByRole('link', { name: `View Details → ${name}`, exact: true })
const lines = (page: Page) => page.getByRole('listitem').getByRole('link', { name: /View Details →/ })
const chapters = (page: Page) => page.getByRole('heading', { level: 3, name: /^Chapter \d+$/ })
const tag = (place: Page | Locator, word: 'New' | 'UPDATED') => place.getByText(word, { exact: true })
const popup = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Opens an entry and moves the pointer aside: resting on a name it would open a peek, which would take Escape. */
async function open(page: Page, name: string) {
  await details(page, name).click()
  await page.mouse.move(0, 0)
}

/** Opens a quest from the news of a chapter, at its newest step. Closing leads back. */
async function expectNewestStep(page: Page, quest: string, objective: string) {
  await open(page, quest)
  await expect(page).toHaveURL(new RegExp(`/quests\\?id=[a-z-]+&obj=${objective}&from=recent-activity$`))
  await expect(popup(page, quest).locator('li[data-target]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(FEED)
}

test('[ACT-1] [ACT-2] [ACT-3] the news of chapters 1, 13 and 20: nothing later, and what opens from them', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  test.slow()
  const page = await readerAt(1, `${FEED}?id=mysteries:never-was`)

  await test.step('what only later chapters know is as unknown as what never was', async () => {
    await expect(page).toHaveURL(FEED)
    await expect(stories(page).first()).toBeVisible()
    const shown = await page.locator('body').textContent()

    for (const query of sampleOf(['id=news:honest-paper', 'id=mysteries:power-of-0-03', 'popup=never'], 1)) {
      await page.goto(`${FEED}?${query}`)
      await expect(stories(page).first()).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await page.locator('body').textContent(), query).toBe(shown)
    }
  })

  await test.step('before the first chapter there is nothing', async () => {
    await goTo(page, FEED)
    await expect(page.getByText('No recent additions in the last 5 chapters.')).toBeVisible()
    await expect(chapters(page)).toHaveCount(0)
    await expectNothingBeyond(1)
  })

  await test.step('an ability is pointed out among the abilities', async () => {
    await open(page, 'Northish')
    await expect(page).toHaveURL(`${FEED}?popup=abilities&targetAbility=northish`)
    await expect(popup(page, 'Abilities').getByRole('listitem').filter({ hasText: 'Northish' })).toBeFocused()

    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(FEED)
    await expect(details(page, 'Northish')).toBeFocused()
  })

  await test.step('a mystery opens in a sheet over the news', async () => {
    const name = 'Whose coat is it?'
    await details(page, name).click()
    await expect(page).toHaveURL(`${FEED}?id=mysteries:whose-coat`)
    await expect(popup(page, name)).toContainText('First toldChapter 1')

    await page.goBack()
    await expect(popup(page, name)).toBeHidden()
    await page.goForward()
    await expect(popup(page, name)).toBeVisible()
    await page.reload()
    await expect(popup(page, name)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(FEED)
  })

  await test.step('a step of a quest opens in the journal, and closing it leads back', async () => {
    await readOn(page, 1, 13)
    await open(page, 'A Life That Is Not Hers')
    await expect(page).toHaveURL('/quests?id=a-life-not-hers&obj=a-life-not-hers-3&from=recent-activity')
    await expect(popup(page, 'A Life That Is Not Hers').locator('li[data-target]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(FEED)
  })

  await test.step('money opens the balance in three figures, those of the ledger', async () => {
    await readOn(page, 13, 20)
    await open(page, 'Four weeks’ wages in advance from Mrs. Alder')
    await expect(page).toHaveURL(`${FEED}?popup=balance`)
    const overview = popup(page, 'Balance Overview')
    await expect(overview).toBeVisible()
    const figures = await overview.getByRole('definition').locator('.visually-hidden').allTextContents()
    expect(figures).toHaveLength(3)
    await expect(overview.getByRole('term')).toHaveText(['Current balance', 'Total income', 'Total expenses'])

    await overview.getByRole('link', { name: 'Open the ledger' }).click()
    for (const [row, figure] of [
      ['Balance', figures[0]],
      ['Total income', figures[1]],
      ['Total expenses', figures[2]],
    ] as const) {
      const sum = popup(page, 'Purse & Bank').locator('.leaders').filter({ hasText: row })
      await expect(sum.locator('.visually-hidden')).toHaveText(figure!)
    }
    await page.goBack()
    await expect(overview).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(FEED)
  })
})

test('[ACT-1] news of every kind open what they tell of @extended', { tag: '@desktop' }, async ({ readerAt }) => {
  const page = await readerAt(21, FEED)
  await expect(stories(page).first()).toBeVisible()
  const told = await stories(page).evaluateAll((articles) =>
    articles.map((article) => [article.querySelector('.label')!.textContent, article.querySelector('h3')!.textContent]),
  )
  const oneOfEachKind = new Map(told as [string, string][])
  expect(oneOfEachKind.size).toBeGreaterThan(7)

  for (const [kind, name] of oneOfEachKind) {
    await details(page, name).click()
    const sheet = page.getByRole('dialog').filter({ hasText: name })
    await expect(sheet.or(page.getByRole('heading', { level: 1, name, exact: true })), kind).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(FEED)
  }
})

test('[ACT-1] [ACT-2] [ACT-3] the news from chapter 42 to 56: what is new and updated, the timeline, steps of quests, and a report @extended', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  test.slow()
  const page = await readerAt(42, FEED)

  await test.step('every entry that the chapter tells of stands there as updated, and a new one as new too', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Recent Activity' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Current Chapter Updates' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeDisabled()

    await expect(story(page, 'Wren Harrow')).toContainText('UPDATED')
    await expect(story(page, 'Wren Harrow')).toContainText('A butler begs for help: a girl is missing.')
    await expect(tag(story(page, 'Wren Harrow'), 'New')).toHaveCount(0)
    await expect(tag(story(page, 'Nell Fairweather'), 'New')).toHaveCount(1)
    await expect(story(page, 'Nell Fairweather')).toContainText('A freckled girl of about ten')
    await expect(story(page, 'Nightwarden')).toContainText('Two more of the watch need little sleep.')

    const all = await stories(page).count()
    await expect(page.getByText(`Chapter 42, ${all} notices`)).toBeVisible()
    await expect(stories(page).filter({ has: tag(page, 'UPDATED') })).toHaveCount(all)
    await expect(stories(page).getByRole('link', { name: 'View Details →' })).toHaveCount(all)
    await expectNothingBeyond(42)
  })

  await test.step('every entry of the timeline is marked in the same way', async () => {
    await expect(chapters(page).first()).toHaveText(/41/)
    await expect(lines(page).filter({ has: tag(page, 'UPDATED') })).toHaveCount(await lines(page).count())
    await expect(tag(lines(page).filter({ hasText: 'Bram approves the club fee.' }), 'New')).toHaveCount(0)
    const pendulum = lines(page).filter({ hasText: 'New item: Old Corrin’s brass plumb.' })
    await expect(tag(pendulum, 'New')).toHaveCount(1)
  })

  await test.step('View Details opens the very entry, and closing it leads back', async () => {
    await open(page, 'Nell Fairweather')
    await expect(page).toHaveURL('/codex/characters?id=nell-fairweather')
    await expect(popup(page, 'Nell Fairweather')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(FEED)
    await expect(popup(page, 'Nell Fairweather')).toBeHidden()
  })

  await test.step('news of a Sequence opens it', async () => {
    await readOn(page, 42, 44)
    await open(page, 'Nightwarden')
    await expect(page).toHaveURL('/pathways/nightwarden?sequence=8')
    await expect(page.getByRole('heading', { level: 1, name: 'Nightwarden' })).toBeVisible()
    await page.goBack()
  })

  await test.step('the newest step of a quest opens where one is done and the next begins', async () => {
    await readOn(page, 44, 48)
    await expectNewestStep(page, 'Living as an Emberwright', 'act-as-an-emberwright-3')
  })

  await test.step('the newest step of a quest opens where two have changed', async () => {
    await readOn(page, 48, 50)
    await expectNewestStep(page, 'What Troubles the Captain?', 'captain-divine')
  })

  await test.step('a report opens by its address, and closing shows the news', async () => {
    await readOn(page, 50, 53)
    await visit(page, `${FEED}?id=news:honest-paper`)
    await expect(popup(page, 'A tidy story in the newspaper')).toContainText('News, No. 1')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(FEED)
    await expect(story(page, 'A tidy story in the newspaper')).toBeVisible()
  })

  await test.step('a chapter without news says so', async () => {
    await readOn(page, 53, 54)
    await expect(page.getByText('No new updates in this chapter.')).toBeVisible()
    await expect(stories(page)).toHaveCount(0)
    await expect(chapters(page).first()).toHaveText(/53/)
  })

  await test.step('the timeline holds the last five chapters with news', async () => {
    await readOn(page, 54, 56)
    await expect(page.getByRole('heading', { level: 2, name: 'Last 5 Chapters Timeline' })).toBeVisible()
    await expect(chapters(page)).toHaveText([/55/, /53/, /52/, /50/, /49/])

    const line = lines(page)
      .filter({ has: tag(page, 'New') })
      .first()
    const address = await line.getAttribute('href')
    await line.click()
    await expect(page).toHaveURL(address!)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
