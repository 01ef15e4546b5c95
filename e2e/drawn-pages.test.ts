import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import {
  alive,
  chapterCookie,
  drawnAt,
  isMarked,
  markFirstHeading,
  reportVisibleText,
  shiftOf,
  touch,
  watchShifts,
} from './support/before-app.ts'
import { holdRequests } from './support/hold-requests.ts'
import { laterThan } from './support/later.ts'
import { leave } from './support/leave.ts'
import { namesAfter } from './support/names.ts'
import { routes } from './support/routes.ts'
import { sampleOf } from './support/sample.ts'
import { profile } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { skipWelcome } from './support/welcome.ts'

/** The requests of the page, by path. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test.use({ isTouched: false })

test.describe('[SHELL-14] a page that came drawn', () => {
  test('stands before the app is there, and the app takes it over as it stands, on every route', async ({
    readerAt,
    page,
  }) => {
    test.slow()
    await page.addInitScript(markFirstHeading)
    await readerAt(42)
    const asked = askedBy(page)
    for (const [route, title] of sampleOf([...routes()], 3)) {
      asked.length = 0
      const response = await page.goto(route)
      expect(await response!.text(), route).toContain('<div id="root" data-chapter="42">')
      await expect(page.locator('h1').first(), route).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${title} · `))
      await touch(page)
      await alive(page)
      expect(await isMarked(page), route).toBe(true)
      expect(asked.filter((path) => path === ADDRESSES.session).length, route).toBe(1)
      expect(asked.filter((path) => path.startsWith('/story/')).length, route).toBe(3)
    }
  })

  test('[SHELL-4] brings nothing of the app until it is wanted, and nothing moves when the app comes @desktop @extended', async ({
    readerAt,
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('sidebar', 'collapsed'))
    await page.addInitScript(watchShifts)
    const asked = askedBy(page)
    await readerAt(42, '/codex')
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width)

    await test.step('has the sidebar folded as this device has it', async () => {
      expect(await width()).toBe(67)
      expect(await drawnAt(page)).toBe('42')
    })

    await test.step('brings no script but its starter, and nothing of the app or the story, before it is wanted', async () => {
      await page.waitForTimeout(2000)
      expect(asked.filter((path) => /\.js$|^\/(api|story)\//.test(path))).toEqual(['/start.js'])
      expect(await drawnAt(page)).toBe('42')
    })

    await test.step('starts the app by itself after some seconds, and nothing moves', async () => {
      await alive(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
      expect(await width()).toBe(67)
      expect(await shiftOf(page)).toBeLessThan(0.01)
    })

    await test.step('nothing moves either when the app comes at a touch', async () => {
      const drawn = await page.reload()
      expect(await drawn!.text()).toContain('/story/index/42.json')
      expect(await width()).toBe(67)
      await touch(page)
      await alive(page)
      await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
      expect(await width()).toBe(67)
      expect(await shiftOf(page)).toBeLessThan(0.01)
    })

    await test.step('names no file of the story any more once its starter has run', async () => {
      expect(await page.content()).not.toContain('/story/')
    })
  })

  test('[AUTH-5] is followed by the app at once where it is wanted, and leaves no chapter behind @extended', async ({
    readerAt,
    page,
    context,
  }) => {
    await test.step('where something opens over it, or what is the reader’s own is to come', async () => {
      await readerAt(42, '/codex/organizations?id=tuesday-table')
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5000 })
      await page.goto('/feedback')
      await page.getByRole('button', { name: 'New Feedback' }).click()
      await page.getByLabel('Title').fill('It forgets')
      await page.reload()
      await expect(page.getByLabel('Title')).toHaveValue('It forgets', { timeout: 5000 })
      await page.goto('/account#settings')
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible({ timeout: 5000 })
    })

    await test.step('whoever has signed out has no chapter in a cookie', async () => {
      expect(await chapterCookie(context)).toMatchObject({ value: '42' })
      await leave(page, 'Sign Out')
      await expect(page).toHaveURL('/auth')
      expect(await chapterCookie(context)).toBeUndefined()
    })
  })

  test('leads on, keeps what is pressed and typed, and turns, before the app is there @desktop', async ({
    readerAt,
    page,
    context,
  }) => {
    const app = await holdRequests(page, /\/assets\/app-[^/]*\.js$/)
    await test.step('leads on by its links', async () => {
      await readerAt(42)
      await page.getByRole('link', { name: 'Codex', exact: true }).first().click()
      await expect(page).toHaveURL('/codex')
      expect(await drawnAt(page)).toBe('42')
    })

    await test.step('keeps what is pressed and typed, and answers it once the app is there', async () => {
      // Until the styles arrive, a phone's bottom bar also shows a step, with a longer name.
      const next = page.getByRole('button', { name: 'Next chapter', exact: true })
      await next.click()
      // Two presses within 100 ms count as one, here as everywhere.
      await page.waitForTimeout(150)
      await next.click()
      await page.getByRole('searchbox').pressSequentially('Tuesday')
      expect(await drawnAt(page)).toBe('42')
      await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true')
      await app.release()
      await alive(page)
      await expect(control(page, 44)).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('Tuesday')
      await expect(page).toHaveURL('/codex?q=Tuesday')
      await expect(page.locator('#root')).not.toHaveAttribute('aria-busy')
    })

    await test.step('is at the chapter of this device after going back', async () => {
      // A page requested before the account has the turn is drawn for the previous chapter.
      await expect.poll(async () => (await profile(page)).currentChapter).toBe(44)
      await page.goto('/codex')
      expect(await drawnAt(page)).toBe('44')
      await page.getByRole('button', { name: 'Previous chapter' }).click()
      await expect(control(page, 43)).toBeVisible()
      expect(await chapterCookie(context)).toMatchObject({ value: '43', sameSite: 'Lax' })
      await page.goto('/')
      expect(await drawnAt(page)).toBe('43')
    })
  })

  test('keeps the press that opens the menu of a phone @phone @extended', async ({ readerAt, page }) => {
    await readerAt(42, '/codex')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})

test.describe('[SHELL-14] whoever opens a drawn page', () => {
  test('sees what is theirs, whoever was here before and however far this tab is @desktop', async ({
    readerAt,
    page,
    context,
    baseURL,
  }) => {
    const next =
      await test.step('is drawn anew for a reader who is further on than whoever was here before', async () => {
        await readerAt(12, '/codex')
        await touch(page)
        await alive(page)
        await context.clearCookies()
        await context.request.post(ADDRESSES.guest, { data: { chapter: 60 }, headers: { origin: baseURL! } })
        const next = await context.newPage()
        await next.goto('/codex')
        await expect(control(next, 60)).toBeVisible()
        await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
        await page.close()
        return next
      })

    await test.step('sees none that is further on than this tab, for an instant', async () => {
      // Like an older tab that is reopened: it is behind, and the cookie does not say so.
      await next.evaluate(() => sessionStorage.setItem('tabChapter', '12'))
      await context.addCookies([{ name: 'chapter', value: '60', url: baseURL! }])
      const seen: string[] = []
      await next.exposeFunction('seen', (text: string) => seen.push(text))
      await next.addInitScript(reportVisibleText)
      const drawn = await next.reload()
      expect(await drawn!.text()).toContain('data-chapter="60"')
      await expect(control(next, 12)).toBeVisible()
      expect(seen.length).toBeGreaterThan(0)
      const later = namesAfter(12)
      expect(seen.filter((text) => later.some((name) => text.includes(name)))).toEqual([])
      expect(seen.filter((text) => /(Chapter|Ch\.) 60\b/.test(text))).toEqual([])
    })
  })

  test('goes back with another tab @desktop', async ({ readerAt, page, context }) => {
    await readerAt(60, '/codex')
    await test.step('at once, though the app was not there', async () => {
      const other = await context.newPage()
      await skipWelcome(other)
      await other.goto('/codex')
      await touch(other)
      await alive(other)
      await touch(page)
      await alive(page)
      const still = await context.newPage()
      await still.goto('/about')
      expect(await drawnAt(still)).toBe('60')
      await other.getByRole('button', { name: 'Previous chapter' }).click()
      await expect(control(other, 59)).toBeVisible()
      await expect(control(still, 59)).toBeVisible()
      // A pending write of the other tab may start the app here at once, so only the response shows what was drawn.
      const answer = await page.goto('/codex')
      expect(await answer!.text()).toContain('data-chapter="59"')
      await other.close()
      await still.close()
    })

    await test.step('while its story is on its way, and keeps no address of it', async () => {
      await touch(page)
      await alive(page)
      const slow = await context.newPage()
      await skipWelcome(slow)
      const story = await holdRequests(slow, /\/story\//)
      await slow.goto(`/codex/characters?id=${laterThan(12).ids.characters[0]}`)
      expect(await drawnAt(slow)).toBe('59')
      await turnTo(page, 59, '12')
      await expect(control(page, 12)).toBeVisible()
      await expect(slow.locator('#root[data-chapter="59"] h1')).toBeHidden()
      const asked = askedBy(slow)
      await story.release()
      await expect(control(slow, 12)).toBeVisible()
      await expect(slow).toHaveURL('/codex/characters')
      expect(asked.filter((path) => Number(/(\d+)\.json$/.exec(path)?.[1]) > 25)).toEqual([])
    })
  })

  test('stays where they are, whatever a cookie or another tab says @desktop @extended', async ({
    readerAt,
    page,
    context,
    baseURL,
  }) => {
    await readerAt(42, '/codex')
    await touch(page)
    await alive(page)
    await test.step('with a cookie of another chapter sees their own, drawn by the app', async () => {
      for (const [value, drawn] of [
        ['7', '7'],
        ['214', '42'],
        ['x', '42'],
      ] as const) {
        await context.addCookies([{ name: 'chapter', value, url: baseURL! }])
        const response = await page.goto('/codex')
        expect(await response!.text(), value).toContain(`<div id="root" data-chapter="${drawn}">`)
        await touch(page)
        await alive(page)
        await expect(control(page, 42)).toBeVisible()
      }
    })

    await test.step('stays where this tab is when another one goes on', async () => {
      const still = await context.newPage()
      await still.goto('/codex')
      expect(await drawnAt(still)).toBe('42')
      await page.getByRole('button', { name: 'Next chapter' }).click()
      await expect(control(page, 43)).toBeVisible()
      await expect(still.getByText('Continue from chapter 43?')).toBeVisible()
      await expect(control(still, 42)).toBeVisible()
      await still.reload()
      expect(await drawnAt(still)).not.toBe('43')
      await touch(still)
      await expect(control(still, 42)).toBeVisible()
    })
  })
})
