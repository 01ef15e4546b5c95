import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { detachedInMemory, stringsInMemory } from './support/heap.ts'
import { holdRequests } from './support/hold-requests.ts'
import { laterThan } from './support/later.ts'
import { leave } from './support/leave.ts'
import { namesAfter } from './support/names.ts'
import { closeSheet } from './support/read-on.ts'
import { sampleOf } from './support/sample.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { goTo } from './support/walk.ts'

test.use({ serviceWorkers: 'allow' })

/** Records requests for story files beyond the chapter from now on. */
function askedBeyond(page: Page, chapter: number): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => {
    const found = /\/story\/[\w-]+\/(\d+)\.json/.exec(request.url())
    if (Number(found?.[1]) > chapter) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** A picture of the memory takes up to half a minute on a busy machine. */
const HEAP_TIMEOUT_MS = 90_000

/** Waits long enough for a request that an answer triggers, and for the page to be rendered again after going back. */
const quiet = (page: Page) => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(500))

const later = laterThan(12)

/** The screens with the most names. */
const SCREENS = ['/codex/characters', '/codex/mysteries', '/codex/recent-activity', '/pathways', '/quests']

/** The names told only after chapter 12 that are among the strings of a page's memory. */
const laterNamesIn = (strings: string) => namesAfter(12).filter((name) => strings.includes(name))

/** Whether the record of Juno is: an element is named there by its tag, so a link in the record shows it. */
const isJunosRecordIn = (strings: string) => /^<a .*about=characters\/juno-ashby/m.test(strings)

/** The popup of Home with the most names. */
const POPUP = '/?popup=abilities'

async function goBackElsewhere(page: Page, baseURL: string) {
  await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 12 }, headers: { origin: baseURL } })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

async function goBackTo12(page: Page) {
  await turnTo(page, 60, '12')
  await expect(page.getByText('Chapter 12. What comes later is back in the fog.').first()).toBeVisible()
}

