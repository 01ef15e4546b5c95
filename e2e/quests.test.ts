import type { Page } from '@playwright/test'
import { alive } from './support/before-app.ts'
import { recordFact } from './support/codex.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { visit } from './support/visit.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const section = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
const quests = (page: Page, name = 'Main|Side|Long-term Investigations') =>
  page
    .getByRole('tabpanel')
    .locator('section')
    .filter({ has: section(page, `(${name})`) })
    .locator('summary')
const quest = (page: Page, name: string) => page.getByRole('tabpanel').locator('details').filter({ hasText: name })
const record = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Turns the page on the list, where no record covers the chapter bar. */
async function goOn(page: Page, from: number, to: number) {
  await visit(page, '/quests')
  await turnTo(page, from, `${to}`)
  await expect(control(page, to)).toBeVisible()
}

test('[QUEST-1] [QUEST-2] [QUEST-4] [QUEST-5] the journal of a reader who goes on from chapter 1 to the end of a quest at 32 @extended', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/quests')

  await test.step('[QUEST-1] a tab with nothing in it says so', async () => {
    await tab(page, 'Failed').click()
    await expect(page.getByText('No failed quests')).toBeVisible()
    await tab(page, 'Completed').click()
    await expect(page.getByText('No completed quests')).toBeVisible()
    await expect(section(page, 'Main')).toHaveCount(0)
    await expectNothingBeyond(1)
  })

  await test.step('[QUEST-1] a section folds, and an empty one is folded', async () => {
    await visit(page, '/quests')
    await expect(section(page, 'Side')).toHaveAttribute('aria-expanded', 'false')
    await expect(quests(page)).toHaveText([/A Life That Is Not Hers/])

    await section(page, 'Main').press('Enter')
    await expect(quests(page)).toHaveCount(0)
    await section(page, 'Side').press('Enter')
    await expect(page.getByText('Nothing here yet.')).toBeVisible()
  })

  await test.step('[QUEST-4] a quest of a later chapter is as unknown as one that never was', async () => {
    await goOn(page, 1, 27)
    await page.goto('/quests?id=never-was')
    await expect(page).toHaveURL('/quests')
    await expect(quests(page).first()).toBeVisible()
    await alive(page)
    // The visible text: the hidden markup that a drawn page has for readers without script stays in it.
    const shown = await page.locator('body').innerText()

    await page.goto('/quests?id=become-adept&obj=become-adept-1')
    await expect(page).toHaveURL('/quests')
    await expect(quests(page).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await alive(page)
    await expect(page.locator('body')).toHaveText(shown, { useInnerText: true })
  })

  await test.step('[QUEST-5] a quest has no end before the chapter that tells it', async () => {
    await goOn(page, 27, 31)
    await visit(page, '/quests?id=become-adept')
    await expect(recordFact(page, 'Begun')).toHaveText('Chapter 28')
    await expect(recordFact(page, 'Status')).toHaveText('Active')
    await expect(recordFact(page, 'Ended')).toHaveCount(0)
    await expectNothingBeyond(31)
  })

  await test.step('[QUEST-5] a quest that is over says when it ended', async () => {
    await goOn(page, 31, 32)
    await visit(page, '/quests?id=become-adept')
    await expect(recordFact(page, 'Status')).toHaveText('Completed')
    await expect(recordFact(page, 'Ended')).toHaveText('Chapter 32')
  })

  await test.step('[QUEST-2] a quest folds out to its objectives and reward, and opens in full', async () => {
    await visit(page, '/quests?status=completed')
    const potion = quest(page, 'The Choice of a Draught')
    await expect(potion.getByRole('listitem').first()).toBeHidden()

    const description = potion.locator('summary p')
    expect(await description.evaluate((text) => getComputedStyle(text).webkitLineClamp)).toBe('2')
    await potion.locator('summary').press('Enter')
    expect(await description.evaluate((text) => getComputedStyle(text).display), 'it is cut no more').toBe('block')
    await expect(potion.getByRole('listitem')).toHaveText([/Completed in Ch\. 30$/, /Completed in Ch\. 32$/])
    await expect(potion.getByText('Reward: The powers of a Degree 9')).toBeVisible()

    const more = potion.getByRole('link', { name: 'View Full Details' })
    await more.click()
    await expect(page).toHaveURL('/quests?status=completed&id=become-adept')
    await expect(record(page, 'The Choice of a Draught').getByRole('heading', { name: 'Rewards' })).toBeVisible()
    await expect(recordFact(page, 'Status')).toHaveText('Completed')
    await expect(recordFact(page, 'Section')).toHaveText('Main')

    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/quests?status=completed')
    await expect(more).toBeFocused()
    await page.goForward()
    await expect(record(page, 'The Choice of a Draught')).toBeVisible()
  })
})

