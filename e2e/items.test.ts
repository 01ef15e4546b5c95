import { card, cards } from './support/codex.ts'
import { readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'

test('[ITEM-2] [ITEM-3] items at chapters 1, 42 and 60: groups with their counts, and cards with all that they say', async ({
  readerAt,
}) => {
  const page = await readerAt(1, '/codex/items')

  await test.step('items stand in groups with counts, and no group stands without any', async () => {
    const groups = page.getByRole('main').locator('section h2')
    await expect(groups).toHaveText([/^Weapons & Combat\s*1$/, /^Other\s*1$/])

    await page.getByRole('button', { name: /^Weapons & Combat/ }).click()
    await expect(card(page, 'Brass flare pistol')).toBeHidden()
    await page.getByRole('button', { name: /^Weapons & Combat/ }).click()
    await expect(card(page, 'Brass flare pistol')).toBeVisible()
  })

  await test.step('a card shows name, rarity, type, chapter, status and owner', async () => {
    await readOn(page, 1, 42)
    for (const text of ['Common', 'Pistol, Ch. 1', 'Owned', 'Wren Harrow'])
      await expect(card(page, 'Brass flare pistol')).toContainText(text)
    for (const text of ['Grade 0', 'Sealed Relic, Ch. 19', 'Missing', 'Mordaunt Crane'])
      await expect(card(page, 'Sealed Relic 0-03')).toContainText(text)
    await expect(card(page, 'Moonweed extract')).toContainText('Discovered')
  })

  await test.step('the count of a group is the number of its cards', async () => {
    await readOn(page, 42, 60)
    await expect(card(page, 'Ledger of the Drowned House')).toBeVisible()
    for (const group of await page.getByRole('main').locator('section:has(h2)').all()) {
      const [count] = /\d+$/.exec((await group.getByRole('heading', { level: 2 }).textContent())!)!
      await expect(group.getByRole('link')).toHaveCount(Number(count))
    }
  })

  await test.step('each rarity has its own colour', async () => {
    const words = ['Common', 'Uncommon', 'Rare', 'Very rare', 'Epic', 'Mythic']
    const colours = await Promise.all(
      words.map((word) =>
        cards(page)
          .getByText(word, { exact: true })
          .first()
          .evaluate((element) => getComputedStyle(element).color),
      ),
    )

    expect(new Set(colours).size).toBe(words.length)
  })
})

test('[CODEX-5] a picture that does not come leaves the engraving in its place @desktop', async ({
  readerAt,
  page,
  traffic,
}) => {
  traffic.expectProblem(/no-such-picture/)
  // The server drew the real story; the browser gets a modified one here.
  traffic.expectProblem(/React error #418/)
  await page.route('**/story/*/*.json', async (route) => {
    const response = await route.fetch()
    const chapters = await response.json()
    for (const chapter of Object.values<{ items?: Record<string, object> }>(chapters)) {
      for (const item of Object.values(chapter.items ?? {})) Object.assign(item, { image: '/no-such-picture.png' })
    }
    await route.fulfill({ response, json: chapters })
  })
  await readerAt(1, '/codex/items')

  await expect(card(page, 'Brass flare pistol').locator('svg.plate')).toBeVisible()
  await expect(card(page, 'Brass flare pistol').locator('img')).toHaveCount(0)
  await card(page, 'Brass flare pistol').click()
  await expect(page.getByRole('dialog').locator('svg.plate')).toBeVisible()
})
