import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import { leave } from './support/leave.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect, test } from './support/test.ts'
import { turnTo } from './support/turn.ts'
import { skipWelcome } from './support/welcome.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const row = (page: Page, name: string) => region(page, 'Your Journey').locator('.leaders').filter({ hasText: name })
const achievement = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const figure = (page: Page, name: string | RegExp) =>
  page
    .getByRole('tabpanel')
    .locator('.figures > div')
    .filter({ has: page.locator('.figures-name', { hasText: name }) })
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Delete account?' })

test.describe('[ACC-1] the profile', () => {
  test('says who reads, since when, how far, and what came of it @desktop', async ({
    readerAt,
    expectNothingBeyond,
  }) => {
    const page = await readerAt(42, '/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Profile', 'Achievements', 'Settings'])
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true')

    const { username } = await (await page.request.get(ADDRESSES.profile)).json()
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    )
    await expect(figure(page, 'Member since')).toHaveText(`${username}Member since ${today}`)
    await expect(figure(page, 'Day streak')).toHaveText('1Day streak')
    const progress = page.getByRole('progressbar', { name: 'Chapter 42 of 420' })
    await expect(progress).toHaveAttribute('aria-valuenow', '10')
    await expect(region(page, 'Reading Progress')).toContainText('10%')
    await expect(row(page, 'Quests completed')).toHaveText(/\d+$/)
    await expect(row(page, 'Achievements unlocked')).toHaveText(/2 of 8$/)
    await expect(row(page, 'Achievement points')).toHaveText(/35$/)
    await expectNothingBeyond(42)
  })

  test('counts the characters and the locations that the codex shows @desktop', async ({ readerAt }) => {
    const page = await readerAt(17, '/codex')
    const counts: string[] = []
    for (const name of ['Characters', 'Locations']) {
      const category = page.getByRole('main').getByRole('link', { name })
      counts.push(/(\d+) entries/.exec((await category.textContent())!)![1]!)
    }
    await page.goto('/account')
    await expect(figure(page, 'Characters')).toHaveText(`${counts[0]}Characters`)
    await expect(figure(page, 'Locations')).toHaveText(`${counts[1]}Locations`)
  })

  test('shows a guest the way to an account of their own @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/account')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('[ACC-2] the achievements', () => {
  test('stand in their categories, with a summary and a notice @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/account')
    await tab(page, 'Achievements').click()
    await expect(page).toHaveURL('/account#achievements')
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([
      /^Reading\s*1\/4$/,
      /^Codex\s*1\/2$/,
      /^Habits\s*0\/2$/,
    ])
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(8)
    await expect(figure(page, 'Achievements unlocked')).toHaveText('2 of 8Achievements unlocked')
    await expect(figure(page, 'Completion')).toHaveText('25%Completion')
    await expect(figure(page, 'Points earned')).toHaveText('35Points earned')
    await expect(page.getByText('Many achievements are placeholders for now')).toBeVisible()
  })

  test('show rarity, and a check mark with points or how far they are @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/account#achievements')
    await expect(achievement(page, 'First Step')).toHaveText(/Unlocked.*Common10 points$/)
    await expect(achievement(page, 'Watcher')).toHaveText(/Common84%$/)
    for (const [name, percent] of [
      ['First Volume', '71'],
      ['Whole Novel', '10'],
      ['Diary Reader', '0'],
    ] as const) {
      await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuenow', percent)
      await expect(achievement(page, name)).not.toContainText('Unlocked')
    }
  })

  test('unlock at the chapters of their thresholds @desktop', async ({ readerAt }) => {
    const page = await readerAt(31, '/account#achievements')
    let here = 31
    for (const [chapter, name, before] of [
      [32, 'First Step', 96],
      [50, 'Watcher', 98],
      [59, 'First Volume', 98],
    ] as const) {
      if (here !== chapter - 1) await turnTo(page, here, `${chapter - 1}`)
      here = chapter
      await expect(achievement(page, name)).toContainText(`${before}%`)
      await page.getByRole('button', { name: 'Next chapter' }).click()
      await expect(achievement(page, name)).toContainText('Unlocked')
    }
  })

  test('open in a sheet, which the address holds and closing takes away @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/account#achievements')
    const sheet = page.getByRole('dialog', { name: 'First Step' })
    await achievement(page, 'First Step').click()
    await expect(sheet).toContainText('Reach chapter 32.')
    await expect(sheet).toContainText('Common')
    await expect(sheet).toContainText('Unlocked! 10 points earned')
    await expect(page).toHaveURL('/account?achievement=first-step#achievements')

    await page.reload()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/account#achievements')

    await page.goto('/account?achievement=whole-novel')
    const locked = page.getByRole('dialog', { name: 'Whole Novel' })
    await expect(locked.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
    await expect(locked).not.toContainText('Unlocked!')
  })

  test('an achievement that does not exist gives way to the list @desktop', async ({ readerAt }) => {
    const page = await readerAt(1, '/account?achievement=__proto__')
    await expect(page).toHaveURL('/account#achievements')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('[DIARY-2] opened diary entries count towards the achievement, on the next device too @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const [email, password] = [`reader-${crypto.randomUUID()}@example.com`, 'secret1']
  const enter = async (request: APIRequestContext, address: string, data: object) =>
    expect((await request.post(address, { data, headers: { origin: baseURL! } })).ok()).toBe(true)
  const progress = (page: Page) => page.getByRole('progressbar', { name: 'Diary Reader' })
  await skipWelcome(page)
  await enter(page.request, ADDRESSES.signUp, { username: 'Anna', email, password, chapter: 60 })

  await page.goto('/codex/keepers-diary')
  const kept = page.waitForResponse(
    (response) => response.url().endsWith(ADDRESSES.readPages) && response.status() === 204,
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ch\. \d+/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await kept
  await page.goto('/account#achievements')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '10')

  const elsewhere = await browser.newContext({ baseURL: baseURL! })
  const other = await elsewhere.newPage()
  await skipWelcome(other)
  await enter(other.request, ADDRESSES.signIn, { email, password })
  await other.goto('/account#achievements')
  await expect(progress(other)).toHaveAttribute('aria-valuenow', '10')
  await elsewhere.close()
})

test.describe('[ACC-3] the settings', () => {
  test('have three preferences to come, feedback, about and the way out @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/account#settings')
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
  })

  test('sign out, and say why where it fails @desktop', async ({ readerAt, traffic }) => {
    traffic.expectProblem(/api\/auth\/sign-out/)
    const page = await readerAt(42, '/account#settings')
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

test('[SHELL-6] /account#feedback opens the settings at their feedback section', async ({ readerAt }) => {
  const page = await readerAt(42, '/account#feedback')
  await expect(tab(page, 'Settings')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#feedback')).toBeFocused()
  await expect(region(page, 'Feedback')).toBeInViewport({ ratio: 1 })

  await tab(page, 'Profile').click()
  await expect(page).toHaveURL('/account')
  await page.reload()
  await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true')
})

test.describe('[ACC-4] deleting the account', () => {
  test('asks first, takes all away and leads to /auth @desktop', async ({ readerAt }) => {
    const page = await readerAt(42, '/account#settings')
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

  test('closes the question where it fails too, and says why @desktop', async ({ readerAt, traffic }) => {
    traffic.expectProblem(/api\/profile/)
    const page = await readerAt(42, '/account#settings')
    await page.route(`**${ADDRESSES.profile}`, (route) =>
      route.fulfill({ status: 401, json: { error: ERRORS.noUser } }),
    )
    await button(page, 'Delete Account').click()
    await button(page, 'Delete account').click()
    await expect(page.getByRole('alert')).toContainText('Error deleting account: No user logged in')
    await expect(confirmation(page)).toBeHidden()
    await expect(page).toHaveURL('/account#settings')
  })
})

test('[ACC-5] the reader takes home all that is kept of them, and then takes their posts away @desktop', async ({
  page,
  baseURL,
  readerAt,
}) => {
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

test('[ACC-1] the account is read by everybody, without scrolling sideways', { tag: '@both' }, async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42, '/account')
  for (const address of ['/account', '/account?achievement=watcher#achievements', '/account#settings']) {
    await page.goto(address)
    await expect(page.locator('.account-tab')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(address.includes('achievement=') ? 1 : 0)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, [360, 601, 861, 2560])
  }
  await button(page, 'Delete Account').click()
  await expect(confirmation(page)).toBeVisible()
  await expectNoAxeViolations(page)
})
