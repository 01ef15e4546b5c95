import { card } from './support/codex.ts'
import { expect, test } from './support/test.ts'

const DIARY = '/codex/roselle-diary'

test('[DIARY-1] leaves stand by their number; a card says what is on the leaf and how it was found', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(59, DIARY)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'The voice in the storm',
    'New Year, 1184',
    'The alliance',
    'Diary page from The Hanged Man (first)',
    'Diary page from The Hanged Man (second)',
    'Diary page from Justice',
  ])

  await expect(card(page, 'New Year, 1184')).toHaveText(
    /^2\s*Ch\. 21\s*Very high importance\s*New Year, 1184\s*Court gossip, a regret about potions, and a lecture to his children\.\s*The secret of potions lies in digesting and acting, and the potion’s name is the key\.\s*1 to 4 January 1184\s*Found by Klein Moretti$/,
  )
  await expect(card(page, 'Diary page from Justice')).toContainText('Undated')
  await expectNothingBeyond(59)
})

test('[DIARY-1] before a leaf has come to light the list says so, and promises none @phone', async ({ readerAt }) => {
  const page = await readerAt(20, DIARY)

  await expect(page.getByText('No leaf has come to light yet')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('????')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.goto('/codex')
  await expect(page.getByRole('link', { name: /^Diary/ })).toHaveText(/Empty$/)
})

test('[DIARY-2] a leaf opens with how it was found, an introduction, and its numbered pages', async ({ readerAt }) => {
  const page = await readerAt(42, DIARY)
  await card(page, 'New Year, 1184').click()

  const record = page.getByRole('dialog', { name: 'New Year, 1184' })
  for (const text of [
    'leaf 2',
    '1 to 4 January 1184',
    'Found by Klein Moretti, 29 June 1349',
    'Chapter 21',
    'Very high importance',
    'Old Neil shows him copies of the emperor',
    'Roselle admires a lady at the New Year ball',
    'The secret of potions lies in digesting and acting',
  ])
    await expect(record).toContainText(text)

  await expect(record.getByRole('heading', { level: 3 })).toHaveText([
    /^Page 1 \(1 January 1184\)/,
    /^Page 2 \(2 January\)/,
    /^Page 3 \(3 January\)/,
    /^Page 4 \(4 January\)/,
  ])
  await expect(record).not.toContainText('):')
  await record.getByRole('link', { name: 'Klein Moretti' }).click()
  await expect(page.getByRole('dialog', { name: 'Klein Moretti' })).toBeVisible()
})

test('[DIARY-2] a leaf whose pages nobody has read out yet says so @desktop', async ({ readerAt }) => {
  const page = await readerAt(59, `${DIARY}?id=ch59-justice`)
  const record = page.getByRole('dialog', { name: 'Diary page from Justice' })
  await expect(record).toContainText('The only page that Audrey could find.')
  await expect(record).toContainText('Nobody has read its pages out yet.')

  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Next chapter' }).click()
  await card(page, 'Diary page from Justice').click()
  await expect(record.getByRole('heading', { name: /^Page 1/ })).toBeVisible()
})

test('[DIARY-2] leaves turn by link and by arrow key, and closing leads back to the list at once', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex')
  await page.getByRole('main').getByRole('link', { name: /Diary/ }).click()
  await card(page, 'The voice in the storm').click()
  await expect(page.getByText('Leaf 1 of 3')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Leaf 0' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Leaf 2' }).click()
  await expect(page.getByRole('dialog', { name: 'New Year, 1184' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'The alliance' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Leaf 3 of 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(`${DIARY}?id=roselle-diary-2`)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(DIARY)
})

test('[DIARY-2] the pages of an opened leaf count as read, once, for good, and at every chapter that knows it', async ({
  readerAt,
}) => {
  const page = await readerAt(60, DIARY)
  const progress = page.getByRole('main').getByRole('progressbar')
  await expect(progress).toHaveAccessibleName('0 of 10 pages read')

  for (const name of ['New Year, 1184', 'Diary page from Justice', 'New Year, 1184']) {
    await card(page, name).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(progress).toHaveAccessibleName('5 of 10 pages read')

  await page.reload()
  await expect(progress).toHaveAccessibleName('5 of 10 pages read')
})
