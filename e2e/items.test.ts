import { card, cards } from './support/codex.ts'
import { expect, test } from './support/test.ts'

test('[ITEM-2] items stand in groups with counts, and no group stands without any', async ({ readerAt }) => {
  const page = await readerAt(1, '/codex/items')
  const groups = page.getByRole('main').locator('section h2')
  await expect(groups).toHaveText([/^Weapons & Combat\s*1$/, /^Other\s*1$/])

  await page.getByRole('button', { name: /^Weapons & Combat/ }).click()
  await expect(card(page, 'Brass flare pistol')).toBeHidden()
})

test('[ITEM-2] the count of a group is the number of its cards @desktop', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex/items')
  await expect(card(page, 'Brass flare pistol')).toBeVisible()

  for (const group of await page.getByRole('main').locator('section:has(h2)').all()) {
    const [count] = /\d+$/.exec((await group.getByRole('heading', { level: 2 }).textContent())!)!
    await expect(group.getByRole('link')).toHaveCount(Number(count))
  }
})

test('[ITEM-3] a card shows name, rarity, type, chapter, status and owner @desktop', async ({ readerAt }) => {
  const page = await readerAt(42, '/codex/items')

  for (const text of ['Common', 'Pistol, Ch. 1', 'Owned', 'Wren Harrow'])
    await expect(card(page, 'Brass flare pistol')).toContainText(text)
  for (const text of ['Grade 0', 'Sealed Relic, Ch. 19', 'Missing', 'Mordaunt Crane'])
    await expect(card(page, 'Sealed Relic 0-03')).toContainText(text)
  await expect(card(page, 'Moonweed extract')).toContainText('Discovered')
})

test('[ITEM-3] each rarity has its own colour @desktop', async ({ readerAt }) => {
  const page = await readerAt(60, '/codex/items')
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

test('[CODEX-5] a picture that does not come leaves the engraving in its place @desktop', async ({
  readerAt,
  page,
  traffic,
}) => {
  traffic.expectProblem(/no-such-picture/)
  // The server has drawn what the story says, not what the browser is told here.
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