test.describe('[DATA-6] from the moment at which a reader is back', () => {
  test('nothing later is asked for, though a leap was still loading, and an address that was given stays @desktop', async ({
    readerAt,
    traffic,
  }) => {
    const page = await readerAt(12)

    await test.step('nothing later is asked for, though a leap was still loading', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
      const { release } = await holdRequests(page, /\/story\/index\/60\.json/)
      await turnTo(page, 12, '60')
      await turnTo(page, 60, '12')
      await expect(control(page, 12)).toBeVisible()
      const asked = askedBeyond(page, 12)
      traffic.forget()
      await release()
      await quiet(page)
      expect(asked).toEqual([])
    })

    await test.step('an address that somebody gave to the reader stays, known or not', async () => {
      const pathway = `/pathways/${later.ids.pathways[0]}`
      await page.goto(pathway)
      await expect(page.locator('h1')).toBeVisible()
      await page.reload()
      await expect(page.locator('h1')).toBeVisible()
      await expect(page).toHaveURL(pathway)
    })
  })

  test('nothing later is asked for, though a newer edition was being looked for @desktop', async ({ readerAt }) => {
    const page = await readerAt(60)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    await quiet(page)
    const { release } = await holdRequests(page, /\/story\/index\/60\.json/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    await goBackTo12(page)
    const asked = askedBeyond(page, 12)
    await release()
    await quiet(page)
    expect(asked).toEqual([])
  })

  test('nobody else who signs in asks for what the former reader wanted @desktop', async ({ readerAt }) => {
    const page = await readerAt(12)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    const { release } = await holdRequests(page, /\/story\/index\/60\.json/)
    await turnTo(page, 12, '60')
    await page
      .getByRole('link', { name: /^Account/ })
      .first()
      .click()
    await page.getByRole('tab', { name: 'Settings' }).click()
    await leave(page, 'Sign Out')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(control(page, 1)).toBeVisible()
    const asked = askedBeyond(page, 1)
    await release()
    await quiet(page)
    expect(asked).toEqual([])
  })

  for (const open of sampleOf([...SCREENS, POPUP], SCREENS.length + 1)) {
    test(`the page holds nothing later in its memory, whatever was open or peeked at before, and while ${open} is @desktop`, async ({
      readerAt,
      baseURL,
    }) => {
      test.slow()
      const page = await readerAt(60)
      for (const route of [...SCREENS, '/codex/characters?id=juno-ashby']) await goTo(page, route)
      expect(later.ids.characters).toContain('juno-ashby')
      await page.locator('.sheet a.linked-text').first().hover()
      await expect(page.getByRole('dialog', { name: /, in short$/ })).toBeVisible()
      const held = await stringsInMemory(page)
      expect(laterNamesIn(held).length).toBeGreaterThan(namesAfter(12).length / 2)
      expect(isJunosRecordIn(held)).toBe(true)
      await page.keyboard.press('Escape')
      await page.getByRole('textbox', { name: 'Your Notes' }).fill('Ask the ferrywoman')
      expect(laterNamesIn(await detachedInMemory(page))).toEqual([])
      await closeSheet(page)
      expect(await detachedInMemory(page)).toContain('Juno Ashby')
      await goTo(page, open)

      if (open === POPUP) await expect(page.getByRole('dialog')).toContainText('Lamp Sight')

      // Elsewhere, because a popup covers the chapter control, and because its field makes React release the one before.
      await (open === SCREENS.at(-1) ? goBackTo12(page) : goBackElsewhere(page, baseURL!))
      // Also because the browser keeps the last text that an assertion has searched.
      if (open === POPUP) await expect(page.getByRole('dialog')).toContainText('Abilities to Chapter 12')
      await quiet(page)

      await expect
        .poll(
          async () => {
            const held = (await stringsInMemory(page)) + (await detachedInMemory(page))
            return { names: laterNamesIn(held), record: isJunosRecordIn(held) }
          },
          { timeout: HEAP_TIMEOUT_MS },
        )
        .toEqual({ names: [], record: false })
    })
  }

  // Nightly, because a browser that does not paint keeps the layout of the dialog that was there before.
  test('nor does a search that is open while its reader goes back elsewhere @desktop @nightly', async ({
    readerAt,
    baseURL,
  }) => {
    test.slow()
    const page = await readerAt(60, '/codex/characters')
    // What had the focus before would get it back.
    await page.getByRole('main').getByRole('link', { name: /Juno/ }).first().focus()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search for' })
    await field.pressSequentially('Juno')
    await expect(page.locator('.search-status')).toContainText('result')
    expect(laterNamesIn(await stringsInMemory(page)).length).toBeGreaterThan(0)
    await goBackElsewhere(page, baseURL!)
    await expect(field).toHaveValue('')
    const held = async () => (await stringsInMemory(page)) + (await detachedInMemory(page))
    await expect.poll(async () => laterNamesIn(await held()), { timeout: HEAP_TIMEOUT_MS }).toEqual([])
    await expect(field).toBeFocused()
  })

  test('[AUTH-5] nor of a reader who has signed out @desktop', async ({ readerAt }) => {
    test.slow()
    const page = await readerAt(60, '/account#settings')
    await leave(page, 'Sign Out')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(control(page, 1)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    const strings = await stringsInMemory(page)
    expect(namesAfter(1).filter((name) => strings.includes(name))).toEqual([])
  })

  test('an address names nothing later, nor does any of the history @desktop', async ({ readerAt, baseURL }) => {
    const addresses = [
      [`/codex/characters?id=${later.ids.characters[0]}`, '/codex/characters'],
      [`/codex/items?owner=${encodeURIComponent(namesAfter(12)[0]!)}`, '/codex/items'],
      [`/pathways/${later.ids.pathways[0]}`, '/pathways'],
      [`/feedback?about=characters/${later.ids.characters[0]}`, '/feedback'],
      [`/?popup=abilities&targetAbility=${encodeURIComponent(later.abilities[0]!)}`, '/?popup=abilities'],
    ] as const
    for (const [there, back] of addresses) {
      await test.step(there, async () => {
        const page = await readerAt(60, there)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page).toHaveURL(there)
        await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 12 }, headers: { origin: baseURL! } })
        await page.evaluate(() => dispatchEvent(new Event('focus')))
        await expect(page).toHaveURL(back)
      })
    }
  })

  test('an address in the history names nothing later, after a reload and after another reader @desktop', async ({
    readerAt,
    baseURL,
  }) => {
    const page = await readerAt(60, '/pathways')
    const pathway = `/pathways/${later.ids.pathways[0]}`
    await page.locator(`a[href="${pathway}"]`).first().click()
    await expect(page).toHaveURL(pathway)
    await page.getByRole('link', { name: 'Quests' }).first().click()
    await expect(page).toHaveURL('/quests')
    await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 12 }, headers: { origin: baseURL! } })
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(control(page, 12)).toBeVisible()
    await page.reload()
    await expect(control(page, 12)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/pathways')
    await expect(page.locator('h1')).toBeVisible()
  })

  test('nor does an address whose screen had not come yet when its reader went on @desktop', async ({
    readerAt,
    baseURL,
  }) => {
    const page = await readerAt(60, '/pathways')
    const pathway = `/pathways/${later.ids.pathways[0]}`
    const { release } = await holdRequests(page, /\/assets\/pathway-screen-[\w-]+\.js/)
    await page.locator(`a[href="${pathway}"]`).first().click()
    await expect(page).toHaveURL(pathway)
    await page.getByRole('link', { name: 'Quests' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quest Log' })).toBeVisible()
    await release()
    await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 12 }, headers: { origin: baseURL! } })
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(control(page, 12)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/pathways')
    await expect(page.locator('h1')).toBeVisible()
  })
})

test.describe('[DATA-6] a reader who goes on before the app is there, and then back', () => {
  test.use({ isTouched: false })

  test('has nothing later in the history @desktop', async ({ readerAt, baseURL }) => {
    const pathway = `/pathways/${later.ids.pathways[0]}`
    const page = await readerAt(60, pathway)
    // Pointing at a link starts the app, which on a busy machine would be there before the click.
    const { release } = await holdRequests(page, /\/assets\/app-[\w-]+\.js$/)
    await page.getByRole('link', { name: 'Quests' }).first().click()
    await expect(page).toHaveURL('/quests')
    await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 12 }, headers: { origin: baseURL! } })
    await page.goBack()
    // The drawn page says that there is nothing; the app redirects from its address.
    await expect(page.getByRole('heading', { level: 1, name: 'Undiscovered' })).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
    await release()
    await expect(page).toHaveURL('/pathways')
  })
})
