import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { Profile } from '#api/profile.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const profile = async (page: Page) => (await (await page.request.get(ADDRESSES.profile)).json()) as Profile
const anyEmail = () => `reader-${crypto.randomUUID()}@example.com`

/** What something between the browser and the server may answer in its place. */
const ANSWERS_WITHOUT_A_READER = {
  'an empty object': { json: {} },
  nobody: { json: { profile: null } },
  'half an answer': { contentType: 'application/json', body: '{"profile":' },
  'a bad gateway': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
}

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cotm_seen_popup', 'true')))

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}

async function signUp(page: Page, email = anyEmail()) {
  await page.goto('/auth')
  await tab(page, 'Sign Up').click()
  await fill(page, { Username: 'Anna', Email: email, Password: 'secret1' })
  await button(page, 'Sign Up').click()
  await expect(page).toHaveURL('/')
  return email
}

/** Fills in the form of Sign In; the server hears of each press only when the returned function is called. */
async function holdSignIn(page: Page) {
  const held: (() => void)[] = []
  await page.route(`**${ADDRESSES.signIn}`, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.goto('/auth')
  await fill(page, { Email: anyEmail(), Password: 'secret1' })
  return async () => {
    await expect.poll(() => held.length).toBe(1)
    held.pop()!()
  }
}

test.describe('[AUTH-1] the sign-in screen', () => {
  test('has two tabs with their fields, other ways in, benefits and terms', async ({ page }) => {
    await page.goto('/auth')
    await expect(tab(page, 'Sign In')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Username')).toBeHidden()
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
    await expect(page.getByText('Minimum 6 characters')).toBeVisible()
    await expect(button(page, 'Continue with Google')).toBeVisible()
    await expect(button(page, 'Continue as Guest')).toBeVisible()
    await expect(page.getByRole('list', { name: 'What an account brings' }).getByRole('listitem')).toHaveText([
      'Progress syncs across devices',
      'Personalized reading',
      'Achievement tracking',
    ])
    await expect(page.getByText(/By continuing you agree to the terms and the privacy policy/)).toBeVisible()
    await tab(page, 'Sign Up').click()
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'nickname')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'new-password')
  })

  test('lets the terms and the privacy policy be read @desktop', async ({ page }) => {
    await page.goto('/auth')
    for (const [link, title] of [
      ['terms', 'Terms'],
      ['privacy policy', 'Privacy policy'],
    ] as const) {
      await button(page, link).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(button(page, link)).toBeFocused()
    }
  })

  test('switches by its link, which clears the error and the username @desktop', async ({ page, traffic }) => {
    traffic.expectProblem(/api\/auth\/sign-in/)
    await page.goto('/auth')
    await fill(page, { Email: anyEmail(), Password: 'secret1' })
    await button(page, 'Sign In').click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await button(page, 'Create an account').click()
    await expect(tab(page, 'Sign Up')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('alert')).toBeHidden()

    await fill(page, { Username: 'Anna' })
    await button(page, 'Sign in instead').click()
    await tab(page, 'Sign Up').click()
    await expect(page.getByLabel('Username')).toHaveValue('')
  })

  test('never shows an error in the other mode, also one that is still on its way @desktop', async ({
    page,
    traffic,
  }) => {
    traffic.expectProblem(/api\/auth\/sign-in/)
    const answer = await holdSignIn(page)
    for (const modes of [['Sign Up'], ['Sign Up', 'Sign In']]) {
      await tab(page, 'Sign In').click()
      await button(page, 'Sign In').click()
      await expect(button(page, 'Signing in...')).toBeDisabled()
      for (const mode of modes) await tab(page, mode).click()
      await answer()
      await expect(button(page, 'Continue as Guest')).toBeEnabled()
      // Whoever is back where they asked is told.
      await expect(page.getByRole('alert')).toHaveText(modes.length === 1 ? [] : ['Invalid email or password'])
    }
  })

  test('is busy while a request runs @desktop', async ({ page, traffic }) => {
    traffic.expectProblem(/api\/auth\/sign-in/)
    const answer = await holdSignIn(page)
    await button(page, 'Sign In').click()
    await expect(button(page, 'Signing in...')).toBeDisabled()
    await expect(button(page, 'Continue with Google')).toBeDisabled()
    await expect(button(page, 'Continue as Guest')).toBeDisabled()
    await answer()
    await expect(button(page, 'Sign In')).toBeEnabled()
  })

  test('tells that Google is not there, and the button stays @desktop', async ({ page, traffic }) => {
    traffic.expectProblem(/api\/auth\/google/)
    await page.goto('/auth')
    await button(page, 'Continue with Google').click()
    await expect(page.getByRole('alert')).toHaveText(
      'Google sign-in is not available here. Please use your email or continue as a guest.',
    )
    await expect(button(page, 'Continue with Google')).toBeEnabled()
    expect(page.context().pages()).toHaveLength(1)
  })

  test('is read by everybody', async ({ page, expectNoAxeViolations }) => {
    await page.goto('/auth')
    await expect(button(page, 'Sign In')).toBeVisible()
    await expectNoAxeViolations(page)
    await tab(page, 'Sign Up').click()
    await button(page, 'Sign Up').click()
    await expect(page.getByText('Username is required')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test.describe('[AUTH-2] a reader', () => {
  test('is told what is missing or wrong @desktop', async ({ page }) => {
    await page.goto('/auth')
    await button(page, 'Sign In').click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await fill(page, { Email: 'nobody', Password: '12345' })
    await button(page, 'Sign In').click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()

    await tab(page, 'Sign Up').click()
    await fill(page, { Username: '   ', Email: anyEmail(), Password: '123456' })
    await button(page, 'Sign Up').click()
    await expect(page.getByText('Username is required')).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page).toHaveURL('/auth')
  })

  test('registers, and signs in again @desktop', async ({ page }) => {
    const email = await signUp(page)
    expect(await profile(page)).toMatchObject({ username: 'Anna', email, isAnonymous: false, currentChapter: 1 })
    await page.context().clearCookies()
    await page.goto('/auth')
    await fill(page, { Email: email, Password: 'secret1' })
    await page.getByLabel('Password').press('Enter')
    await expect(page).toHaveURL('/')
    expect(await profile(page)).toMatchObject({ email })
  })

  test('sees what the provider says in the red box @desktop', async ({ page, traffic }) => {
    const email = await signUp(page)
    traffic.expectProblem(/api\/auth\/sign-(in|up)/)
    await page.context().clearCookies()
    await page.goto('/auth')
    await fill(page, { Email: email, Password: 'wrong-one' })
    await button(page, 'Sign In').click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await tab(page, 'Sign Up').click()
    await fill(page, { Username: 'Bert', Email: email, Password: 'secret1' })
    await button(page, 'Sign Up').click()
    await expect(page.getByRole('alert')).toHaveText('An account with this email already exists')
  })

  test('is told when something unexpected happens @desktop', async ({ page, traffic }) => {
    traffic.expectProblem(/api\/auth\/(guest|sign-in)/)
    for (const address of [ADDRESSES.signIn, ADDRESSES.guest])
      await page.route(`**${address}`, (route) => route.abort())
    await page.goto('/auth')
    await fill(page, { Email: anyEmail(), Password: 'secret1' })
    await button(page, 'Sign In').click()
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred')
    await button(page, 'Continue as Guest').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to create anonymous account')
  })

  test('[AUTH-5] is told when no guest could be made @desktop', async ({ page, traffic }) => {
    traffic.expectProblem(/api\/auth\/guest/)
    const error = 'Failed to create anonymous account'
    await page.route(`**${ADDRESSES.guest}`, (route) => route.fulfill({ status: 500, json: { error } }))
    await page.goto('/auth')
    await button(page, 'Continue as Guest').click()
    await expect(page.getByRole('alert')).toHaveText(error)
  })

  for (const [name, answer] of Object.entries(ANSWERS_WITHOUT_A_READER)) {
    test(`[AUTH-5] is told when the answer names nobody, and may try again: ${name} @desktop`, async ({
      page,
      traffic,
    }) => {
      traffic.expectProblem(/502 .*api\/auth/)
      const addresses = [ADDRESSES.guest, ADDRESSES.signIn, ADDRESSES.signUp]
      for (const address of addresses) await page.route(`**${address}`, (route) => route.fulfill(answer))
      const error = page.getByRole('alert')
      await page.goto('/auth')
      await button(page, 'Continue as Guest').click()
      await expect(error).toHaveText('Failed to create anonymous account')

      await fill(page, { Email: anyEmail(), Password: 'secret1' })
      await button(page, 'Sign In').click()
      await expect(error).toHaveText('An unexpected error occurred')
      await tab(page, 'Sign Up').click()
      await fill(page, { Username: 'Anna' })
      await button(page, 'Sign Up').click()
      await expect(error).toHaveText('An unexpected error occurred')

      for (const address of addresses) await page.unroute(`**${address}`)
      await button(page, 'Continue as Guest').click()
      await expect(page).toHaveURL('/')
    })
  }

  test('is told why Google brought them back @desktop', async ({ page }) => {
    await page.goto('/auth?google=access_denied')
    await expect(page.getByRole('alert')).toHaveText('Google sign-in was cancelled')
    for (const code of ['<b>no-such-code</b>', '__proto__', 'constructor']) {
      await page.goto(`/auth?google=${code}`)
      await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred')
      await expect(button(page, 'Sign In')).toBeVisible()
    }
  })
})

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
    expect(settings).toEqual({ theme: 'victorian', spoilerProtection: true, notifications: 'all' })
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
    await device.addInitScript(() => {
      localStorage.setItem('cotm_seen_popup', 'true')
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
    await page.context().clearCookies()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page).toHaveURL('/auth')
    await button(page, 'Continue as Guest').click()
    await button(page, 'Begin at chapter 42').click()
    await expect(page).toHaveURL('/codex')
  })

  test('[AUTH-5] who comes after a session that has ended is asked before they begin where it was left @desktop', async ({
    readerAt,
    traffic,
    expectNothingBeyond,
    expectNoAxeViolations,
  }) => {
    const page = await readerAt(60, '/codex/characters?id=mordaunt-crane')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.context().clearCookies()
    traffic.forget()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page).toHaveURL('/auth')
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
