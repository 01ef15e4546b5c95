import { ADDRESSES } from '#api/addresses.ts'
import { button, endSession, fill, profile, signUp } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'
import { skipWelcome } from './support/welcome.ts'

test.beforeEach(({ page }) => skipWelcome(page))

test.describe('[AUTH-6] who is here', () => {
  test('a visitor reaches nothing but the sign-in @desktop', async ({ page, context }) => {
    for (const route of ['/', '/codex', '/codex/items', '/pathways/emberwright', '/quests', '/account', '/about']) {
      await page.goto(route)
      await expect(page).toHaveURL('/auth')
    }
    const answer = await context.request.get(ADDRESSES.profile)
    expect(answer.status()).toBe(401)
    expect(await answer.json()).toEqual({ error: 'No user logged in' })
  })

  test('[AUTH-3] a guest has a name of their own and reaches every screen @desktop', async ({ page }) => {
    await page.goto('/auth')
    await button(page, 'Continue as Guest').click()
    await expect(page).toHaveURL('/')
    const { username, isAnonymous, email, settings } = await profile(page)
    expect(username).toMatch(/^Anonymous_\w{6}$/)
    expect({ isAnonymous, email }).toEqual({ isAnonymous: true, email: null })
    expect(settings).toEqual({
      theme: 'victorian',
      spoilerProtection: true,
      notifications: 'all',
      shortcuts: true,
      textSize: 'usual',
      motion: 'device',
    })
    await page.goto('/account')
    await expect(page).toHaveURL('/account')
  })

  test('[SHELL-1] a guest may still sign up; any other reader is sent on @desktop', async ({ page }) => {
    await page.goto('/auth')
    await button(page, 'Continue as Guest').click()
    await expect(page).toHaveURL('/')
    await page.goto('/auth')
    await expect(page.getByText('You are reading as a guest.')).toBeVisible()
    await button(page, 'Continue as Guest').click()
    await expect(page).toHaveURL('/')

    await signUp(page)
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })

  test('[AUTH-4] a guest who signs up keeps the chapter @desktop', async ({ readerAt }) => {
    const page = await readerAt(57)
    await signUp(page)
    expect(await profile(page)).toMatchObject({ currentChapter: 57, isAnonymous: false })
    await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 57/ })).toBeVisible()
  })

  test('[AUTH-4] who signs in on another device goes on from their chapter @desktop', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await signUp(page)
    await turnTo(page, 1, '42')
    await expect.poll(async () => (await profile(page)).currentChapter).toBe(42)

    const other = await browser.newContext({ baseURL: baseURL! })
    const device = await other.newPage()
    await skipWelcome(device)
    await device.addInitScript(() => {
      localStorage.currentChapter ??= '7'
    })
    await device.goto('/auth')
    await fill(device, { Email: email, Password: 'secret1' })
    await button(device, 'Sign In').click()
    await expect(device.getByRole('button', { name: /^(Chapter|Ch\.) 42/ })).toBeVisible()
    expect(await device.evaluate(() => localStorage.getItem('currentChapter'))).toBe('42')
    await other.close()
  })

  test('[AUTH-5] who was signed out elsewhere is a visitor here, and may come back to the page @desktop', async ({
    readerAt,
  }) => {
    const page = await readerAt(42, '/codex')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await endSession(page)
    await button(page, 'Continue as Guest').click()
    await button(page, 'Begin at chapter 42').click()
    await expect(page).toHaveURL('/codex')
  })

  test('[AUTH-5] who turns a chapter after their session has ended hears of it, and goes on from there', async ({
    readerAt,
    context,
    traffic,
    expectNoAxeViolations,
  }) => {
    traffic.expectProblem(/401/)
    const page = await readerAt(42, '/codex')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.clearCookies()
    await turnTo(page, 42, '43')
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toContainText(
      'left at chapter 43',
    )
    await expectNoAxeViolations(page)
    await button(page, 'Continue as Guest').click()
    await button(page, 'Begin at chapter 43').click()
    await expect(page).toHaveURL('/codex')
    await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 43\b/ }).first()).toBeVisible()
  })

  test('[AUTH-5] who comes after a session that has ended is asked before they begin where it was left @desktop', async ({
    readerAt,
    traffic,
    expectNothingBeyond,
    expectNoAxeViolations,
  }) => {
    // Notes are asked for once more, and the answer is that nobody is signed in.
    traffic.expectProblem(/401.*\/api\/notes/)
    const page = await readerAt(60, '/codex/characters?id=mordaunt-crane')
    await expect(page.getByRole('dialog')).toBeVisible()
    traffic.forget()
    await endSession(page)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('crane')
    await button(page, 'Continue as Guest').click()
    await expect(page.getByRole('alertdialog', { name: 'Begin at chapter 60?' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page).toHaveURL('/auth')
    await expect(button(page, 'Continue as Guest')).toBeEnabled()
    await button(page, 'Continue as Guest').click()
    await button(page, 'Begin at chapter 1').click()
    await expect(page).toHaveURL('/codex/characters')
    await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 1\b/ })).toBeVisible()
    await expectNothingBeyond(1)
  })
})
