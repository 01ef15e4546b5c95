import { anyTitle, button, entry, fill, form, test, thanks } from './support/feedback.ts'
import { choose, select } from './support/select.ts'
import { expect } from './support/test.ts'

test('[FEED-4] added information goes to the administrators and is not listed @desktop', async ({ readerAt }) => {
  const page = await readerAt(42, '/feedback')
  const title = anyTitle()
  await button(page, 'Add Info').click()
  await choose(page, 'Subtype', 'Provide update')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('The date is another one.')
  await button(page, 'Submit').click()
  await expect(thanks(page)).toHaveText('Thank you! Your information has been sent to the administrators.')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Work in progress')
  await expect(entry(page, title)).toBeHidden()
  // Its author alone finds it again.
  await page.getByText('What you have told the administrators').click()
  await expect(entry(page, title)).toBeVisible()
})

test.describe('[FEED-9] a problem with an entry', () => {
  test('is reported from its record, and the report leads back to it @desktop', async ({
    readerAt,
    expectNothingBeyond,
  }) => {
    const page = await readerAt(42, '/codex/characters?id=old-corrin')
    const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()
    await page.getByRole('link', { name: 'Report a problem with this entry' }).click()

    await expect(page).toHaveURL('/feedback?about=characters/old-corrin')
    await expect(form(page, 'Add Info')).toContainText(`About ${name}, as you know it at chapter 42.`)
    await expect(select(page, 'Subtype')).toHaveText('Report misinformation')
    await expect(page.getByLabel('Title')).toBeFocused()
    const title = anyTitle()
    await choose(page, 'Type', 'Feedback')
    await fill(page, title)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await button(page, 'Submit').click()
    expect((await sent).postDataJSON()).toMatchObject({
      submitMethod: 'entry-report',
      chapter: 42,
      entry: { kind: 'characters', id: 'old-corrin', name },
    })

    await expect(page).toHaveURL('/feedback')
    await entry(page, title).getByRole('link', { name }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectNothingBeyond(42)
  })

  test('is not named to somebody who does not know the entry @desktop', async ({ readerAt, write }) => {
    const title = anyTitle()
    const about = { kind: 'characters', id: 'nobody-yet', name: 'Nobody Yet' } as const
    await write(1, { title, entry: about })
    const page = await readerAt(42, '/feedback?about=characters/nobody-yet')
    await expect(entry(page, title)).toBeVisible()
    await expect(entry(page, title)).not.toContainText('About')
    await expect(page.getByRole('form')).toBeHidden()
    for (const [address, about] of [
      ['/quests?id=a-life-not-hers', 'quests/a-life-not-hers'],
      ['/?popup=wren', 'characters/wren-harrow'],
      ['/pathways/emberwright', 'pathways/emberwright'],
    ] as const) {
      await page.goto(address)
      const link = page.getByRole('link', { name: 'Report a problem with this entry' })
      await expect(link).toHaveAttribute('href', `/feedback?about=${about}`)
    }
  })
})
