import type { Page } from '@playwright/test'
import { anyEmail, button, fill } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { unscripted } from './support/unscripted.ts'
import { writePost } from './support/write-post.ts'

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' })

/** Registers Anna by the form of a page without script, and returns her address. */
async function signUp(page: Page) {
  const email = anyEmail()
  await page.goto('/auth')
  await link(page, 'Create an account').click()
  await fill(page, { Username: 'Anna', Email: email, Password: 'secret1' })
  await button(page, 'Sign Up').click()
  await expect(page).toHaveURL('/')
  return email
}

const goTo = async (page: Page, chapter: number) => {
  await page.getByLabel(/^Go to chapter/).fill(String(chapter))
  await button(page, 'Go').click()
}

/** In the top bar, or in a phone's bottom bar. */
const step = (page: Page, to: string) => page.getByRole('button', { name: new RegExp(`${to} chapter$`, 'i') })

const expectHere = (page: Page, chapter: number) =>
  expect(page.locator('#root')).toHaveAttribute('data-chapter', String(chapter))

/** Expects no control that only works with the app. A group's toggle stays as its heading. */
async function expectNothingIdle(page: Page) {
  const controls = page.locator(':is(button, input, select, textarea, [role="tab"]):not(form *, .group-head)')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
}

test.describe('[SHELL-21] without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor is led to the sign-in, and a guest is asked before leaving for good @extended', async ({ page }) => {
    await test.step('a visitor is led to the sign-in from anywhere', async () => {
      for (const address of ['/', '/codex', '/codex/items?id=brass-whistle']) {
        await page.goto(address)
        await expect(page).toHaveURL('/auth')
        await expect(button(page, 'Sign In')).toBeVisible()
      }
    })

    await test.step('Google is a link', async () => {
      await link(page, 'Continue with Google').click()
      await expect(page.getByRole('alert')).toHaveText(/^Google sign-in is not available here/)
    })

    await test.step('a guest is asked before leaving for good', async () => {
      await page.goto('/auth')
      await button(page, 'Continue as Guest').click()
      await expect(page).toHaveURL('/')
      await link(page, 'Account').first().click()
      await button(page, 'Sign Out').click()
      await expect(page.getByRole('heading', { name: 'Leave for good?' })).toBeVisible()
      await link(page, 'Stay').click()
      await expect(page).toHaveURL('/')
      await link(page, 'Account').first().click()
      await button(page, 'Sign Out').click()
      await button(page, 'Sign out and lose it').click()
      await expect(page).toHaveURL('/auth')
    })
  })

  test('a reader signs up and in, turns chapters, and reads every page @extended', async ({
    page,
    traffic,
    playwright,
    baseURL,
  }) => {
    test.slow()
    traffic.expectProblem(/api\/auth\/sign-in/)
    await test.step('an account is made, left and signed in to again', async () => {
      const email = await signUp(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await link(page, 'Account').first().click()
      await button(page, 'Sign Out').click()
      await expect(page).toHaveURL('/auth')
      await fill(page, { Email: email, Password: 'wrong-one' })
      await button(page, 'Sign In').click()
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page.getByLabel('Password')).toHaveValue('')
      await fill(page, { Password: 'secret1' })
      await button(page, 'Sign In').click()
      await expect(page).toHaveURL('/')
      await expectHere(page, 1)
    })

    await test.step('chapters are turned back, forward and by their number; far ahead is asked about first', async () => {
      await page.goto('/codex')
      await step(page, 'next').click()
      await expect(page).toHaveURL('/codex')
      await expectHere(page, 2)
      await step(page, 'previous').click()
      await expectHere(page, 1)
      await goTo(page, 42)
      await expect(page.getByRole('heading', { name: 'Show chapters 2 to 42?' })).toBeVisible()
      await link(page, 'Stay at chapter 1').click()
      await expect(page).toHaveURL('/codex')
      await expectHere(page, 1)
      await goTo(page, 42)
      await button(page, 'Show them').click()
      await expect(page).toHaveURL('/codex')
      await expectHere(page, 42)
      await goTo(page, 12)
      await expectHere(page, 12)
      expect((await page.context().cookies()).find(({ name }) => name === 'chapter')?.value).toBe('12')
    })

    await test.step('every page is read, a record by its link too, and closed by one', async () => {
      await goTo(page, 42)
      await button(page, 'Show them').click()
      const links = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link')
      for (const address of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))) {
        await page.locator(`.section-link[href="${address}"]`).click()
        await expect(page).toHaveURL(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectHere(page, 42)
        await expectNothingIdle(page)
      }
      for (const address of ['/about', '/codex/items', '/codex/organizations', '/codex/recent-activity?since=10']) {
        await page.goto(address)
        await expectNothingIdle(page)
      }
      await page.goto('/no/such/page')
      await expect(page).toHaveURL('/')
      await page.goto('/codex/organizations?id=tuesday-table')
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
      await link(page, 'Close').click()
      await expect(page).toHaveURL('/codex/organizations')
      await expect(page.getByRole('dialog')).toBeHidden()
      for (const popup of ['balance', 'inventory', 'abilities']) {
        await page.goto(`/?popup=${popup}`)
        await expect(page.getByRole('dialog')).toBeVisible()
      }
    })

    await test.step('what the app has behind tabs is behind links', async () => {
      await page.goto('/quests')
      await link(page, /^Completed/).click()
      await expect(page.getByRole('heading', { name: 'Moonweed' })).toBeVisible()
      await page.goto('/codex')
      await link(page, /^Recently Added/).click()
      await expect(page).toHaveURL('/codex?tab=recent')
      await expect(link(page, 'All Content')).not.toHaveAttribute('aria-current')
      await expect(link(page, /^Recently Added/)).toHaveAttribute('aria-current', 'true')
      await page.goto('/codex/recent-activity')
      await link(page, 'Since chapter 37').click()
      await expect(page).toHaveURL('/codex/recent-activity?since=37')
      await link(page, 'This chapter').click()
      await expect(page).toHaveURL('/codex/recent-activity')
    })

    await test.step('feedback is read, and says that writing needs the app', async () => {
      const title = `The second lamp is out ${crypto.randomUUID()}`
      const post = { title, description: 'It was lit before.', subtype: 'bug', chapter: 42 } as const
      const { author } = await writePost(playwright, baseURL!, { ...post, submitMethod: 'new-feedback-button' })
      await page.goto('/feedback')
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
      await expect(entry.locator('noscript .meta')).toHaveText('0 votes')
      await expectNothingIdle(page)
      await author.dispose()
      await expect(page.locator('main noscript .muted')).toHaveText('Writing to us needs JavaScript.')
    })
  })
})

