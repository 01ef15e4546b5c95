import { card, groupHeads, recordFact } from './support/codex.ts'
import { closeSheet, readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'

test('[HIST-1] history at chapters 9, 55 and 60: its ages, cards and records', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(9, '/codex/history')

  await test.step('only ages of which something is known are named; a card says when it was and since when it is known', async () => {
    await expect(groupHeads(page)).toHaveText(['Fourth Tide', 'Fifth Tide'])

    const empires = page.getByRole('region', { name: 'Fourth Tide' }).getByRole('link')
    await expect(empires).toHaveCount(1)
    await expect(empires).toContainText('Harbours of the Fourth Tide')
    await expect(empires).toContainText('Before the present tide')
    await expect(empires).toContainText('Records of the Fourth Tide are few.')
    await expect(empires).toContainText('Revealed: Ch 9')
    await expectNothingBeyond(9)
  })

  await test.step('the record of an event holds all that is known', async () => {
    await readOn(page, 9, 55)
    await card(page, 'The Fight at the Ropewalk').click()

    const record = page.getByRole('dialog', { name: 'The Fight at the Ropewalk' })
    await expect(record).toContainText('First revealed in Chapter 47')
    await expect(recordFact(page, 'Timeframe')).toHaveText('April 812')
    await expect(recordFact(page, 'Era')).toHaveText('Fifth Tide')
    await expect(record).toContainText('tracks Edric Moss to the ropewalk')
    await expect(record.getByRole('heading', { name: 'Historical Significance' })).toBeVisible()
    await expect(record).toContainText('Ends the hunt for the ledger in Saltmere.')
    await expect(record.getByRole('list', { name: 'Events' }).getByRole('listitem')).toHaveText([
      'Moss is located',
      'The salter is shot',
      'The ledger is recovered',
    ])

    await record.getByRole('list', { name: 'Key Figures' }).getByRole('link', { name: 'Edric Moss' }).click()
    await expect(page.getByRole('dialog', { name: 'Edric Moss' })).toBeVisible()
    await page.goBack()
    await closeSheet(page)
  })

  await test.step('the ages stand in their order, and what has none after them', async () => {
    await readOn(page, 55, 60)
    await expect(groupHeads(page)).toHaveText([
      'Before the Sea',
      'First Tide',
      'Second Tide',
      'Third Tide',
      'Fourth Tide',
      'Fifth Tide',
      'General',
    ])
  })

  await test.step('the name of an age stays in view beside what happened in it', async () => {
    await card(page, 'The story of Saltmere').scrollIntoViewIfNeeded()

    await expect(page.getByRole('heading', { name: 'Fifth Tide' })).toBeInViewport()
  })
})
