import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { expect, test } from './support/test.ts'

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Which chapter have you reached?' })
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('cotm_seen_popup'))

test.beforeEach(async ({ page, baseURL }) => {
  await page.request.post(ADDRESSES.guest, { data: { chapter: 42 }, headers: { origin: baseURL! } })
})

/** Resets the device to a first visit. */
const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('cotm_seen_popup'))

test.describe('[SHELL-7] the welcome', () => {
  test('explains the sections, is installed, and is remembered as seen @desktop @extended', async ({
    page,
    context,
    traffic,
  }) => {
    await test.step('explains the sections on the first visit', async () => {
      await page.goto('/')
      await expect(welcome(page)).toBeVisible()
      for (const section of ['Home', 'Codex', 'Callings', 'Quests', 'Feedback', 'Account'])
        await expect(welcome(page).getByRole('listitem').filter({ hasText: section }).first()).toBeVisible()
      expect(await seen(page)).toBeNull()
    })

    await test.step("installs by the browser's own offer where there is one", async () => {
      await expect(welcome(page)).toBeVisible()
      const isPrompted = await page.evaluateHandle(() => {
        const asked = { count: 0 }
        const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => asked.count++ })
        window.dispatchEvent(offer)
        return asked
      })
      await welcome(page).getByRole('button', { name: 'Install', exact: true }).click()
      expect(await isPrompted.evaluate(({ count }) => count)).toBe(1)
      await expect(welcome(page).getByRole('button', { name: 'Show me how' })).toBeVisible()
    })

    await test.step('keeps the number where no network tells what it opens', async () => {
      await expect(welcome(page)).toBeVisible()
      expect(traffic.problems()).toEqual([])
      traffic.expectProblem(/ERR_FAILED .*story.index/)
      await context.route(/story.index/, (route) => route.abort())
      await welcome(page).getByRole('textbox').fill('17')
      await expect(welcome(page).getByRole('status')).toContainText('The counts come when you are online again.')
      await expect(welcome(page).getByRole('textbox')).toHaveValue('17')
      await context.unroute(/story.index/)
    })

    await test.step('is remembered as seen, however it is closed', async () => {
      const ways = [
        () => welcome(page).getByRole('button', { name: 'Open the codex' }).click(),
        () => welcome(page).getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
      ]
      for (const close of ways) {
        await forget(page)
        await page.reload()
        await expect(welcome(page)).toBeVisible()
        await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
        await close()
        await expect(welcome(page)).toBeHidden()
        expect(await seen(page)).toBe('true')
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(welcome(page)).toBeHidden()
      }
    })

    await test.step('can be opened again from About and from Settings', async () => {
      for (const address of ['/about', '/account#settings']) {
        await page.goto(address)
        await page.getByRole('button', { name: 'Open the welcome' }).click()
        await expect(welcome(page).getByRole('textbox')).toHaveValue('42')
        await expect(welcome(page).getByText('Install as App')).toBeVisible()
        await welcome(page).getByRole('textbox').press('ArrowDown')
        await expect(welcome(page).getByRole('status')).toContainText('The Fee. Nothing after chapter 41.')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Open the welcome' })).toBeFocused()
      }
    })

    await test.step('waits while something is open by its address', async () => {
      await forget(page)
      await page.goto('/codex/characters?id=wren-harrow')
      await expect(page.getByRole('dialog', { name: /Wren Harrow/ })).toBeVisible()
      await expect(page.getByText('Which chapter have you reached?')).toHaveCount(0)
    })
  })

  test('[SHELL-3] asks for the chapter, names none ahead, and has a guide to install the app', {
    tag: '@both',
  }, async ({ page, baseURL, isMobile, expectNoAxeViolations }) => {
    await test.step('asks for the chapter, says at once what it opens, and begins there', async () => {
      await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 1 }, headers: { origin: baseURL! } })
      await page.goto('/')
      const field = welcome(page).getByRole('textbox', { name: 'Which chapter have you reached?' })
      const answer = welcome(page).getByRole('status')
      const begin = welcome(page).getByRole('button', { name: 'Open the codex' })
      await expect(answer).toContainText('Type a number, or choose from the list.')
      await expect(answer).toContainText('Kept on this device.')
      if (!isMobile) await expect(field).toBeFocused()
      await begin.click()
      await expect(field).toBeFocused()
      await expect(welcome(page)).toBeVisible()

      await field.fill('420')
      await expect(welcome(page).getByRole('alert')).toHaveText('Type a chapter from 1 to 60.')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await begin.click()
      await expect(welcome(page)).toBeVisible()

      await field.fill('42')
      await expect(answer).toContainText(/^\d+ people, \d+ places, \d+ things open up/)
      await expect(answer).toContainText('The Missing Girl. Nothing after chapter 42.')
      await field.press('ArrowDown')
      await expect(field).toHaveValue('41')
      await field.press('ArrowUp')
      await expect(begin).toBeInViewport({ ratio: 1 })
      await field.press('Enter')
      await expect(welcome(page)).toBeHidden()
      await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 42\b/ }).first()).toBeVisible()
    })

    await test.step('[SHELL-3] tells the title of no chapter that its reader has not come to', async () => {
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open the welcome' }).click()
      await welcome(page).getByRole('textbox').press('ArrowUp')
      const answer = welcome(page).getByRole('status')
      await expect(answer).toContainText('Nothing after chapter 43.')
      await expect(answer).not.toContainText('Green Glass')
      await page.keyboard.press('Escape')
      await expect(welcome(page)).toBeHidden()
    })

    await test.step('has a guide to install the app on this device', async () => {
      await forget(page)
      await page.goto('/map')
      await expect(welcome(page).getByText('Install as App')).toBeVisible()
      await welcome(page).getByRole('button', { name: 'Show me how' }).click()
      const [here, elsewhere] = isMobile ? ['Android', 'Computer'] : ['Computer', 'Android']
      await expect(welcome(page).getByText(here)).toBeVisible()
      await expect(welcome(page).getByText(elsewhere)).toBeHidden()
    })

    await test.step('is read by everybody', () => expectNoAxeViolations(page))
  })

  test('counts what a chapter opens, and knows by heart whoever has just begun @extended', async ({
    page,
    baseURL,
  }) => {
    await test.step('asks for nothing of a typed chapter but how much it opens', async () => {
      await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 1 }, headers: { origin: baseURL! } })
      await page.goto('/')
      await expect(page.locator('h1')).toContainText('Wren')
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await welcome(page).getByRole('textbox').fill('50')
      await expect(welcome(page).getByRole('status')).toContainText('Nothing after chapter 50.')
      await page.keyboard.press('Escape')
      await expect(welcome(page)).toBeHidden()
      expect(asked.filter((path) => path.startsWith('/story/'))).toEqual(['/story/index/50.json'])
      await expect(page.getByRole('button', { name: 'Chapter 1 A Light on the Water' })).toBeVisible()
    })

    await test.step('knows by heart whoever has just begun, and lists the chapters without their titles', async () => {
      await forget(page)
      await page.goto('/')
      await welcome(page).getByRole('button', { name: 'List' }).click()
      const chapters = welcome(page).getByRole('listbox', { name: 'Chapters' })
      await expect(chapters.getByRole('option').nth(19)).toContainText('????')
      await chapters.getByRole('option').nth(19).click()
      await expect(welcome(page).getByRole('textbox')).toHaveValue('20')
      await expect(welcome(page).getByRole('status')).toContainText('Nothing after chapter 20.')
      await welcome(page).getByRole('button', { name: 'I have just begun' }).click()
      await expect(welcome(page)).toBeHidden()
      await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 1\b/ }).first()).toBeVisible()
    })
  })
})
