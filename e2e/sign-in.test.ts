import { ADDRESSES } from '#api/addresses.ts'
import { forgetReader } from './support/forget-reader.ts'
import { anyEmail, button, fill, profile, signUp, tab } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { skipWelcome } from './support/welcome.ts'

/** What something between browser and server may answer instead of it. */
const ANSWERS_WITHOUT_A_READER = {
  'an empty object': { json: {} },
  nobody: { json: { profile: null } },
  'half an answer': { contentType: 'application/json', body: '{"profile":' },
  'a bad gateway': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
}

test.beforeEach(({ page }) => skipWelcome(page))

test('[AUTH-2] [AUTH-5] a visitor is told what is missing or wrong, and when something unexpected happens @desktop', async ({
  page,
  traffic,
}) => {
  const error = page.getByRole('alert')

  await test.step('what is missing or wrong', async () => {
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

  await test.step('why Google brought them back', async () => {
    await page.goto('/auth?google=access_denied')
    await expect(error).toHaveText('Google sign-in was cancelled')
    for (const code of ['<b>no-such-code</b>', '__proto__', 'constructor']) {
      await page.goto(`/auth?google=${code}`)
      await expect(error).toHaveText('An unexpected error occurred')
      await expect(button(page, 'Sign In')).toBeVisible()
    }
  })
  expect(traffic.problems()).toEqual([])

  await test.step('[AUTH-5] when no guest could be made', async () => {
    traffic.expectProblem(/api\/auth\/guest/)
    const failure = 'Failed to create anonymous account'
    await page.route(`**${ADDRESSES.guest}`, (route) => route.fulfill({ status: 500, json: { error: failure } }))
    await page.goto('/auth')
    await button(page, 'Continue as Guest').click()
    await expect(error).toHaveText(failure)
    await page.unroute(`**${ADDRESSES.guest}`)
  })

  await test.step('when something unexpected happens', async () => {
    traffic.expectProblem(/api\/auth\/sign-in/)
    for (const address of [ADDRESSES.signIn, ADDRESSES.guest])
      await page.route(`**${address}`, (route) => route.abort())
    await fill(page, { Email: anyEmail(), Password: 'secret1' })
    await button(page, 'Sign In').click()
    await expect(error).toHaveText('An unexpected error occurred')
    await button(page, 'Continue as Guest').click()
    await expect(error).toHaveText('Failed to create anonymous account')
  })
})

test('[AUTH-2] a reader registers, sees what the provider says in the red box, and signs in again @desktop @extended', async ({
  page,
  traffic,
}) => {
  const email = await signUp(page)

  await test.step('registers', async () => {
    expect(await profile(page)).toMatchObject({ username: 'Anna', email, isAnonymous: false, currentChapter: 1 })
    expect(traffic.problems()).toEqual([])
  })

  await test.step('sees what the provider says in the red box', async () => {
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

  await test.step('signs in again', async () => {
    await page.goto('/auth')
    await fill(page, { Email: email, Password: 'secret1' })
    await page.getByLabel('Password').press('Enter')
    await expect(page).toHaveURL('/')
    expect(await profile(page)).toMatchObject({ email })
  })
})

test('[AUTH-2] [AUTH-5] a visitor is told when the answer names nobody, and may try again @desktop @extended', async ({
  page,
  traffic,
}) => {
  traffic.expectProblem(/502 .*api\/auth/)
  const addresses = [ADDRESSES.guest, ADDRESSES.signIn, ADDRESSES.signUp]
  const error = page.getByRole('alert')

  for (const [name, answer] of Object.entries(ANSWERS_WITHOUT_A_READER))
    await test.step(name, async () => {
      for (const address of addresses) await page.route(`**${address}`, (route) => route.fulfill(answer))
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

      await forgetReader(page)
    })
})
