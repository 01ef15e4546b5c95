import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { PostList } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import { anyTitle, button, fill } from './support/feedback.ts'
import { expect, test } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'

test.use({ serviceWorkers: 'allow' })

const offer = (page: Page, chapter: number) => page.getByText(`Continue from chapter ${chapter}?`)

async function newTab(page: Page) {
  const tab = await page.context().newPage()
  await tab.goto('/')
  return tab
}

/** Turns in another tab of the same browser, and waits until its account and its storage have the chapter. */
async function turnOnElsewhere(page: Page, from: number, chapter: number) {
  const ahead = await newTab(page)
  await turnTo(ahead, from, String(chapter))
  await expect(control(ahead, chapter)).toBeVisible()
  const reached = async () => ((await (await page.request.get(ADDRESSES.profile)).json()) as Profile).currentChapter
  await expect.poll(reached).toBe(chapter)
  await ahead.waitForLoadState('networkidle')
  await expect(offer(page, chapter)).toBeVisible()
  return ahead
}

test('[AUTH-6] what is done in a tab reaches nobody who has signed in in another @desktop @extended', async ({
  readerAt,
  context,
  baseURL,
  traffic,
}) => {
  traffic.expectProblem(/api\/(feedback|profile|notes|read-pages|reports)/)
  const page = await readerAt(12, '/feedback')
  const title = anyTitle()
  await button(page, 'New Feedback').click()
  await fill(page, title)

  // No storage event tells the tab.
  await context.clearCookies()
  const data = { username: 'Bert', email: `another-${crypto.randomUUID()}@example.com`, password: 'secret-word' }
  const headers = { origin: baseURL! }
  expect((await context.request.post(ADDRESSES.signUp, { data, headers })).status()).toBe(200)
  await button(page, 'Submit').click()

  await expect(page.getByText('Somebody has signed in here.').first()).toBeVisible()
  await expect(page.getByLabel('Title'), 'what was typed is not theirs').toBeHidden()
  const { posts } = (await (await context.request.get(ADDRESSES.feedback)).json()) as PostList
  expect(posts.map((post) => 'title' in post && post.title)).not.toContain(title)
})

test.describe('[DATA-12] with two tabs', () => {
  test('who stays in one of them stays there @desktop', async ({ readerAt, context, traffic, expectNothingBeyond }) => {
    const page = await readerAt(42)

    await test.step('when it is loaded anew', async () => {
      const ahead = await turnOnElsewhere(page, 42, 60)
      await page.getByRole('button', { name: 'Stay at chapter 42' }).click()
      await expect(offer(page, 60)).toBeHidden()
      traffic.forget()
      for (const tab of [page, await newTab(page)]) {
        await tab.reload()
        await expect(control(tab, 42)).toBeVisible()
        await expect(tab.getByRole('heading', { level: 1 })).toContainText('Wren')
        await expect(offer(tab, 60)).toBeHidden()
      }
      await expectNothingBeyond(42)
      await ahead.reload()
      await expect(control(ahead, 60)).toBeVisible()
      await expect(control(page, 42)).toBeVisible()
    })

    await test.step('without a network too', async () => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      traffic.expectProblem(/ERR_INTERNET_DISCONNECTED/)
      await context.setOffline(true)
      await page.reload()
      await expect(control(page, 42)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Wren')
      await context.setOffline(false)
      await page.reload()
      await expect(control(page, 42)).toBeVisible()
    })
  })

  test('who was only asked is asked again, also as a guest who registers meanwhile @desktop @extended', async ({
    readerAt,
    expectNothingBeyond,
    traffic,
  }) => {
    const page = await readerAt(12)
    // The other tab reloads its own story once it has an account.
    await (await turnOnElsewhere(page, 12, 57)).close()
    traffic.forget()

    await test.step('who was only asked is asked again, and stays meanwhile', async () => {
      await page.reload()
      await expect(offer(page, 57)).toBeVisible()
      await expect(control(page, 12)).toBeVisible()
      await expectNothingBeyond(12)
    })

    await test.step('a guest who registers in the tab that stayed behind goes on from there', async () => {
      await page.goto('/auth')
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await page.getByLabel('Username').fill('Anna')
      await page.getByLabel('Email').fill(`two-tabs-${crypto.randomUUID()}@example.com`)
      await page.getByLabel('Password').fill('secret-word')
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
      await expect(control(page, 12)).toBeVisible()
      await expect(offer(page, 57)).toBeVisible()
      await expectNothingBeyond(12)
    })

    await test.step('who goes on stays there', async () => {
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(control(page, 57)).toBeVisible()
      await page.reload()
      await expect(control(page, 57)).toBeVisible()
    })
  })
})
