import { card, groupHeads, recordFact } from './support/codex.ts'
import { expect, test } from './support/test.ts'

test('[HIST-1] the ages stand in their order, and what has none after them @desktop', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/history')

  await expect(groupHeads(page)).toHaveText([
    'Beginning & Pre-Epoch',
    'First Epoch',
    'Second Epoch',
    'Third Epoch',
    'Fourth Epoch',
    'Fifth Epoch',
    'General',
  ])
})

test('[HIST-1] only ages of which something is known are named; a card says when it was and since when it is known', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(9, '/codex/history')
  await expect(groupHeads(page)).toHaveText(['Fourth Epoch', 'Fifth Epoch'])

  const empires = page.getByRole('region', { name: 'Fourth Epoch' }).getByRole('link')
  await expect(empires).toHaveCount(1)
  await expect(empires).toContainText('Empires of the Fourth Epoch')
  await expect(empires).toContainText('Before the present epoch')
  await expect(empires).toContainText('Records of the Fourth Epoch are few.')
  await expect(empires).toContainText('Revealed: Ch 9')
  await expectNothingBeyond(9)
})

test('[HIST-1] the name of an age stays in view beside what happened in it @desktop', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/history')
  await card(page, 'The story of Tingen').scrollIntoViewIfNeeded()

  await expect(page.getByRole('heading', { name: 'Fifth Epoch' })).toBeInViewport()
})

test('[HIST-1] the record of an event holds all that is known', async ({ readerAt }) => {
  const page = await readerAt(100, '/codex/history')
  await card(page, 'The Fight for the Notebook').click()

  const record = page.getByRole('dialog', { name: 'The Fight for the Notebook' })
  await expect(record).toContainText('First revealed in Chapter 77')
  await expect(recordFact(page, 'Timeframe')).toHaveText('July 1349')
  await expect(recordFact(page, 'Era')).toHaveText('Fifth Epoch')
  await expect(record).toContainText('track Ray Bieber to a warehouse')
  await expect(record.getByRole('heading', { name: 'Historical Significance' })).toBeVisible()
  await expect(record).toContainText('Ends the hunt for the Antigonus notebook in Tingen.')
  await expect(record.getByRole('list', { name: 'Events' }).getByRole('listitem')).toHaveText([
    'Bieber located',
    'Clown-faced intruder shot',
    'Notebook recovered',
  ])

  await record.getByRole('list', { name: 'Key Figures' }).getByRole('link', { name: 'Ray Bieber' }).click()
  await expect(page.getByRole('dialog', { name: 'Ray Bieber' })).toBeVisible()
})
