import { ADDRESSES } from '#api/addresses.ts'
import { anyEmail, button } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { skipWelcome } from './support/welcome.ts'

// Offline, only what the device has stored is available; on a first visit nothing is stored yet.
const OFFLINE = /ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/

test.describe('[SHELL-8] a line that is down for a moment', { tag: '@desktop' }, () => {
  test('keeps no record from being opened once it is back @extended', async ({ readerAt, context, traffic }) => {
    traffic.expectProblem(OFFLINE)
    const page = await readerAt(42, '/codex/characters')
    const dialog = page.getByRole('dialog')
    await page.locator('#root:not([data-chapter])').waitFor({ state: 'attached' })
    await context.setOffline(true)
    const card = page.locator('main a[href*="?id="]').first()
    await card.click()
    await expect(page).toHaveURL(/\?id=/)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Characters')
    await context.setOffline(false)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/\?id=/)
  })

  test('[AUTH-2] lets nobody believe that they have signed out @extended', async ({
    page,
    context,
    traffic,
    baseURL,
  }) => {
    traffic.expectProblem(OFFLINE)
    await skipWelcome(page)
    // By a request: signing up in the page would show a notice there and so load the code for notices.
    const fields = { email: anyEmail(), password: 'secret1', username: 'Anna' }
    await page.request.post(ADDRESSES.signUp, { data: fields, headers: { origin: baseURL! } })
    await page.goto('/account#settings')
    await expect(button(page, 'Sign Out')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await button(page, 'Sign Out').click()
    await expect(page.getByRole('alert')).toContainText('Error signing out')
    await expect(page).toHaveURL(/account/)
  })

  test('keeps no screen from being opened once it is back @extended', async ({ readerAt, context, traffic }) => {
    traffic.expectProblem(OFFLINE)
    const page = await readerAt(42, '/codex/characters')
    await page.locator('#root:not([data-chapter])').waitFor({ state: 'attached' })
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Quests', exact: true }).first().click()
    await expect(page.getByRole('alert')).toContainText(/import|preload/i)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quest Log')
    await expect(page).toHaveURL('/quests')
  })

  test('keeps no drawn page from starting the app at a later sign of its reader, even twice within a minute @extended', async ({
    readerAt,
    traffic,
  }) => {
    traffic.expectProblem(OFFLINE)
    const page = await readerAt(42)
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    await page.route(/\/assets\/app-.*\.js/, (route) =>
      loads <= 2 ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.reload()
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).click()
      await expect(page.locator('#root:not([data-chapter])')).toBeAttached({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    expect(loads).toBe(3)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
