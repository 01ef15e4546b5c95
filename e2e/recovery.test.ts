import type { Browser, Page } from '@playwright/test'
import type { Smtp } from '#server/testing/smtp.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { anyEmail, button, fill, signUp, tab } from './support/sign-in.ts'

import { test as base, expect } from './support/test.ts'
import { visit } from './support/visit.ts'
import { skipWelcome } from './support/welcome.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

const codes = (page: Page) => sheet(page, 'Your recovery codes').getByRole('listitem')

/** A new password is hashed twice, by a deliberately slow function. */
const TIMEOUT_MS = 20_000

const test = base.extend<{ letters: Smtp }>({
  baseURL: ({ mailing }, use) => use(mailing.origin),
  letters: ({ mailing }, use) => use(mailing.smtp),
})

// All tests share one server.
test.describe.configure({ mode: 'default' })

test.beforeEach(() => test.slow())

const settings = async (page: Page) => {
  await visit(page, '/account#settings')
  await expect(region(page, 'Sign-in')).toBeVisible()
}

async function elsewhere(browser: Browser, baseURL: string | undefined, email: string) {
  const context = await browser.newContext({ baseURL: baseURL! })
  const page = await context.newPage()
  await skipWelcome(page)
  await page.goto('/auth')
  await fill(page, { Email: email, Password: 'secret1' })
  await button(page, 'Sign In').click()
  await expect(page).toHaveURL('/')
  return context
}

test('[ACC-6] [ACC-7] [AUTH-10] the settings list the devices, change the password and make recovery codes', async ({
  page,
  browser,
  baseURL,
  traffic,
  expectNoAxeViolations,
}) => {
  await skipWelcome(page)
  const email = await signUp(page)

  await test.step('[ACC-6] the settings list the devices, and sign out the others', async () => {
    const other = await elsewhere(browser, baseURL, email)
    await settings(page)
    const devices = region(page, 'Sign-in').getByRole('list', { name: 'Devices' }).getByRole('listitem')

    await expect(devices).toHaveCount(2)
    await expect(devices.first()).toContainText('This device')
    await expect(devices.last()).toContainText('Last here')
    await expectNoAxeViolations(page)
    const size = page.viewportSize()!
    await expectNoSidewaysScroll(page, [360])
    await page.setViewportSize(size)

    await devices.last().getByRole('button', { name: 'Sign out' }).click()
    await expect(devices).toHaveCount(1)
    expect((await other.request.get('/api/profile')).status()).toBe(401)
    await other.close()
  })

  await test.step('[AUTH-10] recovery codes are shown once', async () => {
    await button(page, 'Make Codes').click()
    await button(page, 'Show the codes').click()
    await expect(codes(page)).toHaveCount(8)
    await expectNoAxeViolations(page)
  })
  const code = await codes(page).first().innerText()
  await page.keyboard.press('Escape')
  await expect(region(page, 'Sign-in')).toContainText('8 codes left')
  expect(traffic.problems()).toEqual([])

  await test.step('[ACC-7] the password is changed in the settings, with the former one', async () => {
    traffic.expectProblem(/api\/account\/password/)
    // The sign-in is no longer fresh.
    await page.route('**/api/account', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), isFresh: false } })
    })
    await page.reload()
    await button(page, 'Change Password').click()
    const form = sheet(page, 'Change Password')
    await form.getByLabel('Your password').fill('secret1')
    await form.getByLabel('New password').fill('qwerty')
    await expect(form.getByText('Very common')).toBeVisible()
    await form.getByLabel('New password').fill('short')
    await expect(form.getByText('Minimum 6 characters')).toBeVisible()
    await expectNoAxeViolations(page)
    await form.getByRole('button', { name: 'Change Password' }).click()
    await expect(form.getByRole('alert')).toHaveText('Password must be at least 6 characters')
    await form.getByLabel('New password').fill('a new one')
    await form.getByRole('button', { name: 'Change Password' }).click()
    await expect(form).toBeHidden()

    const body = { email, password: 'a new one' }
    const answer = await page.request.post('/api/auth/sign-in', { data: body, headers: { origin: baseURL! } })
    expect(answer.status()).toBe(200)
    expect(traffic.problems()).toEqual([])
  })

  await test.step('[AUTH-10] one of the codes opens the account', async () => {
    traffic.expectProblem(/api\/auth\/recover/)
    await page.context().clearCookies()
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    const form = page.getByRole('form', { name: 'With a recovery code' })
    await fill(page, { 'Recovery code': 'nonsense', 'New password': 'another one' })
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toHaveText(
      'This is not one of your recovery codes, or it has been used already.',
    )
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, [360])
    await fill(page, { 'Recovery code': code.toLowerCase() })
    await form.getByRole('button').click()
    await expect(page).toHaveURL('/', { timeout: TIMEOUT_MS })
  })
})

test('[AUTH-7] [AUTH-11] a very common password is taken at the sign-up, and made anew by the link of a letter', async ({
  page,
  letters,
  expectNoAxeViolations,
}) => {
  const email = anyEmail()
  await skipWelcome(page)

  await test.step('[AUTH-11] a very common password is advised against, and taken', async () => {
    await page.goto('/auth')
    await tab(page, 'Sign Up').click()
    await fill(page, { Username: 'Anna', Email: email, Password: 'Password' })
    await expect(page.getByText('Very common')).toBeVisible()
    await expectNoAxeViolations(page)
    await button(page, 'Sign Up').click()
    await expect(page).toHaveURL('/', { timeout: TIMEOUT_MS })
  })

  await test.step('[AUTH-7] a forgotten password is made anew by the link of a letter', async () => {
    await page.context().clearCookies()
    await page.goto('/auth#forgotten')
    const form = page.getByRole('form', { name: 'With a letter' })
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button').click()
    await expect(page.getByRole('status')).toContainText('If there is an account with this address')

    const { link } = await letters.next(email, /a new password$/)
    await page.goto(link!)
    await expect(page.getByRole('form', { name: 'Choose a new password' })).toBeVisible()
    await expectNoAxeViolations(page)
    await fill(page, { 'New password': 'a new one' })
    await button(page, 'Set the password').click()
    await expect(page).toHaveURL('/', { timeout: TIMEOUT_MS })
  })
})

test('[AUTH-8] an address is confirmed by the link of a letter, and changed in the settings', async ({
  page,
  letters,
  expectNoAxeViolations,
}) => {
  await skipWelcome(page)
  const email = await signUp(page)
  const { link } = await letters.next(email)
  await settings(page)
  await expect(region(page, 'Sign-in')).toContainText(`${email}, not confirmed yet.`)
  await page.goto(link!)
  await button(page, 'Confirm the address').click()
  await expect(page.getByRole('status')).toHaveText('Your address is confirmed.')
  await expectNoAxeViolations(page)

  const another = anyEmail()
  await settings(page)
  await expect(region(page, 'Sign-in')).not.toContainText('not confirmed')
  await button(page, 'Change Email').click()
  await fill(page, { 'New email': another })
  await button(page, 'Send the letter').click()
  const letter = await letters.next(another)
  await letters.next(email, /another address was named$/)
  await page.goto(letter.link!)
  await button(page, 'Confirm the address').click()
  await expect(page.getByRole('status')).toHaveText('Your address is confirmed.')
  await settings(page)
  await expect(region(page, 'Sign-in')).toContainText(another)
})
