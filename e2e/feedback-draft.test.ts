import type { Route } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import { anyTitle, button, entry, fill, form, test, thanks } from './support/feedback.ts'
import { select } from './support/select.ts'
import { expect } from './support/test.ts'

test('[FEED-5] what was typed is kept in two tabs, without a session, and where it cannot be sent @desktop @extended', async ({
  context,
  readerAt,
  traffic,
}) => {
  const page = await readerAt(42, '/feedback')

  await test.step('it is one draft in two tabs: it is followed, and sent once', async () => {
    const title = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, title, 'Begun here')
    const other = await context.newPage()
    await other.goto('/feedback')
    await expect(other.getByLabel('Title')).toHaveValue(title)
    await other.getByLabel('Description').fill('Ended there.')
    await expect(page.getByLabel('Description')).toHaveValue('Ended there.')

    await button(other, 'Submit').click()
    await expect(thanks(other)).toBeVisible()
    await expect(form(page, 'New Feedback')).toBeHidden()
    await button(page, 'New Feedback').click()
    await expect(page.getByLabel('Title')).toHaveValue('')
    await other.close()
    await button(page, 'Cancel').click()
    expect(traffic.problems()).toEqual([])
  })

  await test.step('somebody whose session is gone becomes a guest on sending', async () => {
    traffic.expectProblem(/api\/feedback/)
    const title = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, title)
    await context.clearCookies()
    await button(page, 'Submit').click()
    await expect(entry(page, title)).toContainText(/guest-[0-9A-Z]{6} \(guest\)/)
    await expect(page.getByRole('button', { name: /^(Chapter|Ch\.) 42/ })).toBeVisible()
    expect(traffic.problems()).toEqual([])
  })

  await test.step('it is found again by somebody whose session ended meanwhile', async () => {
    traffic.expectProblem(/api\/(feedback|reports)/)
    const title = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, title)
    await context.clearCookies()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page).toHaveURL('/auth')

    await button(page, 'Continue as Guest').click()
    await button(page, 'Begin at chapter 42').click()
    await expect(page).toHaveURL('/feedback')
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await button(page, 'Submit').click()
    await expect(thanks(page)).toBeVisible()
    await expect(entry(page, title)).toHaveCount(1)
    expect(traffic.problems()).toEqual([])
  })

  await test.step('it stands once, as it was last, where its answer was lost and it is sent again', async () => {
    traffic.expectProblem(/api\/feedback/)
    const title = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, title, 'The box is emtpy again.')
    const lose = async (route: Route) => {
      if (route.request().method() !== 'POST') return route.continue()
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    }
    await page.route(`**${ADDRESSES.feedback}`, lose)
    await button(page, 'Submit').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to submit feedback. Please try again.')
    await page.getByLabel('Description').fill('The box is empty again.')
    await button(page, 'Submit').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to submit feedback. Please try again.')
    await page.getByLabel('Description').fill('The box is quite empty.')
    await page.unroute(`**${ADDRESSES.feedback}`, lose)

    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await button(page, 'Submit').click()
    await expect(thanks(page)).toBeVisible()
    await expect(entry(page, title)).toHaveCount(1)
    await expect(entry(page, title)).toContainText('The box is quite empty.')

    const arrived = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, arrived)
    await page.route(`**${ADDRESSES.feedback}`, lose)
    await button(page, 'Submit').click()
    await expect(page.getByRole('alert')).toHaveText('Failed to submit feedback. Please try again.')
    await page.unroute(`**${ADDRESSES.feedback}`, lose)
    await page.reload()
    await expect(thanks(page), 'it has arrived with these very words').toBeVisible()
    await expect(form(page, 'New Feedback')).toBeHidden()
    await expect(entry(page, arrived)).toHaveCount(1)
    expect(traffic.problems()).toEqual([])
  })

  await test.step('who cannot send it reads what went wrong, and what was typed stays', async () => {
    traffic.expectProblem(/api\/(feedback|auth\/guest)/)
    const guest = { status: 200 }
    let refusal: { status: number; json: object } | 'none' = { status: 401, json: { error: ERRORS.noUser } }
    await page.route(`**${ADDRESSES.guest}`, (route) =>
      guest.status === 200 ? route.continue() : route.fulfill({ ...guest, json: { error: ERRORS.guestFailed } }),
    )
    await page.route(`**${ADDRESSES.feedback}`, (route) =>
      refusal === 'none' ? route.abort() : route.fulfill(refusal),
    )
    const title = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, title)

    const send = async (sentence: string) => {
      await button(page, 'Submit').click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await expect(page.getByLabel('Title')).toHaveValue(title)
      await expect(page.getByLabel('Description')).toHaveValue('The box is empty again.')
      await expect(select(page, 'Subtype')).toHaveText('Bug')
    }
    await send('Authentication failed')
    guest.status = 500
    await send('Failed to authenticate: Failed to create anonymous account')
    for (const error of ['Both title and description are required.', 'Please select a specific type.']) {
      refusal = { status: 400, json: { error } }
      await send(error)
    }
    refusal = 'none'
    await send('Failed to submit feedback. Please try again.')
  })
})

test('[FEED-5] [FEED-9] a report on an entry that was begun comes back with the page @extended', async ({
  readerAt,
}) => {
  const page = await readerAt(47, '/feedback?about=characters/wren-harrow')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Of another colour')
  await expect(page.getByText('Kept on this device until it is sent.')).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Of another colour')
  await expect(page.getByText('About Wren Harrow')).toBeVisible()
})
