import { ERRORS } from '#api/errors.ts'
import { anyTitle, button, entry, fill, test, thanks } from './support/feedback.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect } from './support/test.ts'

const ONE_POST = /\/api\/feedback\/[^/]+$/

test('[FEED-12] a post is withdrawn after a question, and gone for everybody; one that fails to go stays @extended', async ({
  readerAt,
  browser,
  baseURL,
  traffic,
  expectNoAxeViolations,
}) => {
  const title = anyTitle()
  const page = await readerAt(42, '/feedback')
  await button(page, 'New Feedback').click()
  await fill(page, title)
  await button(page, 'Submit').click()
  await expect(thanks(page)).toBeVisible()
  const withdraw = entry(page, title).getByRole('button', { name: 'Withdraw' })
  expect(traffic.problems()).toEqual([])

  await test.step('a withdrawal that does not arrive is an alert, and the post stays', async () => {
    traffic.expectProblem(/500 .*\/api\/feedback\//)
    await page.route(ONE_POST, (route) => route.fulfill({ status: 500, json: { error: ERRORS.unexpected } }))
    await withdraw.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(page.getByRole('alert').first()).toContainText('Failed to withdraw the post. Please try again.')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(entry(page, title)).toBeVisible()
    await page.unroute(ONE_POST)
  })

  await test.step('a post is withdrawn after a question, and gone for everybody', async () => {
    await page.getByRole('button', { name: `Upvote ${title}` }).click()
    const voted = () => page.evaluate(() => localStorage.getItem('votedFeedback') ?? '')
    await expect.poll(voted).toMatch(/[0-9a-f-]{36}/)

    await withdraw.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Withdraw this?' })
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page, [320, 390])
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(withdraw).toBeFocused()
    await expect(entry(page, title)).toBeVisible()

    await withdraw.press('Enter')
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(page.getByText('Withdrawn. Nobody can see it any more.').first()).toBeVisible()
    await expect(entry(page, title)).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== document.body), 'the focus is not lost')
      .toBe(true)
    expect(await voted()).not.toMatch(/[0-9a-f-]{36}/)
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Work in progress')
    await expect(entry(page, title)).toBeHidden()

    const other = await browser.newContext({ baseURL: baseURL!, extraHTTPHeaders: { origin: baseURL! } })
    await other.request.post('/api/auth/guest', { data: { chapter: 60 } })
    expect(await (await other.request.get('/api/feedback')).text()).not.toContain(title)
    await other.close()
  })
})
