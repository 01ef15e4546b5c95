import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const DUNN = '/codex/characters?id=dunn-smith'

const record = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const tie = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Ties' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) })
    .first()

test('[CODEX-3] a record says how its person stands to others, and the record of the other says the inverse', async ({
  readerAt,
  expectNothingBeyond,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(20, DUNN)
  await expect(record(page, 'Dunn Smith').getByRole('heading', { name: 'Ties', exact: true })).toBeVisible()
  await expect(tie(page, 'Klein Moretti')).toContainText(
    'Leads Klein Moretti. Dunn, who suspects him first and questions him',
  )
  await expect(tie(page, 'Klein Moretti')).toContainText('superior, ch. 17')
  await expectNoAxeViolations(page, '[role=dialog]')

  await tie(page, 'Klein Moretti').getByRole('link').click()
  await expect(record(page, 'Klein Moretti')).toBeVisible()
  await expect(tie(page, 'Dunn Smith')).toContainText('Is led by Dunn Smith. Dunn, who suspects him first')
  await expect(tie(page, 'Dunn Smith')).toContainText('subordinate, ch. 17')
  await expectNoAxeViolations(page, '[role=dialog]')
  await page.goBack()
  await expect(record(page, 'Dunn Smith')).toBeVisible()
  await expectNothingBeyond(20)
})

test('[CODEX-3] ties name nobody before their time', async ({ readerAt }) => {
  const page = await readerAt(12, DUNN)
  await expect(tie(page, 'Klein Moretti')).toContainText('Suspects Klein Moretti.')
  await expect(record(page, 'Dunn Smith')).not.toContainText('Leonard')
  await expect(record(page, 'Dunn Smith').getByText('further tie')).toHaveCount(0)
})

test('[CODEX-3] a tie that has ended says until when it was', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/characters?id=leonard-mitchell')
  await expect(tie(page, 'Dunn Smith')).toContainText('Is led by Dunn Smith until Chapter 209.')
})

test('[CODEX-3] beyond five the ties are folded, and all of them can be read by keys alone', async ({ readerAt }) => {
  const page = await readerAt(42, DUNN)
  const fold = record(page, 'Dunn Smith').getByText(/^\d further ties$/)
  await expect(tie(page, 'Daly')).toBeHidden()
  await fold.click()
  await expect(tie(page, 'Daly')).toBeVisible()

  const focusable = await record(page, 'Dunn Smith')
    .locator('[aria-hidden=true] :is(a, button, [tabindex])')
    .evaluateAll((all) => (all as HTMLElement[]).filter(({ tabIndex }) => tabIndex >= 0).length)
  expect(focusable, 'in the drawing').toBe(0)
})

test('[CODEX-3] the drawing leads to whom it shows, and holds every name within the sheet', async ({ readerAt }) => {
  const page = await readerAt(42, DUNN)
  const drawing = record(page, 'Dunn Smith').locator('.tie-wheel')
  await expect(drawing).toContainText('Rozanne')
  expect(await drawing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await drawing.getByText('Rozanne').click()
  await expect(record(page, 'Rozanne')).toBeVisible()
})

test('[CODEX-3] the parts of a long record are reached from its top', async ({ readerAt }) => {
  const page = await readerAt(214, DUNN)
  const jumps = record(page, 'Dunn Smith').getByRole('navigation', { name: 'In this record' })
  await jumps.getByRole('link', { name: /^Ties \d+$/ }).click()
  const title = record(page, 'Dunn Smith').getByRole('heading', { name: 'Ties', exact: true })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(page).toHaveURL(DUNN)

  await page.goto('/codex/characters?id=naya')
  await expect(record(page, 'Naya')).toBeVisible()
  await expect(jumps).toHaveCount(0)
})
