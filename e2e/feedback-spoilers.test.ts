import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import { anyTitle, button, draft, entry, LIST, test } from './support/feedback.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a spoiler' })
const chapterField = (page: Page) =>
  dialog(page).getByRole('spinbutton', { name: 'From which chapter on may this be read?' })
const reportOf = (page: Page, title: string) => entry(page, title).getByRole('button', { name: 'Report a spoiler' })
/** Other tests' posts may be veiled too, so this matches the post by its id. */
const veiledAt = (page: Page, id: string) => page.waitForResponse((response) => isVeiledIn(response, id))

async function isVeiledIn(response: { url(): string; json(): Promise<unknown> }, id: string) {
  if (!/\/api\/feedback\?/.test(response.url())) return false
  const { posts } = (await response.json()) as { posts: { id: string; isVeiled?: boolean }[] }
  return posts.some((post) => post.id === id && post.isVeiled)
}

test('[FEED-11] a spoiler is reported, which folds it at once, by keys alone too, and says so where it fails @extended', async ({
  readerAt,
  write,
  baseURL,
  expectNoAxeViolations,
  traffic,
}) => {
  const page = await readerAt(42)

  await test.step('a report is made within a post that was asked for too, and one’s own post has none', async () => {
    const title = anyTitle()
    const id = await write(50, { title })
    await page.route(LIST, async (route) => {
      const response = await route.fetch()
      const { posts } = (await response.json()) as { posts: { id: string; isMine: boolean }[] }
      const shown = posts.filter((post) => post.id === id || post.isMine)
      await route.fulfill({ response, json: { posts: shown, next: null } })
    })
    const own = anyTitle()
    const post = { ...draft(), title: own }
    await page.request.post(ADDRESSES.feedback, { data: post, headers: { origin: baseURL! } })
    await page.goto('/feedback')
    await expect(entry(page, own).getByRole('button')).toHaveText(['0', 'Withdraw'])
    // The server-drawn page lists other tests' posts too.
    await expect(page.getByRole('list', { name: 'Feedback' }).getByRole('listitem')).toHaveCount(2)
    await button(page, 'Show anyway').click()
    await reportOf(page, title).click()
    await chapterField(page).fill('50')
    await expect(dialog(page).getByText('Please choose a chapter from 51 to 60.')).toBeVisible()
    await chapterField(page).fill('60')
    await button(page, 'Report').click()
    await expect(page.getByText('Thank you. Nobody before chapter 60 sees it unasked any more.').first()).toBeVisible()
    await expect(reportOf(page, title), 'who has asked for it goes on seeing it').toBeFocused()
    await page.unroute(LIST)
    expect(traffic.problems()).toEqual([])
  })

  await test.step('a report that does not arrive says so, and what was typed stays', async () => {
    traffic.expectProblem(/\b(500|429|404) .*\/spoiler/)
    const title = anyTitle()
    await write(10, { title })
    await page.goto('/feedback')
    const answers = [
      { status: 500, json: { error: ERRORS.unexpected } },
      { status: 429, json: { error: 'Too many reports. Please try again in 24 hours.' } },
      { status: 404, json: { error: ERRORS.notFound } },
    ]
    await page.route('**/spoiler', (route) => route.fulfill(answers.shift()!))
    await reportOf(page, title).click()
    await chapterField(page).fill('50')
    await button(page, 'Report').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to report the post. Please try again.')
    await button(page, 'Report').click()
    await expect(page.getByRole('alert')).toHaveText('Too many reports. Please try again in 24 hours.')
    await expect(chapterField(page)).toHaveValue('50')
    await button(page, 'Report').click()
    await expect(page.getByRole('alert').first()).toContainText('This post is no longer there.')
    await expect(dialog(page)).toBeHidden()
    await page.unroute('**/spoiler')
  })

  await test.step('a spoiler that a reader reports is folded at once, by keys alone', async () => {
    const title = anyTitle()
    const id = await write(10, { title })
    await page.goto('/feedback')
    await reportOf(page, title).press('Enter')
    await expect(dialog(page)).toContainText(title)
    await expect(chapterField(page)).toHaveValue('')
    await expect(chapterField(page)).toHaveAttribute('required')
    await expect(button(page, 'Report')).toBeDisabled()
    for (const wrong of ['10', '61', '4.5', '-20']) {
      await chapterField(page).fill(wrong)
      await expect(dialog(page).getByText('Please choose a chapter from 11 to 60.')).toBeVisible()
      await expect(button(page, 'Report')).toBeDisabled()
    }
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, [320, 390])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(reportOf(page, title)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(chapterField(page)).toHaveValue('')
    await chapterField(page).fill('50')
    await expectNoAxeViolations(page)
    const folded = veiledAt(page, id)
    await chapterField(page).press('Enter')
    await folded
    await expect(page.getByText('Thank you. Nobody before chapter 50 sees it unasked any more.').first()).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(entry(page, title)).toBeHidden()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), 'the place is kept').toBe('BUTTON')
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, [320, 390])

    traffic.forget()
    await page.goto('/feedback')
    await expect(page.getByRole('list', { name: 'Feedback' })).toBeVisible()
    expect(JSON.stringify(await traffic.answers()) + (await page.content())).not.toContain(title)
    await turnTo(page, 42, '50')
    await expect(control(page, 50)).toBeVisible()
    await expect(entry(page, title)).toBeVisible()
  })
})
