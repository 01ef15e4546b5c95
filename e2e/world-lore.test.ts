import { card, groupHeads, recordFact } from './support/codex.ts'
import { readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'

test('[LORE-1] world lore at chapters 1, 20 and 60: its groups, cards and records @desktop', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/codex/world-lore')

  await test.step('in the first chapter only the moon and one language have been explained', async () => {
    await expect(groupHeads(page)).toHaveText([/^The world\s*1$/, /^Languages\s*1$/])
    await expectNothingBeyond(1)
  })

  await test.step('lore stands in groups; a card shows name, category and what is known', async () => {
    await readOn(page, 1, 20)
    await expect(groupHeads(page)).toHaveText([
      /^The world\s*1$/,
      /^Languages\s*1$/,
      /^Society\s*2$/,
      /^Mysticism\s*1$/,
    ])

    await expect(card(page, 'The green moon')).toContainText('Lore')
    await expect(card(page, 'The green moon')).toContainText('The moon of this coast is green.')
  })

  await test.step('the record of a piece of lore holds description and tags', async () => {
    await readOn(page, 20, 60)
    await card(page, 'Draughts and degrees').click()

    const record = page.getByRole('dialog', { name: 'Draughts and degrees' })
    await expect(record).toContainText('First mentioned in Chapter 6')
    await expect(record).toContainText('Each draught follows a fixed recipe')
    await expect(recordFact(page, 'Group')).toHaveText('Mysticism')
    await expect(recordFact(page, 'Category')).toHaveText('Lore')
    await expect(record.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['degree', 'draught'])
  })
})
