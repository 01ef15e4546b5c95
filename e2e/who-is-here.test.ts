import { ADDRESSES } from '#api/addresses.ts'
import { sampleOf } from './support/sample.ts'
import { button, endSession, fill, profile, signUp } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { visit } from './support/visit.ts'
import { goTo } from './support/walk.ts'
import { skipWelcome } from './support/welcome.ts'

test.beforeEach(({ page }) => skipWelcome(page))

test('[AUTH-3] [AUTH-4] [AUTH-6] [SHELL-1] a visitor becomes a guest, who signs up and goes on elsewhere @desktop', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  await test.step('a visitor reaches nothing but the sign-in', async () => {
    const routes = ['/codex', '/codex/items', '/pathways/emberwright', '/quests', '/account', '/about']
    for (const route of [...sampleOf(routes, 2), '/']) {
      await page.goto(route)
      await expect(page).toHaveURL('/auth')
    }
    const answer = await context.request.get(ADDRESSES.profile)
    expect(answer.status()).toBe(401)
    expect(await answer.json()).toEqual({ error: 'No user logged in' })
  })

  await test.step('a guest has a name of their own and reaches every screen', async () => {
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
    await visit(page, '/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await expect(page).toHaveURL('/account')
  })

  await test.step('a guest may still sign up', async () => {
    await visit(page, '/auth')
    await expect(page.getByText('You are reading as a guest.')).toBeVisible()
    await button(page, 'Continue as Guest').click()
    await expect(page).toHaveURL('/')
  })

  await turnTo(page, 1, '57')
  await expect.poll(async () => (await profile(page)).currentChapter).toBe(57)
  const email = await signUp(page)
  await test.step('a guest who signs up keeps the chapter', async () => {
    expect(await profile(page)).toMatchObject({ currentChapter: 57, isAnonymous: false })
    await expect(control(page, 57)).toBeVisible()
  })

  await test.step('any other reader is sent on from the sign-in', async () => {
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })

  await test.step('who signs in on another device goes on from their chapter', async () => {
    await turnTo(page, 57, '42')
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
    await expect(control(device, 42)).toBeVisible()
    expect(await device.evaluate(() => localStorage.getItem('currentChapter'))).toBe('42')
    await other.close()
  })
})

test('[AUTH-5] who was signed out comes back to the page, and to the chapter that they turned to meanwhile @extended', async ({
  readerAt,
  context,
  traffic,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42, '/codex')

  await test.step('who was signed out elsewhere is a visitor here, and may come back to the page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await endSession(page)
    await button(page, 'Continue as Guest').click()
    await button(page, 'Begin at chapter 42').click()
    await expect(page).toHaveURL('/codex')
    expect(traffic.problems()).toEqual([])
  })

  await test.step('and to what they had looked for there, of which nothing is of the story', async () => {
    await page.goto('/codex?q=lamp')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.wasKnown)).toBe(true)
    await context.clearCookies()
    await page.reload()
    await button(page, 'Continue as Guest').click()
    await button(page, 'Begin at chapter 42').click()
    await expect(page).toHaveURL('/codex?q=lamp')
    await goTo(page, '/codex')
    traffic.forget()
  })

  await test.step('who turns a chapter after their session has ended hears of it, and goes on from there', async () => {
    traffic.expectProblem(/401/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.clearCookies()
    await turnTo(page, 42, '43')
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('status').filter({ hasText: 'Your session has ended' })).toContainText(
      'last at chapter 43',
    )
    await expectNoAxeViolations(page)
    await button(page, 'Continue as Guest').click()
    await button(page, 'Begin at chapter 43').click()
    await expect(page).toHaveURL('/codex')
    await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 43\b/ }).first()).toBeVisible()
  })
})

test('[AUTH-5] who comes after a session that has ended is asked before they begin where it was left @desktop @extended', async ({
  readerAt,
  traffic,
  expectNothingBeyond,
  expectNoAxeViolations,
}) => {
  // The notes are requested once more, and the answer is that nobody is signed in.
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
