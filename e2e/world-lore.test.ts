import { card, groupHeads, recordFact } from './support/codex.ts'
import { expect, test } from './support/test.ts'

test('[LORE-1] lore stands in groups; a card shows name, category and what is known', async ({ readerAt }) => {
  const page = await readerAt(20, '/codex/world-lore')
  await expect(groupHeads(page)).toHaveText([
    /^The world\s*2$/,
    /^Languages\s*1$/,
    /^Mysticism\s*3$/,
    /^Society\s*2$/,
    /^Beyonders\s*8$/,
    /^Religion\s*1$/,
  ])

  await expect(card(page, 'The crimson moon')).toContainText('Lore')
  await expect(card(page, 'The crimson moon')).toContainText('The moon of this world glows red.')
})

test('[LORE-1] in the first chapter only the moon and one language have been explained @desktop', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/codex/world-lore')

  await expect(groupHeads(page)).toHaveText([/^The world\s*1$/, /^Languages\s*1$/])
  await expectNothingBeyond(1)
})

test('[LORE-1] the record of a piece of lore holds description and tags', async ({ readerAt }) => {
  const page = await readerAt(214, '/codex/world-lore')
  await card(page, 'Potions and Sequences').click()

  const record = page.getByRole('dialog', { name: 'Potions and Sequences' })
  await expect(record).toContainText('First mentioned in Chapter 6')
  await expect(record).toContainText('Each potion follows a fixed formula')
  await expect(recordFact(page, 'Group')).toHaveText('Beyonders')
  await expect(recordFact(page, 'Category')).toHaveText('Lore')
  await expect(record.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['sequence', 'potion'])
})
