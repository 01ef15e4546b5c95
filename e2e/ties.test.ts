import type { Page } from '@playwright/test'
import { closeSheet, readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'
import { goTo } from './support/walk.ts'

const BRAM = '/codex/characters?id=bram-tolliver'

/** The position and the label of each picture in the drawing. */
const drawn = (page: Page, of: string) =>
  page.locator(`.tie-drawing ${of}`).evaluateAll((all) =>
    all.map((one) => {
      const [cut, text] = ['.entry-cut', '.tie-text'].map((part) => one.querySelector(part)!.getBoundingClientRect())
      const middle = ({ left, right }: DOMRect) => (left + right) / 2
      return {
        top: cut!.top,
        aside: Math.round(middle(text!) - middle(cut!)),
        under: text!.top - cut!.bottom,
        foot: text!.bottom,
      }
    }),
  )

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
    // Named twice in a line, linked once.
    await expect(tie(page, 'Bram Tolliver').getByRole('link')).toHaveText(['Bram Tolliver'])
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
    await expect(folded).toHaveCount(0)
    await fold.click()
    await expect(folded).toHaveCount(2)
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

    const around = await drawn(page, '.tie-knot')
    expect(around.length).toBeGreaterThan(4)
    for (const { aside, under } of around) {
      expect(Math.abs(aside), 'from the middle of the picture to that of its words').toBeLessThan(3)
      expect(under).toBeGreaterThanOrEqual(0)
      expect(under).toBeLessThan(12)
    }
    const rows = [...new Set(around.map(({ top }) => Math.round(top)))]
    for (const { top, foot } of around)
      for (const row of rows) if (row > top + 1) expect(foot, 'words before the row below').toBeLessThanOrEqual(row)

    await drawing.getByText('Mrs. Alder').click()
    await expect(record(page, 'Mrs. Alder')).toBeVisible()
    await page.goBack()
    await expect(record(page, 'Bram Tolliver')).toBeVisible()
    await closeSheet(page)
  })

  await test.step('fewer than five stand beside their entry, at the end of a line of their own', async () => {
    await goTo(page, '/codex/characters?id=mrs-alder')
    const row = record(page, 'Mrs. Alder').locator('.tie-row').first()
    await expect(row).toBeVisible()
    const lefts = await row.evaluate(({ children }) => [...children].map((part) => part.getBoundingClientRect().left))
    expect(lefts, 'the entry, the line, the other').toEqual(lefts.toSorted((one, other) => one - other))
    const tops = await row.evaluate(({ children }) => [...children].map((part) => part.getBoundingClientRect().top))
    expect(Math.max(...tops) - Math.min(...tops), 'on one line').toBeLessThan(8)
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

    const box = record(page, 'Bram Tolliver').getByRole('textbox', { name: 'Your Notes' })
    await expect(box).not.toBeInViewport()
    await jumps.getByRole('link', { name: 'Notes 0' }).click()
    const notes = record(page, 'Bram Tolliver').getByRole('heading', { name: 'Your Notes' })
    await expect(notes).toBeFocused()
    await expect(notes).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(box).toBeFocused()
    await page.keyboard.type('He never takes the ferry.')
    await expect(jumps.getByRole('link', { name: 'Notes 1' })).toBeAttached()
    await expect(page).toHaveURL(BRAM)

    await goTo(page, '/codex/characters?id=squire-pym')
    await expect(record(page, 'Squire Pym')).toBeVisible()
    await expect(jumps).toHaveCount(0)
  })
})

test('[CODEX-3] on a narrow phone the way to the parts of a record is one line, which is moved sideways @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(60, BRAM)
  await page.setViewportSize({ width: 320, height: 700 })
  const jumps = record(page, 'Bram Tolliver').getByRole('navigation', { name: 'In this record' })
  await expect(jumps.getByRole('link', { name: 'Notes 0' })).toBeAttached()
  expect((await jumps.boundingBox())!.height).toBeLessThan(50)
  await jumps.getByRole('link', { name: 'Notes 0' }).click()
  await expect(record(page, 'Bram Tolliver').getByRole('heading', { name: 'Your Notes' })).toBeFocused()
})
