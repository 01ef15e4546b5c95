import { ERRORS } from '#api/errors.ts'
import { anyTitle, entry, test, vote } from './support/feedback.ts'
import { expect } from './support/test.ts'
import { visit } from './support/visit.ts'

test('[FEED-6] a vote is one for each reader, counts in every tab, and is undone where it fails @desktop', async ({
  readerAt,
  write,
  context,
  traffic,
}) => {
  const page = await readerAt(42)

  await test.step('it is one for each reader, kept here and on the server, and can be taken back', async () => {
    const title = anyTitle()
    const id = await write(1, { title })
    await visit(page, '/feedback')
    const saved = () => page.waitForResponse((response) => response.request().method() === 'PUT')
    const kept = () => page.evaluate(() => localStorage.getItem('votedFeedback') ?? '')

    const given = saved()
    await vote(page, title).click()
    await given
    await expect.poll(kept).toContain(id)
    await page.reload()
    await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'true')
    await expect(vote(page, title)).toHaveAccessibleName(`Upvote ${title}, 1 vote`)

    const takenBack = saved()
    await vote(page, title).click()
    await takenBack
    await expect.poll(kept).not.toContain(id)
    await page.reload()
    await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'false')
    await expect(vote(page, title)).toHaveText('0')
  })

  await test.step('it counts in another tab too, once it is looked at', async () => {
    const title = anyTitle()
    await write(1, { title })
    await page.goto('/feedback')
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
    await other.close()
    expect(traffic.problems()).toEqual([])
  })

  await test.step('where it fails that is only logged, and undone', async () => {
    traffic.expectProblem(/\/vote/)
    const title = anyTitle()
    await write(1, { title })
    await page.goto('/feedback')
    await page.route('**/vote', (route) => route.fulfill({ status: 500, json: { error: ERRORS.unexpected } }))
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
    await vote(page, title).click()
    await logged
    await expect(vote(page, title)).toHaveText('0')
    await expect(vote(page, title)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