test('[SHELL-21] the form of the sign-in stands free of its frame on a phone @phone @extended', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  for (const mode of ['sign-in', 'sign-up']) {
    await page.goto(`/auth?mode=${mode}`)
    const paper = (await page.getByRole('region', { name: 'Sign in or sign up' }).boundingBox())!
    const label = (await page.getByRole('tabpanel').locator('label').first().boundingBox())!
    // The frame stands 8 px within the paper, and its corners reach 20 px further.
    expect(label.y - paper.y).toBeGreaterThanOrEqual(28)
  }
  await context.close()
})

test.describe('[SHELL-21] what is shown without script', () => {
  test.use({ isTouched: false })

  test('is read by everybody @extended', async ({ page, traffic, readerAt, expectNoAxeViolations }) => {
    test.slow()
    traffic.expectProblem(/api\/auth\/sign-up/)
    await unscripted(page)
    await page.goto('/auth?mode=sign-up')
    await expectNoAxeViolations(page)
    await button(page, 'Sign Up').click()
    await expect(page.getByRole('alert')).toHaveText('Username is required')
    await expectNoAxeViolations(page)
    await readerAt(42, '/')
    for (const address of [
      '/',
      '/codex/organizations?id=tuesday-table',
      '/?popup=inventory',
      '/account',
      '/quests',
      '/feedback',
    ]) {
      await page.goto(address)
      await expect(page.getByLabel(/^Go to chapter/)).toBeAttached()
      await expectNoAxeViolations(page)
    }
    await page.goto('/codex')
    await goTo(page, 60)
    await expect(page.getByRole('heading', { name: 'Show chapters 43 to 60?' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
