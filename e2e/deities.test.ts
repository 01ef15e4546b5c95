import { card, groupHeads, recordFact } from './support/codex.ts'
import { expect, test } from './support/test.ts'

test('[DEITY-1] deities stand in groups that count them; a card says what is known and since when', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/deities')
  await expect(groupHeads(page)).toHaveText([/^Orthodox deities\s*5$/, /^Other deities\s*2$/])

  await expect(card(page, 'Lord of Storms')).toContainText('One of the three deities whose churches are strongest')
  await expect(card(page, 'Lord of Storms')).toContainText('Discovered in: Ch 6')
  await expect(card(page, 'Death')).toContainText('Discovered in: Ch 28')

  await page.getByRole('button', { name: /^Orthodox deities/ }).press('Enter')
  await expect(card(page, 'Lord of Storms')).toBeHidden()
  await expect(card(page, 'Death')).toBeVisible()
})

test('[DEITY-1] in the first chapter one goddess is known, and her church leads nowhere yet @phone', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/codex/deities')
  await expect(groupHeads(page)).toHaveText([/^Orthodox deities\s*1$/])

  await card(page, 'Evernight Goddess').click()
  await expect(recordFact(page, 'First seen')).toHaveText('Chapter 1')
  await expect(recordFact(page, 'Churches').getByRole('link')).toHaveCount(0)
  await expectNothingBeyond(1)
})

test('[DEITY-1] the record of a deity holds all that is known', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/deities')
  await card(page, 'Evernight Goddess').click()

  const record = page.getByRole('dialog', { name: 'Evernight Goddess' })
  await expect(record.getByRole('heading', { name: 'Evernight Goddess' })).toBeVisible()
  await expect(record).toContainText('The goddess of night whose powers over darkness')
  await expect(recordFact(page, 'First seen')).toHaveText('Chapter 1')
  await expect(recordFact(page, 'Group')).toHaveText('Orthodox deities')
  await expect(recordFact(page, 'Status')).toHaveText('Worshipped')
  await expect(recordFact(page, 'Domain')).toHaveText('Night, the crimson moon, secrets, misfortune and horror')
  await expect(record.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'orthodox',
    'night',
    'crimson moon',
    'secrets',
  ])

  await recordFact(page, 'Churches').getByRole('link', { name: 'Church of the Evernight Goddess' }).click()
  await expect(page.getByRole('dialog', { name: 'Church of the Evernight Goddess' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(record).toBeVisible()
})

test('[DEITY-1] followers stand by their first appearance, with what they are', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/deities?id=the-fool')

  await expect(page.getByRole('list', { name: 'Known Followers' }).getByRole('listitem')).toHaveText([
    /^Alger Wilson\s*The Hanged Man of the Tarot Club\s*First seen Ch\. 7$/,
    /^Audrey Hall\s*Justice of the Tarot Club\s*First seen Ch\. 7$/,
    /^Derrick Berg\s*The Sun of the Tarot Club\s*First seen Ch\. 138$/,
  ])
})

test('[DEITY-1] a follower is named from the chapter that tells of them @desktop', async ({ readerAt }) => {
  const page = await readerAt(100, '/codex/deities?id=the-fool')

  await expect(page.getByRole('list', { name: 'Known Followers' }).getByRole('listitem')).toHaveCount(2)
})

test('[CODEX-5] a deity whose sign does not come has the one of the drawer @desktop', async ({ readerAt, page }) => {
  await page.route('**/story/*/*.json', async (route) => {
    const response = await route.fetch()
    const chapters = await response.json()
    for (const chapter of Object.values<{ glyphs?: unknown }>(chapters)) delete chapter.glyphs
    await route.fulfill({ response, json: chapters })
  })
  await readerAt(1, '/codex/deities')

  await expect(card(page, 'Evernight Goddess').locator('svg.medal')).toBeVisible()
  await card(page, 'Evernight Goddess').click()
  await expect(page.getByRole('dialog').locator('svg.plate')).toBeVisible()
})
