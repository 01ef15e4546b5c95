import { card, recordFact } from './support/codex.ts'
import { closeSheet, readOn } from './support/read-on.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

test('[CODEX-3] [CHAR-1] [CHAR-2] characters at chapter 42: their groups, cards and records, and the ways to close these', async ({
  readerAt,
}) => {
  test.slow()
  const page = await readerAt(42, '/codex')
  const characters = page.getByRole('main').getByRole('link', { name: /Characters/ })

  await test.step('a card opens its record; ×, Escape and the page behind lead back in history', async () => {
    await characters.click()
    const record = page.getByRole('dialog', { name: 'Bram Tolliver' })
    const ways = [
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(4, 4),
      () => page.goBack(),
    ]

    for (const close of ways) {
      await card(page, 'Bram Tolliver').click()
      await expect(page).toHaveURL('/codex/characters?id=bram-tolliver')
      await expect(record).toBeVisible()
      await settled(page)
      await close()
      await expect(record).toBeHidden()
      await expect(page).toHaveURL('/codex/characters')
      await expect(card(page, 'Bram Tolliver')).toBeFocused()
    }

    await page.goForward()
    await expect(record).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/codex')
  })

  await test.step('opening and closing a record twice in haste leads back to the list', async () => {
    await characters.click()
    await card(page, 'Bram Tolliver').dblclick()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.evaluate(() => {
      for (const _ of [1, 2])
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/codex/characters')
  })

  await test.step('characters stand in groups that close and open', async () => {
    const nighthawks = page.getByRole('button', { name: /^Lantern Watch \d+$/ })
    await expect(card(page, 'Bram Tolliver')).toBeVisible()

    await nighthawks.click()
    await expect(card(page, 'Bram Tolliver')).toBeHidden()
    await expect(card(page, 'Pip Harrow')).toBeVisible()
    await nighthawks.press('Enter')
    await expect(card(page, 'Bram Tolliver')).toBeVisible()
  })

  await test.step('a card shows who that is, since when, and whether an Adept', async () => {
    await expect(card(page, 'Wren Harrow')).toContainText('Emberwright, Degree 9, first seen Ch. 1')
    await expect(card(page, 'Wren Harrow')).toContainText('Adept')
    await expect(card(page, 'Pip Harrow')).toContainText('Ch. 3')
    await expect(card(page, 'Pip Harrow')).not.toContainText('Adept')
  })

  await test.step('the record of a character holds all that is known', async () => {
    await card(page, 'Wren Harrow').click()
    const record = page.getByRole('dialog', { name: 'Wren Harrow' })
    await expect(record.getByRole('heading', { name: 'Wren Harrow' })).toBeVisible()
    await expect(recordFact(page, 'Real name')).toHaveText('Ottilie Marsh')
    await expect(recordFact(page, 'Status')).toHaveText('Alive')
    await expect(recordFact(page, 'First seen')).toHaveText('Chapter 1')
    await expect(recordFact(page, 'Adept')).toHaveText('Yes')
    await expect(recordFact(page, 'Location')).toContainText('Saltmere')
    await expect(record).toContainText('Also known as Ottilie Marsh')
    await expect(record).toContainText('Degree 9: Emberwright')
    await expect(record.getByRole('link', { name: 'Emberwright calling' })).toHaveAttribute(
      'href',
      '/pathways/emberwright',
    )
    await expect(record.getByRole('heading', { name: 'Abilities' })).toBeVisible()

    const activities = await record
      .getByRole('list', { name: 'Recent activities' })
      .getByRole('listitem')
      .allTextContents()
    const chapters = activities.map((text) => Number(/Ch\. (\d+)/.exec(text)![1]))
    expect(chapters.length).toBeGreaterThan(2)
    expect(chapters).toEqual(chapters.toSorted((a, b) => b - a))
  })
})

test('[CHAR-2] [CODEX-3] a record opened by a direct link names the faction, and gives way to its list @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/characters?id=bram-tolliver')
  await test.step('the faction of a character is part of the record', async () => {
    await expect(recordFact(page, 'Faction')).toHaveText('Saltmere Lantern Watch')
    await expect(recordFact(page, 'Faction').getByRole('link')).toHaveAttribute('href', /^\/codex\/organizations\?id=/)
    await expect(recordFact(page, 'Location').getByRole('link')).toHaveAttribute('href', '/codex/locations?id=saltmere')
  })

  await test.step('a record opened by a direct link gives way to its list', async () => {
    const before = await page.evaluate(() => history.length)
    await expect(page.getByRole('dialog', { name: 'Bram Tolliver' })).toBeVisible()

    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/codex/characters')
    await expect(card(page, 'Bram Tolliver')).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(before)
  })
})

test('[CODEX-3] [DATA-10] [CHAR-1] characters as a reader goes on: who is not met, whose Degree is known, and who is dead @desktop @extended', async ({
  readerAt,
  expectNothingBeyond,
  page,
}) => {
  test.slow()
  await test.step('somebody not met yet cannot be told from nobody', async () => {
    const pages: string[] = []
    for (const id of ['bram-tolliver', 'nobody-at-all', '']) {
      await readerAt(5, `/codex/characters?id=${id}`)
      await expect(page).toHaveURL('/codex/characters')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(card(page, 'Wren Harrow')).toBeVisible()
      pages.push(await page.locator('body').innerHTML())
    }

    expect(new Set(pages).size).toBe(1)
    await expectNothingBeyond(5)
  })

  await test.step('no Degree of anybody is shown before chapter 26', async () => {
    await readOn(page, 5, 25)
    await expect(card(page, 'Bram Tolliver')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/Degree \d/)

    await card(page, 'Bram Tolliver').click()
    await expect(page.getByRole('dialog')).toContainText('????')
    await expect(page.getByRole('dialog')).not.toContainText(/Degree \d/)
    await closeSheet(page)
  })

  await test.step('from chapter 26 the Degrees that are known are shown', async () => {
    await readOn(page, 25, 26)
    await card(page, 'Bram Tolliver').click()
    await expect(page.getByRole('dialog')).toContainText('Degree 7: Dreamkeeper')
    await closeSheet(page)
  })

  await test.step('the deceased are greyed and stand last in their group', async () => {
    await readOn(page, 26, 60)
    await expect(card(page, 'Bram Tolliver')).toContainText('Deceased')
    await card(page, 'Bram Tolliver').click()
    await expect(page.getByRole('dialog').locator('.record-tags')).toContainText('Deceased')
    await closeSheet(page)
    const groups = await page.getByRole('main').locator('section:not([aria-label="Filters"])').all()

    let deceased = 0
    for (const group of groups) {
      const cards = await group.getByRole('link').allTextContents()
      const marks = cards.map((text) => text.includes('Deceased'))
      expect(marks).toEqual(marks.toSorted((a, b) => Number(a) - Number(b)))
      deceased += marks.filter(Boolean).length
    }
    expect(deceased).toBeGreaterThan(1)

    const groundOf = (name: string) =>
      card(page, name)
        .locator('.portrait-ground')
        .evaluate((ground) => getComputedStyle(ground).fill)
    expect(await groundOf('Bram Tolliver')).not.toBe(await groundOf('Juno Ashby'))
  })
})
