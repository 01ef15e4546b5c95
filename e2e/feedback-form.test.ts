import { ADDRESSES } from '#api/addresses.ts'
import type { PostList } from '#api/feedback.ts'
import { anyTitle, button, entry, fill, form, test, thanks } from './support/feedback.ts'
import { holdRequests } from './support/hold-requests.ts'
import { choose, select } from './support/select.ts'
import { expect } from './support/test.ts'

test('[FEED-2] [FEED-4] the form has types and subtypes, counts, is put away, and is busy while it is sent', async ({
  readerAt,
}) => {
  const page = await readerAt(42, '/feedback')

  await test.step('it has two types with three subtypes each; another type clears the subtype', async () => {
    await button(page, 'Add Info').click()
    await expect(select(page, 'Type')).toHaveText('Add Info')
    await expect(select(page, 'Subtype')).toHaveText('Select information type')
    await expect(page.getByText('What you send here is anonymous')).toBeVisible()
    await select(page, 'Subtype').click()
    await expect(page.getByRole('option')).toHaveText(['Report misinformation', 'Provide update', 'Add details'])
    await page.getByRole('option', { name: 'Add details' }).click()
    await expect(select(page, 'Subtype')).toHaveText('Add details')

    await choose(page, 'Type', 'Feedback')
    await expect(select(page, 'Subtype')).toHaveText('Select feedback type')
    await select(page, 'Subtype').click()
    await expect(page.getByRole('option')).toHaveText(['General', 'Bug', 'Suggestion'])
    await page.keyboard.press('Escape')
    await button(page, 'Cancel').click()
  })

  await test.step('it can be sent once it is complete, and counts the characters', async () => {
    await button(page, 'New Feedback').click()
    const [title, description] = [page.getByLabel('Title'), page.getByLabel('Description')]
    await expect(page.getByText('0/2000 characters')).toBeVisible()
    await fill(page, 'A title', ' \n ')
    await expect(button(page, 'Submit')).toBeDisabled()
    await description.fill('Words.')
    await expect(page.getByText('6/2000 characters')).toBeVisible()
    await expect(button(page, 'Submit')).toBeEnabled()
    await title.fill('  ')
    await expect(button(page, 'Submit')).toBeDisabled()
    await title.fill('A title')
    await choose(page, 'Type', 'Add Info')
    await expect(button(page, 'Submit')).toBeDisabled()
    await expect(title).toHaveAttribute('maxlength', '200')
    await expect(description).toHaveAttribute('maxlength', '2000')
    await button(page, 'Cancel').click()
  })

  for (const way of ['Cancel', 'Close form'])
    await test.step(`it is put away by ${way}, with what was typed`, async () => {
      await button(page, 'New Feedback').click()
      await fill(page, 'A title')
      await button(page, way).click()
      await expect(form(page, 'New Feedback')).toBeHidden()
      await expect(button(page, 'New Feedback')).toBeFocused()
      await button(page, 'New Feedback').click()
      await expect(page.getByLabel('Title')).toHaveValue('')
      await expect(page.getByLabel('Description')).toHaveValue('')
      await expect(select(page, 'Subtype')).toHaveText('Select feedback type')
      await button(page, 'Cancel').click()
    })

  await test.step('[FEED-4] it is busy while it is sent, and then closes; the list is read again', async () => {
    const { release } = await holdRequests(page, new RegExp(`${ADDRESSES.feedback}$`))
    const title = anyTitle()
    await button(page, 'New Feedback').click()
    await fill(page, `  ${title} `, '\nThe box is empty again. ')
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('New feedback: '))
    await button(page, 'Submit').click()
    await expect(button(page, 'Submitting...')).toBeDisabled()
    await expect(button(page, 'Cancel')).toBeDisabled()
    await expect(button(page, 'Close form')).toBeDisabled()
    await release()

    await expect(thanks(page)).toHaveText('Thank you! Your feedback has been submitted successfully.')
    await expect(form(page, 'New Feedback')).toBeHidden()
    await expect(entry(page, title).getByRole('heading')).toHaveText(title)
    await expect(entry(page, title)).toContainText('Written by you')
    const { posts } = (await (await page.request.get(`${ADDRESSES.feedback}?chapter=42`)).json()) as PostList
    const { id } = posts.find((post) => 'title' in post && post.title === title)!
    expect((await logged).text()).toBe(`New feedback: ${id}`)
  })
})
