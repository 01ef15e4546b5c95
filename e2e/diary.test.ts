import { card } from './support/codex.ts'
import { closeSheet } from './support/read-on.ts'
import { expect, test } from './support/test.ts'

const DIARY = '/codex/keepers-diary'

test('[DIARY-1] [DIARY-2] the diary at chapters 59 and 60: its entries, one that nobody has read out yet, and what counts as read @desktop', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  test.slow()
  const page = await readerAt(59, DIARY)
  const heron = page.getByRole('dialog', { name: 'Sheet of the Heron' })

  await test.step('entries stand by their number; a card says what is in the entry and how it was found', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'The voice in the fog',
      'New Year, 704',
      'The pact',
      'Sheet of the Gannet (first)',
      'Sheet of the Gannet (second)',
      'Sheet of the Heron',
    ])

    await expect(card(page, 'New Year, 704')).toHaveText(
      /^2\s*Ch\. 21\s*Very high importance\s*New Year, 704\s*A ball, a regret about draughts, and a lecture to his children\.\s*The secret of a draught lies in living by its name\.\s*1 to 4 January 704\s*Found by Wren Harrow$/,
    )
    await expect(card(page, 'Sheet of the Heron')).toContainText('Undated')
    await expectNothingBeyond(59)
  })

  await test.step('an entry whose pages nobody has read out yet says so', async () => {
    await card(page, 'Sheet of the Heron').click()
    await expect(heron).toContainText('The only sheet that the Heron could find')
    await expect(heron).toContainText('Nobody has read its pages out yet.')

    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Next chapter' }).click()
    await card(page, 'Sheet of the Heron').click()
    await expect(heron.getByRole('heading', { name: /^Page 1/ })).toBeVisible()
  })

  await test.step('the pages of an opened entry count as read, once, for good, and at every chapter that knows it', async () => {
    await readerAt(60, DIARY)
    const progress = page.getByRole('main').getByRole('progressbar')
    await expect(progress).toHaveAccessibleName('0 of 10 pages read')

    for (const name of ['New Year, 704', 'Sheet of the Heron', 'New Year, 704']) {
      await card(page, name).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await closeSheet(page)
    }
    await expect(progress).toHaveAccessibleName('5 of 10 pages read')

    await page.reload()
    await expect(progress).toHaveAccessibleName('5 of 10 pages read')
  })
})

test('[DIARY-2] entries of the diary at chapter 42 turn, and open whole @extended', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex')

  await test.step('entries turn by link and by arrow key, and closing leads back to the list at once', async () => {
    await page.getByRole('main').getByRole('link', { name: /Diary/ }).click()
    await card(page, 'The voice in the fog').click()
    await expect(page.getByText('Leaf 1 of 3')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Leaf 0' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Leaf 2' }).click()
    await expect(page.getByRole('dialog', { name: 'New Year, 704' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'The pact' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Leaf 3 of 3')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`${DIARY}?id=leaf-2`)

    const note = page.getByRole('textbox', { name: 'Your Notes' })
    await note.fill('old')
    await note.press('ArrowLeft')
    await note.press('ArrowLeft')
    await note.press('ArrowLeft')
    await note.pressSequentially('so ')
    await expect(note).toHaveValue('so old')
    await expect(page).toHaveURL(`${DIARY}?id=leaf-2`)

    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(DIARY)
  })

  await test.step('an entry opens with how it was found, an introduction, and its numbered pages', async () => {
    await card(page, 'New Year, 704').click()

    const record = page.getByRole('dialog', { name: 'New Year, 704' })
    for (const text of [
      'leaf 2',
      '1 to 4 January 704',
      'Found by Wren Harrow, 22 March 812',
      'Chapter 21',
      'Very high importance',
      'Old Corrin shows her copies of the diary',
      'The keeper admires a lady at the harbour ball',
      'The secret of a draught lies in living by its name',
    ])
      await expect(record).toContainText(text)

    await expect(record.getByRole('heading', { level: 3 })).toHaveText([
      /^Page 1 \(1 January 704\)/,
      /^Page 2 \(2 January\)/,
      /^Page 3 \(3 January\)/,
      /^Page 4 \(4 January\)/,
      'Your Notes',
    ])
    await expect(record).not.toContainText('):')
    await record.getByRole('link', { name: 'Wren Harrow' }).click()
    await expect(page.getByRole('dialog', { name: 'Wren Harrow' })).toBeVisible()
  })
})

test('[DIARY-1] before an entry has come to light the list says so, and promises none @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(20, DIARY)

  await expect(page.getByText('No leaf has come to light')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('????')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.goto('/codex')
  await expect(page.getByRole('link', { name: /^Diary/ })).toHaveText(/Empty$/)
})
