import type { Page } from '@playwright/test'
import { groupHeads } from './support/codex.ts'
import { readOn } from './support/read-on.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'
import { visit } from './support/visit.ts'
import { goTo } from './support/walk.ts'

const NOTES = '/codex/wrens-notes'

const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const row = (page: Page, label: string) => filters(page).getByRole('list', { name: label })
const option = (page: Page, label: string, word: string) =>
  row(page, label).getByRole('link', { name: new RegExp(`^${word}( \\d+)?$`) })
const wordsOf = async (page: Page, label: string) =>
  (await row(page, label).getByRole('link').allTextContents()).map((text) => text.replace(/ \d+$/, ''))
const notes = (page: Page) => page.getByRole('main').locator('.note-lines-note')

test('[CODEX-6] notes at chapters 1 and 42: a filter stands only where it parts what is known, and narrows them in the address @extended', async ({
  readerAt,
  expectNoAxeViolations,
  expectNothingBeyond,
}) => {
  test.slow()
  const page = await readerAt(1, `${NOTES}?category=theory`)

  await test.step('a filter stands only where it parts what is known, and a later word does as much as none', async () => {
    await expect(notes(page)).toHaveCount(1)
    await expect(filters(page)).toHaveCount(0)
    const shown = await page.locator('body').textContent()
    await page.goto(`${NOTES}?category=melted`)
    await expect(notes(page)).toHaveCount(1)
    expect(await page.locator('body').textContent()).toBe(shown)
    await expectNothingBeyond(1)
  })

  await test.step('notes are narrowed to those of a kind, in the address, and keep it under an open note', async () => {
    await readOn(page, 1, 42)
    await goTo(page, '/codex')
    await visit(page, NOTES)
    await expect(filters(page)).toBeVisible()
    const all = await notes(page).count()
    expect(await wordsOf(page, 'Kind')).toEqual(['All', 'Mystery', 'Theory', 'Other'])

    await option(page, 'Kind', 'Theory').click()
    await expect(page).toHaveURL(`${NOTES}?category=theory`)
    await expect(option(page, 'Kind', 'Theory')).toHaveAttribute('aria-current', 'true')
    await expect(option(page, 'Kind', 'Theory')).toBeFocused()
    await expect.poll(() => notes(page).count()).toBeLessThan(all)
    await expect(notes(page).filter({ hasNotText: /^Theory/ })).toHaveCount(0)
    const theories = await notes(page).count()
    await expect(filters(page).getByRole('status')).toHaveText(`${theories} shown`)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, [320, 390, 1440])

    await notes(page).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${NOTES}?category=theory`)
    await expect(notes(page)).toHaveCount(theories)

    await page.goBack()
    await expect(page).toHaveURL('/codex')
    await page.goForward()
    await expect(notes(page)).toHaveCount(theories)
    await page.reload()
    await expect(notes(page)).toHaveCount(theories)
    await option(page, 'Kind', 'All').click()
    await expect(page).toHaveURL(NOTES)
    await expect(notes(page)).toHaveCount(all)
    await expectNothingBeyond(42)
  })
})

test('[CODEX-6] lists at chapter 60: by status and by what they are, by group, by how far they are solved, and back at chapter 1', async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  test.slow()
  const page = await readerAt(60, '/codex/characters')

  await test.step('characters are narrowed by status and by what they are; what nobody is says so, with the way back', async () => {
    await option(page, 'Adept', 'Yes').click()
    await option(page, 'Status', 'Alive').click()
    await expect(page).toHaveURL('/codex/characters?beyonder=yes&status=Alive')
    for (const label of ['Status', 'Adept'])
      await expect(row(page, label).locator('[aria-current=true]')).toHaveText(/^(Alive|Yes) \d+$/)

    await goTo(page, '/codex/characters?beyonder=yes&status=Missing')
    await expect(page.getByText('No known character passes all these filters.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/codex/characters')
    await expect(groupHeads(page).first()).toBeVisible()
  })

  await test.step('locations and world lore are narrowed to a group, mysteries to how far they are solved', async () => {
    await goTo(page, '/codex/locations')
    await option(page, 'Group', 'Saltmere').click()
    await expect(page).toHaveURL('/codex/locations?group=Saltmere')
    await expect(groupHeads(page)).toHaveText([/^Saltmere/])

    await goTo(page, '/codex/world-lore')
    await option(page, 'Group', 'Mysticism').click()
    await expect(groupHeads(page)).toHaveText([/^Mysticism/])

    await goTo(page, '/codex/mysteries')
    expect(await wordsOf(page, 'Status')).toEqual(['All', 'Open', 'Partly resolved', 'Resolved'])
    await option(page, 'Status', 'Resolved').click()
    await expect(page).toHaveURL('/codex/mysteries?status=resolved')
    await expect(groupHeads(page)).toHaveText([/^Resolved/])
  })

  await test.step('whoever goes back leaves no later word in the address', async () => {
    await goTo(page, '/codex/characters')
    await option(page, 'Status', 'Missing').click()
    await expect(page).toHaveURL('/codex/characters?status=Missing')
    await turnTo(page, 60, '1')
    await expect(page).toHaveURL('/codex/characters')
    await expect(filters(page)).toHaveCount(0)
  })
})

test.describe('[CODEX-6] without script', () => {
  test.use({ javaScriptEnabled: false, isTouched: false })

  test('a list is narrowed by links, and led back from where nothing is left @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, NOTES)
    await option(page, 'Kind', 'Mystery').click()
    await expect(page).toHaveURL(`${NOTES}?category=mystery`)
    await expect(notes(page).filter({ hasNotText: /^Mystery/ })).toHaveCount(0)
    await expect(notes(page).first()).toBeVisible()
    await page.goto('/codex/characters?beyonder=yes&status=Missing')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/codex/characters')
  })
})
