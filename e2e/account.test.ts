import type { APIRequestContext, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { visit } from './support/visit.ts'
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

test('[ACC-1] [ACC-2] the profile and the achievements of a reader who goes on from chapter 1 to 59 @desktop @extended', async ({
  readerAt,
  expectNothingBeyond,
}) => {
  const page = await readerAt(1, '/account?achievement=__proto__')

  await test.step('an achievement that does not exist gives way to the list', async () => {
    await expect(page).toHaveURL('/account#achievements')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('the profile counts the characters and the locations that the codex shows', async () => {
    await turnTo(page, 1, '17')
    await expect(control(page, 17)).toBeVisible()
    await visit(page, '/codex')
    const counts: string[] = []
    for (const name of ['Characters', 'Locations']) {
      const category = page.getByRole('main').getByRole('link', { name })
      counts.push(/(\d+) entries/.exec((await category.textContent())!)![1]!)
    }
    await visit(page, '/account')
    await expect(figure(page, 'Characters')).toHaveText(`${counts[0]}Characters`)
    await expect(figure(page, 'Locations')).toHaveText(`${counts[1]}Locations`)
  })

  const unlock = async (from: number, chapter: number, name: string, before: number) => {
    await turnTo(page, from, `${chapter - 1}`)
    await expect(achievement(page, name)).toContainText(`${before}%`)
    await page.getByRole('button', { name: 'Next chapter' }).click()
    await expect(achievement(page, name)).toContainText('Unlocked')
  }

  await test.step('the first achievement unlocks at the chapter of its threshold', async () => {
    await tab(page, 'Achievements').click()
    await expect(page).toHaveURL('/account#achievements')
    await unlock(17, 32, 'First Step', 96)
  })

  await test.step('the profile says who reads, since when, how far, and what came of it', async () => {
    await turnTo(page, 32, '42')
    await expect(control(page, 42)).toBeVisible()
    await visit(page, '/account')
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
  })

  await test.step('the achievements stand in their categories, with a summary and a notice', async () => {
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

  await test.step('they show rarity, and a check mark with points or how far they are', async () => {
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

  await test.step('they open in a sheet, which the address holds and closing takes away', async () => {
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

    await visit(page, '/account?achievement=whole-novel')
    const locked = page.getByRole('dialog', { name: 'Whole Novel' })
    await expect(locked.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
    await expect(locked).not.toContainText('Unlocked!')
    await expectNothingBeyond(42)
    await page.keyboard.press('Escape')
    await expect(locked).toBeHidden()
  })

  await test.step('the others unlock at theirs', async () => {
    await unlock(42, 50, 'Watcher', 98)
    await unlock(50, 59, 'First Volume', 98)
  })

  await test.step('the profile shows a guest the way to an account of their own', async () => {
    await tab(page, 'Profile').click()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL('/auth?mode=sign-up')
  })
})

test('[DIARY-2] opened diary entries count towards the achievement, on the next device too @desktop @extended', async ({
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

test('[ACC-1] [SHELL-6] the account is read by everybody, without scrolling sideways, and opens at its feedback', {
  tag: '@both',
}, async ({ readerAt, expectNoAxeViolations }) => {
  const page = await readerAt(42, '/account#feedback')

  await test.step('[SHELL-6] /account#feedback opens the settings at their feedback section', async () => {
    await expect(tab(page, 'Settings')).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('#feedback')).toBeFocused()
    await expect(region(page, 'Feedback')).toBeInViewport({ ratio: 1 })

    await tab(page, 'Profile').click()
    await expect(page).toHaveURL('/account')
    await page.reload()
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true')
  })

  for (const address of ['/account', '/account?achievement=watcher#achievements', '/account#settings'])
    await test.step(`${address} is read by everybody, without scrolling sideways`, async () => {
      await visit(page, address)
      await expect(page.locator('.account-tab')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(address.includes('achievement=') ? 1 : 0)
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page, [360, 601, 861, 2560])
    })

  await test.step('so is the question before deleting', async () => {
    await button(page, 'Delete Account').click()
    await expect(confirmation(page)).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
