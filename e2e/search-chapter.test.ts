import { dialog, field, search } from './support/search-dialog.ts'
import { expect, test } from './support/test.ts'

test('[FIND-3] who looks up a chapter gets what was told from there on, and of a later one hears nothing @both @extended', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(42)
  const told = (chapter: number) => dialog(page).getByRole('link', { name: `What was told from Chapter ${chapter} on` })

  await test.step('by its number, with a press', async () => {
    await search(page, 'chapter 40')
    await expect(dialog(page)).not.toContainText('No results')
    expect((await told(40).boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await told(40).click()
    await expect(page).toHaveURL('/codex/recent-activity?since=39')
    await expect(dialog(page)).toBeHidden()
    await page.goBack()
    await expect(field(page)).toHaveValue('chapter 40')
  })

  await test.step('by its title, with Enter', async () => {
    await search(page, 'the divers')
    await expect(told(39)).toBeVisible()
    await expect(dialog(page).getByRole('status'), 'before what else was found').toHaveText(
      /^1 chapter, \d+ results? in /,
    )
    await search(page, 'ch. 38')
    await expect(told(38)).toBeVisible()
    await field(page).press('Enter')
    await expect(page).toHaveURL('/codex/recent-activity?since=37')
    await expect(dialog(page)).toBeHidden()
  })

  await test.step('a later chapter is answered like a meaningless word', async () => {
    for (const words of ['chapter 43', 'chapter 999', 'chapter quixotry']) {
      await search(page, words)
      await expect(dialog(page).getByText(`No results found for “${words}”`)).toBeVisible()
      await expect(dialog(page).getByRole('link', { name: /What was told/ })).toHaveCount(0)
    }
    await expectNothingBeyond(42)
  })
})
