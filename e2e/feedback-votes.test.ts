import { ERRORS } from '#api/errors.ts'
import { anyTitle, entry, test, vote } from './support/feedback.ts'
import { expect } from './support/test.ts'

test.describe('[FEED-6] a vote', () => {
  test('is one for each reader, kept here and on the server, and can be taken back @desktop', async ({
    readerAt,
    write,
  }) => {
    const title = anyTitle()
    const id = await write(1, { title })
    const page = await readerAt(42, '/feedback')
    const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT')
    const kept = () => page.evaluate(() => localStorage.getItem('votedFeedback') ?? '')

    const given = saved()
    await vote(page, title).click()
    await given
    expect(await kept()).toContain(id)
    await page.reload()
    await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'true')
    await expect(vote(page, title)).toHaveAccessibleName(`Upvote ${title}, 1 vote`)

    const takenBack = saved()
    await vote(page, title).click()
    await takenBack
    expect(await kept()).not.toContain(id)
    await page.reload()
    await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'false')
    await expect(vote(page, title)).toHaveText('0')
  })

  test('that fails is only logged, and undone @desktop', async ({ readerAt, write, traffic }) => {
    traffic.expectProblem(/\/vote/)
    const title = anyTitle()
    await write(1, { title })
    const page = await readerAt(42, '/feedback')
    await page.route('**/vote', (route) => route.fulfill({ status: 500, json: { error: ERRORS.unexpected } }))
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
    await vote(page, title).click()
    await logged
    await expect(vote(page, title)).toHaveText('0')
    await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('counts in another tab too, once it is looked at @desktop', async ({ readerAt, write, context }) => {
    const title = anyTitle()
    await write(1, { title })
    const page = await readerAt(42, '/feedback')
    const other = await context.newPage()
    await other.goto('/feedback')
    await expect(vote(other, title)).toHaveText('0')

    const saved = page.waitForResponse('**/vote')
    await vote(page, title).click()
    await saved
    const later = anyTitle()
    await write(1, { title: later })
    await other.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(entry(other, later)).toBeVisible()
    await expect(vote(other, title)).toHaveText('1')
    await expect(vote(other, title)).toHaveAttribute('aria-pressed', 'true')
  })
})
