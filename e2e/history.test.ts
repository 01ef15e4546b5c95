import { card, groupHeads, recordFact } from './support/codex.ts'
import { expect, test } from './support/test.ts'

test('[HIST-1] the ages stand in their order, and what has none after them @desktop', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex/history')

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

test('[HIST-1] only ages of which something is known are named; a card says when it was and since when it is known @desktop', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(9, '/codex/history')
  await expect(groupHeads(page)).toHaveText(['Fourth Tide', 'Fifth Tide'])

  const empires = page.getByRole('region', { name: 'Fourth Tide' }).getByRole('link')
  await expect(empires).toHaveCount(1)
  await expect(empires).toContainText('Harbours of the Fourth Tide')
  await expect(empires).toContainText('Before the present tide')
  await expect(empires).toContainText('Records of the Fourth Tide are few.')
  await expect(empires).toContainText('Revealed: Ch 9')
  await expectNothingBeyond(9)
})

test('[HIST-1] the name of an age stays in view beside what happened in it @desktop', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex/history')
  await card(page, 'The story of Saltmere').scrollIntoViewIfNeeded()

  await expect(page.getByRole('heading', { name: 'Fifth Tide' })).toBeInViewport()
})

test('[HIST-1] the record of an event holds all that is known', async ({ readerAt }) => {
  const page = await readerAt(55, '/codex/history')
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
})
