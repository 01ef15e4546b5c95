import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { heldStrings } from './support/heap.ts'
import { hold } from './support/held.ts'
import { laterThan } from './support/later.ts'
import { leave } from './support/leave.ts'
import { namesAfter } from './support/names.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'

test.use({ serviceWorkers: 'allow' })

/** Writes down from now on which story files beyond the chapter are asked for. */
function askedBeyond(page: Page, chapter: number): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => {
    const found = /\/story\/[\w-]+\/(\d+)\.json/.exec(request.url())
    if (Number(found?.[1]) > chapter) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Long enough for a question that follows from an answer to be asked. */
const quiet = (page: Page) => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(500))

const later = laterThan(12)

test.describe('[DATA-6] from the moment at which a reader is back', () => {
  test('nothing later is asked for, though a leap was still loading @desktop', async ({ readerAt, traffic }) => {
    const page = await readerAt(12)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    const { release } = await hold(page, /\/story\/index\/60\.json/)
    await turnTo(page, 12, '60')
    await turnTo(page, 60, '12')
    await expect(control(page, 12)).toBeVisible()
    const asked = askedBeyond(page, 12)
    traffic.forget()
    await release()
    await quiet(page)
    expect(asked).toEqual([])
  })

  test('nothing later is asked for, though a newer edition was being looked for @desktop', async ({ readerAt }) => {
    const page = await readerAt(60)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    await quiet(page)
    const { release } = await hold(page, /\/story\/index\/60\.json/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    await turnTo(page, 60, '12')
    await expect(page.getByText('Chapter 12. What comes later is back in the fog.').first()).toBeVisible()
    const asked = askedBeyond(page, 12)
    await release()
    await quiet(page)
    expect(asked).toEqual([])
  })

  test('nobody else who signs in asks for what the former reader wanted @desktop', async ({ readerAt }) => {
    const page = await readerAt(12)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    const { release } = await hold(page, /\/story\/index\/60\.json/)
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

  test('the page holds nothing later in its memory @desktop', async ({ readerAt }) => {
    test.slow()
    const page = await readerAt(60)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    const names = namesAfter(12)
    const heldOf = async () => {
      const strings = await heldStrings(page)
      return names.filter((name) => strings.includes(name))
    }
    expect((await heldOf()).length).toBeGreaterThan(names.length / 2)
    await turnTo(page, 60, '12')
    await expect(page.getByText('Chapter 12. What comes later is back in the fog.').first()).toBeVisible()
    await expect.poll(heldOf, { timeout: 30_000 }).toEqual([])
  })

  for (const route of ['/codex/characters', '/codex/mysteries', '/codex/recent-activity', '/pathways', '/quests']) {
    test(`nor does ${route} hold a name of it @desktop`, async ({ readerAt }) => {
      test.slow()
      const page = await readerAt(60, route)
      await expect(page.locator('h1')).toBeVisible()
      const heldOf = async () => {
        const strings = await heldStrings(page)
        return namesAfter(12).filter((name) => strings.includes(name))
      }
      expect((await heldOf()).length).toBeGreaterThan(0)
      await turnTo(page, 60, '12')
      await expect(page.getByText('Chapter 12. What comes later is back in the fog.').first()).toBeVisible()
      await expect.poll(heldOf, { timeout: 30_000 }).toEqual([])
    })
  }

  test('[AUTH-5] nor of a reader who has signed out @desktop', async ({ readerAt }) => {
    test.slow()
    const page = await readerAt(60, '/account#settings')
    await leave(page, 'Sign Out')
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await expect(control(page, 1)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
    const strings = await heldStrings(page)
    expect(namesAfter(1).filter((name) => strings.includes(name))).toEqual([])
  })

  for (const [there, back] of [
    [`/codex/characters?id=${later.ids.characters[0]}`, '/codex/characters'],
    [`/codex/items?owner=${encodeURIComponent(namesAfter(12)[0]!)}`, '/codex/items'],
    [`/pathways/${later.ids.pathways[0]}`, '/pathways'],
    [`/feedback?about=characters/${later.ids.characters[0]}`, '/feedback'],
    [`/?popup=abilities&targetAbility=${encodeURIComponent(later.abilities[0]!)}`, '/?popup=abilities'],
  ] as const) {
    test(`the address ${there} names nothing later, nor does any of the history @desktop`, async ({
      readerAt,
      baseURL,
    }) => {
      const page = await readerAt(60, there)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page).toHaveURL(there)
      await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 12 }, headers: { origin: baseURL! } })
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(page).toHaveURL(back)
    })
  }

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

  test('an address that somebody gave to the reader stays, known or not @desktop', async ({ readerAt }) => {
    const pathway = `/pathways/${later.ids.pathways[0]}`
    const page = await readerAt(12, pathway)
    await expect(page.locator('h1')).toBeVisible()
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await expect(page).toHaveURL(pathway)
  })
})
