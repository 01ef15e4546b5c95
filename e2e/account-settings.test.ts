import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import { leave } from './support/leave.ts'
import { button, tab } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Delete account?' })

test('[ACC-3] [ACC-4] the settings, what they say where leaving or deleting fails, and signing out @desktop', async ({
  readerAt,
  traffic,
}) => {
  const page = await readerAt(42, '/account#settings')

  await test.step('have three preferences to come, feedback, about and the way out', async () => {
    await expect(tab(page, 'Settings')).toHaveAttribute('aria-selected', 'true')
    await expect(region(page, 'App Preferences').getByRole('heading', { level: 3 })).toHaveText([
      'Theme',
      'Spoiler Protection',
      'Notifications',
    ])
    await expect(region(page, 'App Preferences').getByText('Coming Soon', { exact: true })).toHaveCount(3)
    await expect(region(page, 'Data & Privacy').getByRole('heading', { level: 3 })).toHaveText([
      'About',
      'Welcome',
      'Sign Out',
      'Your Data',
      'Delete Account',
    ])
    await expect(region(page, 'Feedback').getByRole('link')).toHaveAttribute('href', '/feedback')
    await page.getByRole('link', { name: 'View About' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(tab(page, 'Settings')).toHaveAttribute('aria-selected', 'true')
    expect(traffic.problems()).toEqual([])
  })

  await test.step('the question before deleting closes where it fails too, and says why', async () => {
    traffic.expectProblem(/api\/profile/)
    await page.route(`**${ADDRESSES.profile}`, (route) =>
      route.fulfill({ status: 401, json: { error: ERRORS.noUser } }),
    )
    await button(page, 'Delete Account').click()
    await button(page, 'Delete account').click()
    await expect(page.getByRole('alert')).toContainText('Error deleting account: No user logged in')
    await expect(confirmation(page)).toBeHidden()
    await expect(page).toHaveURL('/account#settings')
    await page.unroute(`**${ADDRESSES.profile}`)
  })

  await test.step('sign out, and say why where it fails', async () => {
    traffic.expectProblem(/api\/auth\/sign-out/)
    await page.reload()
    await page.route(`**${ADDRESSES.signOut}`, (route) =>
      route.fulfill({ status: 503, json: { error: ERRORS.stillSignedIn } }),
    )
    await leave(page, 'Sign Out')
    await expect(page.getByRole('alert')).toContainText('Error signing out: You are still signed in. Please try again.')
    await expect(page).toHaveURL('/account#settings')
    await page.reload()
    await expect(button(page, 'Sign Out')).toBeVisible()
    await page.unroute(`**${ADDRESSES.signOut}`)
    await leave(page, 'Sign Out')
    await expect(page).toHaveURL('/auth')
  })
})

test('[ACC-4] [ACC-5] the account goes after a question, with or without the posts, and its data is taken home first @desktop', async ({
  page,
  baseURL,
  readerAt,
}) => {
  await test.step('asks first, takes all away and leads to /auth', async () => {
    await readerAt(42, '/account#settings')
    await button(page, 'Delete Account').click()
    await expect(button(page, 'Keep it')).toBeFocused()
    await button(page, 'Keep it').click()
    await expect(confirmation(page)).toBeHidden()
    await expect(button(page, 'Delete Account')).toBeFocused()
    expect((await page.request.get(ADDRESSES.profile)).status()).toBe(200)

    await button(page, 'Delete Account').click()
    await button(page, 'Delete account').click()
    await expect(page).toHaveURL('/auth')
    expect((await page.request.get(ADDRESSES.profile)).status()).toBe(401)
    expect(await page.evaluate(() => localStorage.getItem('currentChapter'))).toBeNull()
  })

  await test.step('the reader takes home all that is kept of them, and then takes their posts away', async () => {
    await readerAt(42, '/account#settings')
    const draft = { title: 'Mine', description: 'Words.', type: 'feedback', subtype: 'general', chapter: 42 }
    const data = { ...draft, submitMethod: 'new-feedback-button' }
    const made = await page.request.post(ADDRESSES.feedback, { data, headers: { origin: baseURL! } })
    const { id } = await made.json()

    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download my data').click()])
    expect(file.suggestedFilename()).toBe('codex-data.json')
    const kept = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(kept).toMatchObject({ user: { currentChapter: 42 }, posts: [{ id, title: 'Mine' }] })

    await button(page, 'Delete Account').click()
    await page.getByRole('checkbox', { name: 'Delete what I wrote too' }).check()
    await button(page, 'Delete account').click()
    await expect(page).toHaveURL('/auth')
    await readerAt(42, '/account')
    expect((await page.request.get(`${ADDRESSES.feedback}/${id}`)).status()).toBe(404)
  })
})
