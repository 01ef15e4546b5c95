import { card, groupHeads, recordFact } from './support/codex.ts'
import { expect, test } from './support/test.ts'

test('[LORE-1] lore stands in groups; a card shows name, category and what is known @desktop', async ({ readerAt }) => {
  const page = await readerAt(20, '/codex/world-lore')
  await expect(groupHeads(page)).toHaveText([/^The world\s*1$/, /^Languages\s*1$/, /^Society\s*2$/, /^Mysticism\s*1$/])

  await expect(card(page, 'The green moon')).toContainText('Lore')
  await expect(card(page, 'The green moon')).toContainText('The moon of this coast is green.')
})

test('[LORE-1] in the first chapter only the moon and one language have been explained @desktop', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/codex/world-lore')

  await expect(groupHeads(page)).toHaveText([/^The world\s*1$/, /^Languages\s*1$/])
  await expectNothingBeyond(1)
})

test('[LORE-1] the record of a piece of lore holds description and tags @desktop', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex/world-lore')
  await card(page, 'Draughts and degrees').click()

  const record = page.getByRole('dialog', { name: 'Draughts and degrees' })
  await expect(record).toContainText('First mentioned in Chapter 6')
  await expect(record).toContainText('Each draught follows a fixed recipe')
  await expect(recordFact(page, 'Group')).toHaveText('Mysticism')
  await expect(recordFact(page, 'Category')).toHaveText('Lore')
  await expect(record.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['degree', 'draught'])
})
