import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { expect, test } from './support/test.ts'

const welcome = (page: Page) => page.getByRole('dialog', { name: 'The Saltmere Companion' })
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('cotm_seen_popup'))

test.beforeEach(async ({ page, baseURL }) => {
  await page.request.post(ADDRESSES.guest, { data: { chapter: 42 }, headers: { origin: baseURL! } })
})

test.describe('[SHELL-7] the welcome', () => {
  test('explains the sections on the first visit @desktop', async ({ page }) => {
    await page.goto('/')
    await expect(welcome(page)).toBeVisible()
    for (const section of ['Home', 'Codex', 'Callings', 'Quests', 'Feedback', 'Account'])
      await expect(welcome(page).getByRole('listitem').filter({ hasText: section }).first()).toBeVisible()
    expect(await seen(page)).toBeNull()
  })

  test('has a guide to install the app on this device', async ({ page, isMobile }) => {
    await page.goto('/')
    await expect(welcome(page).getByText('Install as App')).toBeVisible()
    await welcome(page).getByRole('button', { name: 'Show me how' }).click()
    const [here, elsewhere] = isMobile ? ['Android', 'Computer'] : ['Computer', 'Android']
    await expect(welcome(page).getByText(here)).toBeVisible()
    await expect(welcome(page).getByText(elsewhere)).toBeHidden()
  })

  test("installs by the browser's own offer where there is one @desktop", async ({ page }) => {
    await page.goto('/')
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

  test('is remembered as seen, however it is closed @desktop', async ({ page }) => {
    const ways = [
      () => welcome(page).getByRole('button', { name: 'Begin reading' }).click(),
      () => welcome(page).getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]
    for (const close of ways) {
      await page.goto('/')
      await page.evaluate(() => localStorage.removeItem('cotm_seen_popup'))
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

  test('waits while something is open by its address @desktop', async ({ page }) => {
    await page.goto('/codex/characters?id=wren-harrow')
    await expect(page.getByRole('dialog', { name: /Wren Harrow/ })).toBeVisible()
    await expect(page.getByText('Good evening')).toHaveCount(0)
  })

  test('is read by everybody', async ({ page, expectNoAxeViolations }) => {
    await page.goto('/map')
    await welcome(page).getByRole('button', { name: 'Show me how' }).click()
    await expectNoAxeViolations(page)
  })
})
