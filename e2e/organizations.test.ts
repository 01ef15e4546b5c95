import { card, groupHeads, recordFact } from './support/codex.ts'
import { closeSheet, readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'
import { goTo } from './support/walk.ts'

test('[ORG-1] organizations at chapters 42 and 60: their groups, cards, records and members @desktop', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/organizations')

  await test.step('organizations stand in groups; a card shows name, status and what is known', async () => {
    await expect(groupHeads(page).first()).toHaveText(/^Churches\s*1$/)
    await expect(groupHeads(page).last()).toHaveText(/^Clubs\s*1$/)

    await expect(card(page, 'Saltmere Lantern Watch')).toContainText('Active')
    await expect(card(page, 'Drowned House')).toContainText('Destroyed')
    await expect(card(page, 'Church of the Lady of Tides')).toContainText('The church of the harbour')
  })

  await test.step('a member who is lost later is alive before', async () => {
    await goTo(page, '/codex/organizations?id=saltmere-lantern-watch')
    const members = page.getByRole('list', { name: 'Known Members' })

    await expect(members.getByRole('listitem').filter({ hasText: 'Bram Tolliver' })).toContainText('Alive')
    await expect(members).not.toContainText('Deceased')
    await closeSheet(page)
  })

  await test.step('the record of an organization holds all that is known', async () => {
    await readOn(page, 42, 60)
    await card(page, 'Saltmere Lantern Watch').click()

    const record = page.getByRole('dialog', { name: 'Saltmere Lantern Watch' })
    await expect(record).toContainText('Also known as Third Watch')
    await expect(record).toContainText('The Lantern Watch of Saltmere.')
    await expect(recordFact(page, 'Status')).toHaveText('Active')
    await expect(recordFact(page, 'Group')).toHaveText('Official keepers')
    await expect(recordFact(page, 'First seen')).toHaveText('Chapter 10')
    await expect(recordFact(page, 'Affiliated church')).toHaveText('Church of the Lady of Tides')
    await expect(recordFact(page, 'Callings held')).toHaveText('Nightwarden, Chartweaver, Emberwright')
    await expect(recordFact(page, 'Location')).toHaveText('Saltmere')
    await expect(record.getByRole('list', { name: 'Tags' }).getByRole('listitem').first()).toBeVisible()

    await recordFact(page, 'Deity').getByRole('link', { name: 'Lady of Tides' }).click()
    await expect(page).toHaveURL('/codex/deities?id=lady-of-tides')
    await expect(page.getByRole('dialog', { name: 'Lady of Tides' })).toBeVisible()
  })

  await test.step('members who are alive are green, the missing yellow, all others red', async () => {
    const colourOf = (status: string) =>
      page
        .getByRole('list', { name: 'Known Members' })
        .getByText(status, { exact: true })
        .first()
        .evaluate((mark) => getComputedStyle(mark).color)
    await goTo(page, '/codex/organizations?id=drowned-choir')
    expect(await colourOf('Missing')).toBe('rgb(103, 81, 0)')

    await goTo(page, '/codex/organizations?id=saltmere-lantern-watch')
    await expect(page.getByRole('dialog', { name: 'Saltmere Lantern Watch' })).toBeVisible()
    expect(await colourOf('Alive')).toBe('rgb(42, 94, 63)')
    expect(await colourOf('Deceased')).toBe('rgb(131, 25, 36)')
  })

  await test.step('members stand by their first appearance, with what they do', async () => {
    const members = page.getByRole('list', { name: 'Known Members' }).getByRole('listitem')

    await expect(members.nth(1)).toHaveText(/^Bram Tolliver\s*Captain\s*Deceased\s*First seen Ch\. 10$/)
    const chapters = (await members.allTextContents()).map((text) => Number(/\d+$/.exec(text)![0]))
    expect(chapters).toEqual(chapters.toSorted((a, b) => a - b))

    await members.getByRole('link', { name: 'Old Corrin' }).click()
    await expect(page.getByRole('dialog', { name: 'Old Corrin' })).toBeVisible()
  })
})

test('[ORG-1] before anybody has named an organization the list says so @phone @extended', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/codex/organizations')

  await expect(page.getByText('No organization has been named')).toBeVisible()
  await expect(groupHeads(page)).toHaveCount(0)
  await expectNothingBeyond(1)
})
