import fc from 'fast-check'
import { holdRequests } from './support/hold-requests.ts'
import { sampleOf } from './support/sample.ts'
import { WAYS_TO_CLOSE, walkSheet } from './support/sheet-walk.ts'
import { homePopupsOf, OTHER_SHEETS, recordsOf, type SheetKind } from './support/sheets.ts'
import { expect, test } from './support/test.ts'

/** How many walks start at each sheet, and their length; more on demand. */
const WALKS = Number(process.env.SHEET_WALKS ?? 1)
const MOVES = 6

/** A chapter at which each sheet has a link to open it. */
const CHAPTER = 55

const GROUPS: Record<string, readonly SheetKind[]> = {
  '[CODEX-3] records': recordsOf(),
  '[HOME-12] popups of Home': homePopupsOf(),
  '[SHELL-9] sheets of news, quests and achievements': OTHER_SHEETS,
}

for (const [group, kinds] of Object.entries(GROUPS)) {
  test(`${group} agree with the history, and close by each way, wherever a reader goes @extended`, async ({
    readerAt,
  }) => {
    test.setTimeout(60_000 + WALKS * kinds.length * 30_000)
    const page = await readerAt(CHAPTER)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const kind of sampleOf(kinds, 3)) {
      await test.step(kind.name, () =>
        fc.assert(
          fc.asyncProperty(
            fc.boolean(),
            fc.array(fc.nat(1000), { minLength: MOVES, maxLength: MOVES }),
            (isDirect, choices) => walkSheet(page, kind, isDirect, choices),
          ),
          { numRuns: WALKS, endOnFailure: true },
        ),
      )
    }
  })
}

test('[CODEX-3] a record that is still loading is closed by Escape @desktop @extended', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/characters')
  const code = await holdRequests(page, /\/sheet-dialog-[^/]*\.js/)
  await page.locator('main a[href*="id="]').first().click()
  await expect(page).toHaveURL(/id=/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/codex/characters')
  await code.release()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[CODEX-3] a record that came back by Forward closes by each way @extended', { tag: '@both' }, async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/characters')
  const sheet = page.getByRole('dialog')
  await page.locator('main a[href*="id="]').first().click()
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    for (const time of ['first', 'second']) {
      await expect(sheet, `${way}, ${time} time`).toBeVisible()
      await close(page)
      await expect(sheet, `${way}, ${time} time`).toBeHidden()
      await expect(page).toHaveURL('/codex/characters')
      await page.goForward()
    }
  }
})
