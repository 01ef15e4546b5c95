import { card, fact } from './support/codex.ts'
import { expect, test } from './support/test.ts'

test('[CODEX-3] a record outlives a reload, and forward in history opens it again @desktop', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/organizations')
  const record = page.getByRole('dialog', { name: 'Tarot Club' })
  await card(page, 'Tarot Club').click()
  await expect(page).toHaveURL('/codex/organizations?id=tarot-club')
  await page.reload()
  await expect(record).toBeVisible()

  await page.goBack()
  await expect(record).toBeHidden()
  await page.goForward()
  await record.getByRole('button', { name: 'Close' }).click()
  await expect(record).toBeHidden()
  await expect(page).toHaveURL('/codex/organizations')
  await expect(card(page, 'Tarot Club')).toBeVisible()
})

test('[CODEX-3] a record opened from a record begins at its top, and closing leads back to the first @desktop', async ({
  readerAt,
}) => {
  const page = await readerAt(214, '/codex/organizations?id=tingen-nighthawks')
  const scrolled = () => page.locator('.sheet-body').evaluate((sheet) => sheet.scrollTop)
  // Both records are longer than this.
  await page.setViewportSize({ width: 1440, height: 400 })
  const church = fact(page, 'Affiliated church').getByRole('link')
  await church.scrollIntoViewIfNeeded()
  expect(await scrolled()).toBeGreaterThan(100)

  await church.click()
  await expect(page.getByRole('dialog', { name: 'Church of the Evernight Goddess' })).toBeVisible()
  expect(await scrolled()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Tingen Nighthawks' })).toBeVisible()
})

/** A record of every list, from one part of the book or another; the lists are looked at with all other routes. */
const LOOKS = [
  { row: 'DEITY-1', chapter: 214, record: 'deities?id=evernight-goddess' },
  { row: 'ORG-1', chapter: 42, record: 'organizations?id=tingen-nighthawks' },
  { row: 'LOC-1', chapter: 1, record: 'locations?id=tingen' },
  { row: 'LORE-1', chapter: 214, record: 'world-lore?id=sequence-potions' },
  { row: 'HIST-1', chapter: 214, record: 'history?id=battle-for-the-notebook' },
  { row: 'DIARY-2', chapter: 42, record: 'roselle-diary?id=roselle-diary-2' },
  { row: 'NOTES-1', chapter: 1, record: 'klein-notes?id=a-line-of-doom' },
]

for (const { row, chapter, record } of LOOKS) {
  test(`[${row}] a record is accessible at chapter ${chapter}`, async ({ readerAt, expectNoAxeViolations }) => {
    const page = await readerAt(chapter, `/codex/${record}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoAxeViolations(page)
  })
}
