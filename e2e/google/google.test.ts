import type { Route } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { forgetReader } from '#e2e/support/forget-reader.ts'
import { endSession, profile } from '#e2e/support/sign-in.ts'
import { test as base, expect } from '#e2e/support/test.ts'
import { control } from '#e2e/support/turn.ts'
import { skipWelcome } from '#e2e/support/welcome.ts'
import { type ServerWithGoogle, startServerWithGoogle } from './server-with-google.ts'

/** Each test has a new server, on which nobody has signed in with Google before. */
const test = base.extend<{ google: ServerWithGoogle }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here
  google: async ({}, use) => {
    const server = await startServerWithGoogle()
    await use(server)
    await server.stop()
  },
  baseURL: ({ google }, use) => use(google.origin),
  context: async ({ context, google }, use) => {
    // Google's pages isolate their windows by COOP; this stub does too.
    await context.route('https://accounts.google.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'cross-origin-opener-policy': 'same-origin' },
        body: `<meta http-equiv="refresh" content="0;url=${google.authorize}${new URL(route.request().url()).search.replaceAll('&', '&amp;')}">`,
      }),
    )
    await use(context)
  },
})

test.beforeEach(({ traffic, page }) => {
  traffic.expectProblem(
    /^request to another origin: (https:\/\/accounts\.google\.com|http:\/\/localhost:\d+\/authorize)/,
  )
  return skipWelcome(page)
})

test('[AUTH-2] [AUTH-5] Continue with Google signs in, by a popup or without, and tells what went wrong @extended', async ({
  page,
  context,
  readerAt,
}) => {
  await test.step('a sign-in with Google that was cancelled is told in the red box', async () => {
    const google = 'https://accounts.google.com/**'
    const cancel = (route: Route) => {
      const { searchParams } = new URL(route.request().url())
      const back = `${searchParams.get('redirect_uri')}?error=access_denied&state=${searchParams.get('state')}`
      return route.fulfill({ status: 302, headers: { location: back } })
    }
    await context.route(google, cancel)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue with Google' }).click()

    await expect(page.getByRole('alert')).toHaveText('Google sign-in was cancelled')
    await expect(page).toHaveURL('/auth')
    await context.unroute(google, cancel)
  })

  await test.step('it signs in through a popup that closes itself', async () => {
    await page.goto('/auth')
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await (await popup).waitForEvent('close')

    await expect(page).toHaveURL('/')
    expect(await profile(page)).toMatchObject({ username: 'Gina', email: 'gina@example.com', isAnonymous: false })
  })

  await test.step('[AUTH-5] whoever comes after a session that has ended is asked where they begin', async () => {
    await readerAt(60, '/codex')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await endSession(page)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Begin at chapter 1' }).click()
    await (await popup).waitForEvent('close')

    await expect(control(page, 1)).toBeVisible()
    expect(await profile(page)).toMatchObject({ username: 'Gina', currentChapter: 1 })
  })

  await test.step('where the popup is blocked, Google comes back to where the reader wanted to go', async () => {
    await forgetReader(page)
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto('/codex')
    await expect(page).toHaveURL('/auth')
    await page.getByRole('button', { name: 'Continue with Google' }).click()

    await expect(page).toHaveURL('/codex')
    expect(await profile(page)).toMatchObject({ username: 'Gina' })
  })
})

test('[AUTH-9] whoever owns an address that somebody else has signed up with comes in with Google all the same @extended', async ({
  page,
  baseURL,
  playwright,
  expectNoAxeViolations,
}) => {
  const squatter = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { origin: baseURL! } })
  const account = { username: 'Squatter', email: 'gina@example.com', password: 'secret1' }
  expect((await squatter.post(ADDRESSES.signUp, { data: account })).ok()).toBe(true)
  await page.goto('/auth')
  const refused = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await (await refused).waitForEvent('close')
  await expect(page.getByRole('alert')).toContainText('An account with this email already exists')
  await expectNoAxeViolations(page)

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'continue with Google as somebody new' }).click()
  await (await popup).waitForEvent('close')

  await expect(page).toHaveURL('/')
  expect(await profile(page)).toMatchObject({ username: 'Gina', email: 'gina@example.com' })
  expect(await (await squatter.get(ADDRESSES.profile)).json()).toMatchObject({ username: 'Squatter', email: null })
  await squatter.dispose()
})