test('[QUEST-1] [QUEST-2] [QUEST-3] [QUEST-4] the journal at chapter 42, and the quests that are over at 60', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/quests')

  await test.step('[QUEST-1] the counters and sections say how many quests there are', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Quest Log' })).toBeVisible()

    for (const [counter, name] of [
      ['Active main quests', 'Main'],
      ['Active side quests', 'Side'],
      ['Active investigations', 'Long-term Investigations'],
    ] as const) {
      const count = await quests(page, name).count()
      expect(count).toBeGreaterThan(0)
      await expect(section(page, name)).toHaveAccessibleName(`${name} ${count}`)
      await expect(page.getByText(`${count}${counter}`)).toBeVisible()
    }

    await tab(page, 'Completed').click()
    await expect(page).toHaveURL('/quests?status=completed')
    const ended = quests(page).filter({ hasText: /Completed\s*Ch\. \d+ to \d+/ })
    await expect(ended).not.toHaveCount(0)
    const completed = await quests(page).count()
    await expect(page.getByText(`${completed}Completed`)).toBeVisible()
    await expect(ended).toHaveCount(completed)

    await page.reload()
    await expect(tab(page, 'Completed')).toHaveAttribute('aria-selected', 'true')
    await expect(quests(page)).toHaveCount(completed)
  })

  await test.step('[QUEST-1] the tabs are turned by keys', async () => {
    await visit(page, '/quests')
    await expect(tab(page, 'Active')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Active').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Failed')).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/quests?status=failed')
    await expect(quests(page).filter({ hasText: 'Failed' })).toHaveText([/The Harbour School Interview/])
  })

  await test.step('[QUEST-2] notes on a quest are kept', async () => {
    await visit(page, '/quests?id=way-back')
    const notes = page.getByRole('textbox', { name: 'Your Notes' })
    await notes.fill('Ask Bram.')
    await page.getByRole('button', { name: 'Save Notes' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Saved\. As a guest/)

    await page.reload()
    await expect(notes).toHaveValue('Ask Bram.')
  })

  await test.step('[QUEST-4] id opens a quest, obj points an objective out, closing shows the journal', async () => {
    await visit(page, '/quests?id=way-back&obj=way-back-1')
    const objective = record(page, 'The Way Back').locator('li[data-target]')
    await expect(objective).toBeFocused()
    await expect(objective).toBeInViewport({ ratio: 1 })

    await page.reload()
    await expect(objective).toBeFocused()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/quests')
  })

  await test.step('[QUEST-4] who comes from recent activity goes back to it', async () => {
    await visit(page, '/quests?id=way-back&from=recent-activity')
    await expect(record(page, 'The Way Back')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/codex/recent-activity')

    await page.getByRole('link', { name: 'View Details → The Missing Girl of Quay Street' }).click()
    await expect(page).toHaveURL('/quests?id=the-missing-girl&obj=the-missing-girl-1&from=recent-activity')
    await page.reload()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/codex/recent-activity')
    await page.goForward()
    await expect(record(page, 'The Missing Girl of Quay Street')).toBeVisible()
  })

  await test.step('[QUEST-3] finished quests stand by their end, the latest first', async () => {
    await goOn(page, 42, 60)
    await visit(page, '/quests?status=completed')
    await expect(tab(page, 'Completed')).toHaveAttribute('aria-selected', 'true')
    for (const name of ['Main', 'Side', 'Long-term Investigations']) {
      await expect.poll(() => quests(page, name).count()).toBeGreaterThan(2)
      const texts = await quests(page, name).allTextContents()
      const ends = texts.map((text) => Number(/to (\d+)$/.exec(text)![1]))
      expect(ends).toEqual(ends.toSorted((a, b) => b - a))
    }
  })

  await test.step('[QUEST-3] the ring shows the share of objectives done', async () => {
    await visit(page, '/quests?id=act-the-fogstrider')
    await expect(page.getByRole('dialog').getByRole('img', { name: '2 of 3 objectives, 67 percent' })).toBeVisible()
  })
})

test('[QUEST-2] a quest that is folded out is accessible', { tag: ['@both', '@extended'] }, async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42, '/quests')
  await quests(page).first().click()
  await expectNoAxeViolations(page)
})
