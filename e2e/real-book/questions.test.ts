import type { Page } from '@playwright/test'
import { REAL } from '#e2e/support/books.ts'
import { sampleOf } from '#e2e/support/sample.ts'
import { expect, test } from '#e2e/support/test.ts'
import { field } from '#e2e/support/turn.ts'
import { countOf, questionsOfReaders } from '#tools/laws/questions-of-readers.ts'

test.use({ book: REAL })

const MOST_ACTIONS = 3

async function act(page: Page, action: string) {
  if (action.startsWith('/')) {
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search for' }).fill(action.slice(1))
    return page.keyboard.press('Enter')
  }
  if (/^\d+$/.test(action)) return field(page).fill(action)
  if (action.startsWith('@'))
    return page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(action.slice(1)) })
      .first()
      .click()
  const named = new RegExp(`^${action}`)
  const [button, link, tab] = (['button', 'link', 'tab'] as const).map((role) => page.getByRole(role, { name: named }))
  await button!.or(link!).or(tab!).first().click()
}

/** Closes everything: a record closes to the results that led to it. */
async function closeAll(page: Page) {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1000 })
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 300 })
    expect(page.url()).not.toMatch(/[?&](id|popup|search)=/)
  }).toPass({ intervals: [50] })
}

test('[FIND-8] fifty questions of readers are answered in three actions at most, from wherever they are @desktop', async ({
  readerAt,
}) => {
  test.setTimeout(300_000)
  const page = await readerAt(60)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(questionsOfReaders).toHaveLength(50)
  for (const { question, actions, answer } of sampleOf(questionsOfReaders, 5)) {
    await test.step(question, async () => {
      expect(countOf(actions), question).toBeLessThanOrEqual(MOST_ACTIONS)
      for (const action of actions) await act(page, action)
      await expect(page.getByRole('combobox', { name: 'Search for' })).toBeHidden()
      // The answer is in the open sheet, or else in the page.
      const isOver = /[?&](id|popup)=/.test(page.url())
      const place = isOver ? page.getByRole('dialog') : page.getByRole('main')
      await expect(place.filter({ hasText: answer }), question).toBeVisible()
      if (isOver) await closeAll(page)
    })
  }
})
