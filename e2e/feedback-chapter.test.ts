import type { Browser, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { PostList } from '#api/feedback.ts'
import { anyTitle, button, entry, fill, LIST, test, thanks } from './support/feedback.ts'
import { expect } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'
import { visit } from './support/visit.ts'
import { skipWelcome } from './support/welcome.ts'

const chapterField = (page: Page) => page.getByRole('spinbutton', { name: 'You have read up to chapter' })

/** Submits the form and returns the new post's id. */
async function submit(page: Page) {
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('New feedback: '))
  await button(page, 'Submit').click()
  await expect(thanks(page)).toBeVisible()
  return (await logged).text().slice('New feedback: '.length)
}

/** What another reader at the chapter sees of that post, and the whole response that carries the list. */
async function seenAt(browser: Browser, baseURL: string, chapter: number, id: string) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  await context.request.post(ADDRESSES.guest, { data: { chapter } })
  const page = await context.newPage()
  await skipWelcome(page)
  const bodies: string[] = []
  // Other tests' posts may be veiled too.
  await page.route(LIST, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as PostList
    const posts = answer.posts.filter((post) => post.id === id)
    bodies.push(JSON.stringify(answer))
    await route.fulfill({ response, json: { posts, next: null } })
  })
  const drawn = await page.goto('/feedback')
  bodies.push(await drawn!.text())
  await expect.poll(() => bodies, 'the app has asked for the list').toHaveLength(2)
  await expect(page.getByRole('list', { name: 'Feedback' }).getByRole('listitem')).toHaveCount(1)
  return { page, travelled: () => bodies.join(), close: () => context.close() }
}

test('[FEED-7] a post is shown from the furthest chapter of its author on, or from a later one that they name', async ({
  readerAt,
  browser,
  baseURL,
  expectNoAxeViolations,
}) => {
  const page = await readerAt(42, '/feedback')

  await test.step('the chapter may be raised, and not be lowered', async () => {
    await button(page, 'New Feedback').click()
    await fill(page, anyTitle())
    await expect(button(page, 'Submit')).toBeEnabled()
    for (const wrong of ['41', '61', '0', '4.5', '-42']) {
      await chapterField(page).fill(wrong)
      await expect(page.getByText('Please choose a chapter from 42 to 60.')).toBeVisible()
      await expect(chapterField(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(button(page, 'Submit')).toBeDisabled()
    }
    await expectNoAxeViolations(page)
    await chapterField(page).fill('')
    await expect(button(page, 'Submit')).toBeDisabled()
    await chapterField(page).fill('59')
    await expect(page.getByText('Shown to readers from chapter 59 on.')).toBeVisible()
    await expectNoAxeViolations(page)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await button(page, 'Submit').click()
    expect((await sent).postDataJSON()).toMatchObject({ chapter: 59 })
    await expect(thanks(page)).toBeVisible()

    await button(page, 'Add Info').click()
    await expect(chapterField(page)).toHaveValue('42')
    await expect(page.getByText('The administrators see how far you have read.')).toBeVisible()
    await button(page, 'Cancel').click()
  })

  await test.step('it rises in the open form with its reader, and stays when they go back', async () => {
    await button(page, 'New Feedback').click()
    await expect(chapterField(page)).toHaveValue('42')
    await turnTo(page, 42, '57')
    await expect(chapterField(page)).toHaveValue('57')
    await turnTo(page, 57, '12')
    await expect(control(page, 12)).toBeVisible()
    await expect(chapterField(page)).toHaveValue('57')
  })

  await test.step('it is that of somebody who was at 60 and has gone back to 42', async () => {
    await readerAt(60)
    await turnTo(page, 60, '42')
    await expect(control(page, 42)).toBeVisible()
    await visit(page, '/feedback')
    await button(page, 'New Feedback').click()
    await expect(page.getByText('Shown to readers from chapter 60 on.')).toBeVisible()
    await expect(chapterField(page)).toHaveValue('60')
    const title = anyTitle()
    await fill(page, title)
    const id = await submit(page)
    await expect(entry(page, 'Written by you further on'), 'its author has gone back').toBeVisible()

    const other = await seenAt(browser, baseURL!, 42, id)
    await expect(entry(other.page, 'Written further on in the story')).toBeVisible()
    await expect(entry(other.page, title)).toBeHidden()
    expect(other.travelled()).toContain(id)
    expect(other.travelled()).not.toContain(title)
    await other.close()
  })
})

test('[FEED-7] a new guest says how far they have read before they can send anything @desktop @extended', async ({
  page,
  browser,
  baseURL,
}) => {
  await skipWelcome(page)
  await page.goto('/auth')
  await button(page, 'Continue as Guest').click()
  await expect(control(page, 1)).toBeVisible()
  await page.goto('/feedback')
  await button(page, 'New Feedback').click()
  await expect(chapterField(page)).toHaveValue('')
  await expect(chapterField(page)).toHaveAttribute('required')
  const title = anyTitle()
  await fill(page, title)
  await expect(button(page, 'Submit')).toBeDisabled()
  await expect(page.getByText('Shown only to readers who are that far.')).toBeVisible()
  await chapterField(page).fill('57')
  await expect(page.getByText('Shown to readers from chapter 57 on.')).toBeVisible()
  await page.reload()
  await expect(chapterField(page)).toHaveValue('57')
  const id = await submit(page)

  const behind = await seenAt(browser, baseURL!, 56, id)
  await expect(entry(behind.page, 'Written further on in the story')).toBeVisible()
  expect(behind.travelled()).not.toContain(title)
  await turnTo(behind.page, 56, '57')
  await expect(entry(behind.page, title)).toBeVisible()
  await behind.close()
})

test('[FEED-9] a device that stays behind its account is told no entry from further on @desktop', async ({
  readerAt,
  write,
  traffic,
  baseURL,
}) => {
  const title = anyTitle()
  const about = { kind: 'characters', id: 'madam-quill', name: 'Madam Quill' } as const
  const id = await write(60, { title, entry: about })
  const page = await readerAt(42)
  await expect(control(page, 42)).toBeVisible()
  const elsewhere = { headers: { origin: baseURL! } }
  await page.request.patch(ADDRESSES.profile, { data: { currentChapter: 60 }, ...elsewhere })
  await page.request.put(ADDRESSES.readPages, { data: { id: 'leaf-4', chapter: 59 }, ...elsewhere })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: 'Stay at chapter 42' }).click()
  await page.route(LIST, async (route) => {
    const response = await route.fetch()
    const { posts } = (await response.json()) as PostList
    await route.fulfill({ response, json: { posts: posts.filter((post) => post.id === id), next: null } })
  })
  traffic.forget()

  const pages = page.waitForResponse((response) => response.url().includes(ADDRESSES.readPages))
  await page.goto('/codex/keepers-diary')
  await pages
  await page.goto('/feedback')
  expect(await page.content()).not.toContain('madam-quill')
  // The server-drawn page lists other tests' posts too.
  await expect(page.getByRole('list', { name: 'Feedback' }).getByRole('listitem')).toHaveCount(1)
  await button(page, 'Show anyway').click()
  await expect(entry(page, title)).toBeVisible()
  await expect(control(page, 42)).toBeVisible()
  expect(JSON.stringify(await traffic.answers())).not.toMatch(/leaf-4|madam-quill/)
})
