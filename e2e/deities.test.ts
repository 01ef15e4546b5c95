import { card, groupHeads, recordFact } from './support/codex.ts'
import { closeSheet, readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'
import { goTo } from './support/walk.ts'

test('[DEITY-1] deities as a reader goes on: their groups, cards, records and followers @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(37, '/codex/deities?id=the-ferrywoman')

  await test.step('a follower is named from the chapter that tells of them', async () => {
    await expect(page.getByRole('list', { name: 'Known Followers' }).getByRole('listitem')).toHaveCount(2)
    await closeSheet(page)
  })

  await test.step('deities stand in groups that count them; a card says what is known and since when', async () => {
    await readOn(page, 37, 42)
    await expect(groupHeads(page)).toHaveText([/^Harbour gods\s*2$/, /^Other deities\s*2$/])

    await expect(card(page, 'Lord of Gales')).toContainText('One of the two gods whose churches are strongest')
    await expect(card(page, 'Lord of Gales')).toContainText('Discovered in: Ch 6')
    await expect(card(page, 'Pale Oarsman')).toContainText('Discovered in: Ch 28')

    await page.getByRole('button', { name: /^Harbour gods/ }).press('Enter')
    await expect(card(page, 'Lord of Gales')).toBeHidden()
    await expect(card(page, 'Pale Oarsman')).toBeVisible()
    await page.getByRole('button', { name: /^Harbour gods/ }).press('Enter')
  })

  await test.step('the record of a deity holds all that is known', async () => {
    await readOn(page, 42, 60)
    await card(page, 'Lady of Tides').click()

    const record = page.getByRole('dialog', { name: 'Lady of Tides' })
    await expect(record.getByRole('heading', { name: 'Lady of Tides' })).toBeVisible()
    await expect(record).toContainText('The goddess whose powers over water and sleep')
    await expect(recordFact(page, 'First seen')).toHaveText('Chapter 1')
    await expect(recordFact(page, 'Group')).toHaveText('Harbour gods')
    await expect(recordFact(page, 'Status')).toHaveText('Worshipped')
    await expect(recordFact(page, 'Domain')).toHaveText('Tides, sleep and the green moon')
    await expect(record.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'harbour',
      'sleep',
      'green moon',
      'tides',
    ])

    await recordFact(page, 'Churches').getByRole('link', { name: 'Church of the Lady of Tides' }).click()
    await expect(page.getByRole('dialog', { name: 'Church of the Lady of Tides' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(record).toBeVisible()
    await closeSheet(page)
  })

  await test.step('followers stand by their first appearance, with what they are', async () => {
    await goTo(page, '/codex/deities?id=the-ferrywoman')
    await expect(page.getByRole('list', { name: 'Known Followers' }).getByRole('listitem')).toHaveText([
      /^Isolde Vane\s*The Heron of the Tuesday Table\s*First seen Ch\. 7$/,
      /^Silas Roake\s*The Gannet of the Tuesday Table\s*First seen Ch\. 7$/,
      /^Tam Elder\s*The Tern of the Tuesday Table\s*First seen Ch\. 38$/,
    ])
  })
})

test('[DEITY-1] in the first chapter one goddess is known, and her church leads nowhere yet @phone', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/codex/deities')
  await expect(groupHeads(page)).toHaveText([/^Harbour gods\s*1$/])

  await card(page, 'Lady of Tides').click()
  await expect(recordFact(page, 'First seen')).toHaveText('Chapter 1')
  await expect(recordFact(page, 'Churches').getByRole('link')).toHaveCount(0)
  await expectNothingBeyond(1)
})

test('[CODEX-5] a deity whose sign does not come has the one of its category @desktop @extended', async ({
  readerAt,
  page,
}) => {
  await page.route('**/story/*/*.json', async (route) => {
    const response = await route.fetch()
    const chapters = await response.json()
    for (const chapter of Object.values<{ glyphs?: unknown }>(chapters)) delete chapter.glyphs
    await route.fulfill({ response, json: chapters })
  })
  await readerAt(1, '/codex/deities')

  await expect(card(page, 'Lady of Tides').locator('svg.medallion')).toBeVisible()
  await card(page, 'Lady of Tides').click()
  await expect(page.getByRole('dialog').locator('svg.plate')).toBeVisible()
})
