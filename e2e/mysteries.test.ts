import type { Page } from '@playwright/test'
import { groupHeads } from './support/codex.ts'
import { readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'
import { goTo } from './support/walk.ts'

const LIST = '/codex/mysteries'
const WHY = 'Whose coat is it?'

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const record = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('[CODEX-3] [CODEX-4] mysteries at chapters 1 and 60: none of a later chapter, their list and records, and the search for them @extended', async ({
  readerAt,
  expectNothingBeyond,
  expectNoAxeViolations,
}) => {
  test.slow()
  const page = await readerAt(1, `${LIST}?id=power-of-0-03`)

  await test.step('a mystery of a later chapter is like one that never was', async () => {
    await expect(page).toHaveURL(LIST)
    await expect(groupHeads(page)).toHaveText([/^Open ?1$/])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('all mysteries stand in a list, the open ones first, with what is told of each', async () => {
    await readOn(page, 1, 60)
    await goTo(page, '/codex/recent-activity')
    await page.getByRole('link', { name: /^Mysteries: \d+ open, 1 partly resolved, 1 resolved/ }).click()
    await expect(page).toHaveURL(LIST)
    await expect(page.getByRole('heading', { level: 1, name: 'Mysteries' })).toBeVisible()
    await expect(groupHeads(page)).toHaveText([/^Open/, /^Partly resolved ?1$/, /^Resolved ?1$/])
    await expect(card(page, WHY)).toContainText('Raised: Ch 1, 1 clue')
    await expectNoAxeViolations(page)

    await card(page, WHY).click()
    await expect(page).toHaveURL(`${LIST}?id=whose-coat`)
    await expect(record(page, WHY)).toContainText('StatusPartly resolved')
    await expect(record(page, WHY)).toContainText('The lining bears the mark of a tailor')
    await expectNoAxeViolations(page, '[role=dialog]')
    await page.reload()
    await expect(record(page, WHY)).toBeVisible()
    await page.goBack()
    await expect(record(page, WHY)).toBeHidden()
    await page.goForward()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(LIST)
    await expect(card(page, WHY)).toBeVisible()
    await expectNothingBeyond(60)
  })

  await test.step('search finds a mystery by its title and its clues long after it was raised', async () => {
    await goTo(page, '/codex')
    const box = page.getByRole('searchbox', { name: 'Search the codex' })
    for (const words of ['whose coat', 'the mark of a tailor']) {
      await box.fill(words)
      await expect(card(page, WHY)).toContainText('Mysteries, Ch. 1')
    }
    await card(page, WHY).click()
    await expect(record(page, WHY)).toBeVisible()
    await page.goBack()
    await expect(card(page, WHY)).toBeVisible()
  })
})
