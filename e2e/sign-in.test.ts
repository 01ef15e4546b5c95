import { ADDRESSES } from '#api/addresses.ts'
import { anyEmail, button, fill, profile, signUp, tab } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { skipWelcome } from './support/welcome.ts'

/** What something between the browser and the server may answer in its place. */
const ANSWERS_WITHOUT_A_READER = {
  'an empty object': { json: {} },
  nobody: { json: { profile: null } },
  'half an answer': { contentType: 'application/json', body: '{"profile":' },
  'a bad gateway': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
}

test.beforeEach(({ page }) => skipWelcome(page))

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
