import type { Page } from '@playwright/test'
import { closeSheet, readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'
import { goTo } from './support/walk.ts'

const BRAM = '/codex/characters?id=bram-tolliver'

const record = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const tie = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Ties' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) })
    .first()

test('[CODEX-3] ties as a reader goes on: in their time, with their inverse, beyond five, and ended @extended', async ({
  readerAt,
  expectNothingBeyond,
  expectNoAxeViolations,
}) => {
  test.slow()
  const page = await readerAt(12, BRAM)

  await test.step('ties name nobody before their time', async () => {
    await expect(tie(page, 'Wren Harrow')).toContainText('Suspects Wren Harrow.')
    await expect(record(page, 'Bram Tolliver')).not.toContainText('Juno')
    await expect(record(page, 'Bram Tolliver').getByText('further tie')).toHaveCount(0)
    await closeSheet(page)
  })

  await test.step('a record says how its person stands to others, and the record of the other says the inverse', async () => {
    await readOn(page, 12, 20)
    await goTo(page, BRAM)
    await expect(record(page, 'Bram Tolliver').getByRole('heading', { name: 'Ties', exact: true })).toBeVisible()
    await expect(tie(page, 'Wren Harrow')).toContainText('Leads Wren Harrow. Bram, who suspects her first and asks her')
    await expect(tie(page, 'Wren Harrow')).toContainText('superior, ch. 17')
    await expectNoAxeViolations(page, '[role=dialog]')

    await tie(page, 'Wren Harrow').getByRole('link').click()
    await expect(record(page, 'Wren Harrow')).toBeVisible()
    await expect(tie(page, 'Bram Tolliver')).toContainText('Is led by Bram Tolliver. Bram, who suspects her first')
    await expect(tie(page, 'Bram Tolliver')).toContainText('subordinate, ch. 17')
    await expectNoAxeViolations(page, '[role=dialog]')
    await page.goBack()
    await expect(record(page, 'Bram Tolliver')).toBeVisible()
    await expectNothingBeyond(20)
    await closeSheet(page)
  })

  await test.step('beyond five the ties are folded, and all of them can be read by keys alone', async () => {
    await readOn(page, 20, 42)
    await goTo(page, BRAM)
    const fold = record(page, 'Bram Tolliver').getByText(/^\d further ties$/)
    const folded = record(page, 'Bram Tolliver').locator('details li')
    await expect(fold).toBeVisible()
    await expect(folded).toHaveCount(2)
    await expect(folded.last()).toBeHidden()
    await fold.click()
    await expect(folded.last()).toBeVisible()

    const focusable = await record(page, 'Bram Tolliver')
      .locator('[aria-hidden=true] :is(a, button, [tabindex])')
      .evaluateAll((all) => (all as HTMLElement[]).filter(({ tabIndex }) => tabIndex >= 0).length)
    expect(focusable, 'in the drawing').toBe(0)
    await closeSheet(page)
  })

  await test.step('a tie that has ended says until when it was', async () => {
    await readOn(page, 42, 60)
    await goTo(page, '/codex/characters?id=juno-ashby')
    await expect(tie(page, 'Bram Tolliver')).toContainText('Is led by Bram Tolliver until Chapter 52.')
  })
})

test('[CODEX-3] the drawing of ties and the parts of a long record @both @extended', async ({ readerAt }) => {
  test.slow()
  const page = await readerAt(42, BRAM)

  await test.step('the drawing leads to whom it shows, and holds every name within the sheet', async () => {
    const drawing = record(page, 'Bram Tolliver').locator('.tie-wheel')
    await expect(drawing).toContainText('Mrs. Alder')
    expect(await drawing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await drawing.getByText('Mrs. Alder').click()
    await expect(record(page, 'Mrs. Alder')).toBeVisible()
    await page.goBack()
    await expect(record(page, 'Bram Tolliver')).toBeVisible()
    await closeSheet(page)
  })

  await test.step('the parts of a long record are reached from its top', async () => {
    await readOn(page, 42, 60)
    await goTo(page, BRAM)
    const jumps = record(page, 'Bram Tolliver').getByRole('navigation', { name: 'In this record' })
    await jumps.getByRole('link', { name: /^Ties \d+$/ }).click()
    const title = record(page, 'Bram Tolliver').getByRole('heading', { name: 'Ties', exact: true })
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(page).toHaveURL(BRAM)

    await goTo(page, '/codex/characters?id=squire-pym')
    await expect(record(page, 'Squire Pym')).toBeVisible()
    await expect(jumps).toHaveCount(0)
  })
})
