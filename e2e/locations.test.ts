import type { Locator, Page } from '@playwright/test'
import { card, groupHeads, recordFact } from './support/codex.ts'
import { closeSheet, readOn } from './support/read-on.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'
import { control } from './support/turn.ts'
import { goTo } from './support/walk.ts'

const way = (page: Page) => page.getByRole('navigation', { name: 'The way down' })

test('[LOC-1] locations from chapter 42 on: their groups, cards and records, and when a place was visited @desktop', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(42, '/codex/locations')

  await test.step('places stand in groups; a card shows name, address and the beginning of what is known', async () => {
    await expect(groupHeads(page).nth(0)).toHaveText(/^Saltmere\s*7$/)
    await expect(groupHeads(page).nth(1)).toHaveText(/^The lamp round\s*42$/)

    const bar = card(page, 'Gull and Anchor')
    await expect(bar).toContainText('Rope Street, Long Quay, Petrel Harbour')
    await expect(bar).toContainText('that takes in goods for a customer called Gannet.')
    await expect(bar).toContainText('Unlocked: Ch 7')
  })

  await test.step('a long description is cut at 100 characters, and only there is an ellipsis', async () => {
    await expect(card(page, 'Lamp Forty-two')).toBeVisible()
    const texts = await page.getByRole('main').locator('.words-card-snippet').allTextContents()

    expect(texts.length).toBeGreaterThan(30)
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(text.endsWith('…') ? 101 : 100)
    expect(texts).toContain('A harbour town of Northmark, built on stilts and known for its green lamps.')
    expect(texts.filter((text) => text.endsWith('…')).length).toBeGreaterThan(5)
  })

  await test.step('the record of a place holds its group, description and significance', async () => {
    await card(page, '2 Cooper Lane').click()

    const record = page.getByRole('dialog', { name: '2 Cooper Lane' })
    await expect(recordFact(page, 'Group')).toHaveText('Saltmere')
    await expect(record.locator('address')).toHaveText('2 Cooper Lane, Saltmere')
    await expect(record).toContainText('a cellar and washrooms of its own')
    await expect(record.getByRole('heading', { name: 'Significance' })).toBeVisible()
    await expect(record).toContainText('New home of the Harrow sisters.')
    await expect(record).toContainText('First mentioned/visited in Chapter 30')
    await expect(recordFact(page, 'First visited')).toHaveText('Chapter 30')
    await expect(record.getByRole('figure').locator('address')).toBeVisible()
    const beside = record.getByRole('list', { name: 'Also in Saltmere' })
    await expect(beside.getByRole('link', { name: 'Harbour School' })).toBeVisible()
    await expect(beside.getByRole('link', { name: '2 Cooper Lane' })).toHaveCount(0)
    await expect(recordFact(page, 'Group').getByRole('link')).toHaveAttribute('href', '/codex/locations?id=saltmere')
    const [picture, text] = await Promise.all([
      record.getByRole('figure').boundingBox(),
      record.getByText('a cellar and washrooms of its own').boundingBox(),
    ])
    expect(picture!.x + picture!.width, 'the picture stands beside the text').toBeLessThan(text!.x)
    await closeSheet(page)
  })

  await test.step('the chapter of the first mention is set in figures that cannot be read as letters', async () => {
    await goTo(page, '/codex/locations?id=harbour-school')
    const line = page.getByRole('dialog').getByText(/^First mentioned\/visited in Chapter \d+$/)
    await expect(line).toBeVisible()
    await settled(page)
    expect(await fontsOf(line)).toEqual(expect.arrayContaining(['IM FELL Double Pica', 'Literata']))
    await closeSheet(page)
  })

  await test.step('the rows of places around it and within it can be pressed as they stand, not their words alone', async () => {
    await goTo(page, '/codex/locations?id=saltmere')
    const record = page.getByRole('dialog', { name: 'Saltmere', exact: true })
    const rows = record.getByRole('list', { name: 'Places within' }).locator('.entry-tree-row')
    const within = rows.first()
    const name = await within.getByRole('link').textContent()
    const { width, height } = (await within.boundingBox())!
    await within.click({ position: { x: width / 2, y: height - 5 } })
    await expect(page.getByRole('dialog', { name: name! })).toBeVisible()
    const outer = way(page).getByRole('link').first()
    expect((await outer.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await page.goBack()
    await expect(record).toBeVisible()
    await expect(rows.filter({ visible: true })).toHaveCount(12)
    await record.getByText(/^\d+ further$/).click()
    await expect(rows.filter({ visible: true }).nth(12)).toBeVisible()
    await expect(rows.filter({ visible: false })).toHaveCount(0)
    await closeSheet(page)
  })

  await test.step('a place that is only spoken of has not been visited yet', async () => {
    await readOn(page, 42, 59)
    await goTo(page, '/codex/locations?id=highmoor')
    const record = page.getByRole('dialog', { name: 'Highmoor' })
    await expect(record).toContainText('First mentioned/visited in Chapter 5')
    await expect(recordFact(page, 'First visited')).toHaveCount(0)
    await expectNothingBeyond(59)

    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Next chapter' }).click()
    await expect(control(page, 60)).toBeVisible()
    await card(page, 'Highmoor').click()
    await expect(recordFact(page, 'First visited')).toHaveText('Chapter 60')
  })
})

/** The names of the fonts in which a text is really drawn. */
async function fontsOf(text: Locator): Promise<string[]> {
  const devtools = await text.page().context().newCDPSession(text.page())
  await text.evaluate((element) => element.setAttribute('data-measured', ''))
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-measured]' })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test('[LOC-1] on a phone the way to a place stands in lines, each step by its name @phone', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/locations?id=harbour-school')
  const steps = way(page).getByRole('listitem')
  await expect(way(page)).toBeVisible()
  expect((await steps.nth(1).boundingBox())!.y).toBe((await steps.first().boundingBox())!.y)
  const read = await way(page).ariaSnapshot()
  expect(read, 'what parts the steps is not read out').not.toContain('›')
})
