import { card } from './support/codex.ts'
import { closeSheet, readOn } from './support/read-on.ts'
import { expect, test } from './support/test.ts'

const NOTES = '/codex/wrens-notes'

test('[NOTES-1] the notes at chapters 1 and 42: one that opens whole, their order, cards and colours @desktop @extended', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, NOTES)

  await test.step('a note opens whole, with its tags', async () => {
    await card(page, 'The line on the page').click()

    const record = page.getByRole('dialog', { name: 'The line on the page' })
    for (const text of ['Mystery', '3 March 812', 'Chapter 1', 'but not the memory of writing it.'])
      await expect(record).toContainText(text)
    await expect(record.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['drowning', 'logbook'])
    await closeSheet(page)
  })

  await test.step('the newest note stands first; a card shows kind, date, chapter and title', async () => {
    await readOn(page, 1, 42)
    await expect(card(page, 'An Emberwright speaks')).toHaveText(
      /^Theory\s*6 April 812\s*Ch\. 38\s*An Emberwright speaks\s*I told Mrs\. Alder/,
    )
    const texts = await page
      .getByRole('main')
      .getByRole('link', { name: /Ch\. \d+/ })
      .allTextContents()

    const chapters = texts.map((text) => Number(/Ch\. (\d+)/.exec(text)![1]))
    expect(chapters.length).toBeGreaterThan(20)
    expect(chapters).toEqual(chapters.toSorted((a, b) => b - a))
    expect(chapters.at(-1)).toBe(1)
    await expectNothingBeyond(42)
  })

  await test.step('mysteries are purple, theories blue, all others grey', async () => {
    const colourOf = (kind: string) =>
      page
        .getByRole('main')
        .getByText(kind, { exact: true })
        .first()
        .evaluate((badge) => getComputedStyle(badge).color)

    expect(await colourOf('Mystery')).toBe('rgb(203, 168, 240)')
    expect(await colourOf('Theory')).toBe('rgb(134, 183, 230)')
    expect(await colourOf('Other')).toBe('rgb(163, 166, 156)')
  })
})

test('[NOTES-1] the text of a note is no longer than two lines @phone', async ({ readerAt }) => {
  const page = await readerAt(42, NOTES)
  const lines = await card(page, 'The line on the page')
    .getByRole('paragraph')
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))

  expect(Math.round(lines)).toBe(2)
})

test('[NOTES-1] a note without a title is a Journal Entry @desktop @extended', async ({ readerAt, page, traffic }) => {
  // The server drew the real story; the browser gets a modified one here.
  traffic.expectProblem(/React error #418/)
  await page.route('**/story/*/*.json', async (route) => {
    const response = await route.fetch()
    const chapters = await response.json()
    for (const { notes = {} } of Object.values<{ notes?: Record<string, { title?: string }> }>(chapters))
      for (const note of Object.values(notes)) delete note.title
    await route.fulfill({ response, json: chapters })
  })
  await readerAt(1, NOTES)

  await card(page, 'Journal Entry').click()
  await expect(page.getByRole('dialog', { name: 'Journal Entry' })).toBeVisible()
})
