import type { Locator, Page } from '@playwright/test'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'
import { follow } from './support/visit.ts'

/** How far the open sheet is from the edges of the window, in pixels. */
const roomAround = (page: Page) =>
  page.getByRole('dialog').evaluate((sheet) => {
    const { top, bottom } = sheet.getBoundingClientRect()
    return { above: top, below: innerHeight - bottom }
  })

/** The longest line of any paragraph in view, in rem. */
const longestLine = (page: Page) =>
  page.evaluate(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const texts = document.querySelectorAll('main p, main .banner-text, [role="dialog"] p')
    const widths = [...texts].map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().width
    })
    return Math.max(...widths) / rem
  })

/** For each place that shows the title: how many pixels its letters, from the top of an `h` to the foot of a `g`, may stand out of the line. */
const cutLetters = (page: Page, title: string) =>
  page.getByText(title, { exact: true }).evaluateAll((lines) =>
    lines
      .filter((line) => line.checkVisibility())
      .map((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        return Math.max(0, range.getBoundingClientRect().height - line.clientHeight)
      }),
  )

test('[SHELL-14] a short sheet drawn with its page is where the app would open it @both @extended', async ({
  page,
  readerAt,
}, { project }) => {
  await page.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true'))
  await readerAt(1, '/?popup=balance')
  const { above, below } = await roomAround(page)
  expect(above).toBeGreaterThan(40)
  if (project.name === 'phone') expect(below).toBe(0)
  else expect(Math.abs(above - below)).toBeLessThan(1)
})

test('[SHELL-3] the chapter control shows the whole title of chapter 1, with the feet of its letters @both @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(1, '/codex')
  const title = page.getByText('A Light on the Water', { exact: true }).filter({ visible: true })
  await expect(title).toBeVisible()
  expect(await title.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)
  expect(await cutLetters(page, 'A Light on the Water')).toEqual([0])
})

test('[QUEST-1] [FEED-1] [HOME-8] no line of a text is longer than is easily read @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(59, '/quests')
  for (const route of ['/quests', '/feedback', '/account', '/?popup=abilities']) {
    await page.goto(route)
    await expect(page.locator('main p, [role="dialog"] p').first()).toBeVisible()
    expect(await longestLine(page), route).toBeLessThanOrEqual(46)
  }
})

test('[ACC-1] the ring around a tab that the keyboard reaches is whole on a phone @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(1, '/account')
  await page.getByRole('tab', { name: 'Profile' }).focus()
  await page.keyboard.press('ArrowRight')
  const tab = page.getByRole('tab', { name: 'Achievements' })
  await expect(tab).toBeFocused()
  const room = await tab.evaluate((tab) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(tab)
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const row = tab.parentElement!.getBoundingClientRect()
    return tab.getBoundingClientRect().top - ring - row.top
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('[CODEX-6] [HOME-2] on a phone a thumb hits what leads on and what filters @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(59, '/codex/characters')
  const all = await page.getByRole('link', { name: 'All', exact: true }).first().boundingBox()
  expect(Math.min(all!.width, all!.height)).toBeGreaterThanOrEqual(44)
  await page.goto('/')
  const ledger = page.getByRole('link', { name: /Open ledger/ })
  await ledger.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = (await ledger.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2 + 20)
  await expect(page).toHaveURL('/?popup=balance')
})

test('[NOTES-1] the first note has no rule of its own below that of the page’s head @both @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(1, '/codex/wrens-notes')
  const note = page.getByRole('main').getByRole('link', { name: /The line on the page/ })
  await expect(note).toBeVisible()
  expect(await note.evaluate((it) => getComputedStyle(it).borderTopWidth)).toBe('0px')
})

test('[HOME-11] what a guest is offered before leaving stands apart from the question @both @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/')
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await settled(page)
  const text = (await question.getByText(/^You are here as a guest/).boundingBox())!
  const offer = (await question.getByRole('link', { name: 'Create an account' }).boundingBox())!
  expect(offer.y - text.y - text.height).toBeGreaterThan(8)
})

test('[FIND-1] the hint in the search can be read whole on the narrowest phone @phone @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/codex?search=')
    const field = page.getByRole('combobox', { name: 'Search for' })
    await expect(field).toBeFocused()
    const over = await field.evaluate((it: HTMLInputElement) => {
      const { font } = getComputedStyle(it)
      const hint = getComputedStyle(it, '::placeholder')
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = font.replace(/[\d.]+px/, hint.fontSize)
      const { paddingLeft, paddingRight } = getComputedStyle(it)
      const room = it.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pen.measureText(it.placeholder).width - room
    })
    expect(over).toBeLessThan(0)
  }
})

test('[HOME-4] the words of a payment begin below each other, after its sign @both @extended', async ({ readerAt }) => {
  const page = await readerAt(42, '/')
  await follow(page, '/?popup=balance')
  const entry = page.locator('.transactions tbody .transactions-text').first()
  await expect(entry).toBeVisible()
  const lefts = await entry.evaluate((cell) => {
    const words = [...cell.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!
    words.textContent = 'Six days of board and lodging at the Anchor, with candles, coals and a bath on Sunday'
    const range = document.createRange()
    range.selectNodeContents(words)
    return [...range.getClientRects()].map(({ left }) => left)
  })
  expect(lefts.length).toBeGreaterThan(1)
  expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(1)
})

test('[CODEX-3] a record with a picture is as wide for a place as for a person @desktop @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/codex/characters?id=bram-tolliver')
  await page.setViewportSize({ width: 1440, height: 900 })
  const width = async () => (await page.getByRole('dialog').boundingBox())!.width
  await expect(page.getByRole('dialog', { name: 'Bram Tolliver', exact: true })).toBeVisible()
  const ofPerson = await width()
  await page.goto('/codex/locations?id=saltmere')
  await expect(page.getByRole('dialog', { name: 'Saltmere', exact: true })).toBeVisible()
  expect(await width()).toBe(ofPerson)
})

test('[OWN-5] the files to take along are listed like the other settings, and apart from their heading @both @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/account#e-reader')
  const files = page.locator('.take-along')
  await expect(files).toBeVisible()
  const fontOf = (part: Locator) =>
    part.evaluate((it) => {
      const { fontFamily, fontSize, fontWeight, lineHeight, color } = getComputedStyle(it)
      return { fontFamily, fontSize, fontWeight, lineHeight, color }
    })
  const row = page.locator('.settings-section-row').first()
  expect(await fontOf(files.locator('li b').first())).toEqual(await fontOf(row.locator('h3')))
  expect(await fontOf(files.locator('li .meta').first())).toEqual(await fontOf(row.locator('p')))
  const heading = (await page.getByRole('heading', { name: 'For your e-reader' }).boundingBox())!
  expect((await files.locator('p').boundingBox())!.y - heading.y - heading.height).toBeGreaterThan(8)
})
