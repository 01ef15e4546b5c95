import { anyTitle, button, entry, fill, form, test, thanks } from './support/feedback.ts'
import { choose, select } from './support/select.ts'
import { expect } from './support/test.ts'

test('[FEED-9] a problem with an entry is reported from its record, and not named to who does not know it @desktop @extended', async ({
  readerAt,
  write,
  expectNothingBeyond,
}) => {
  const page = await readerAt(42, '/codex/characters?id=old-corrin')

  await test.step('it is reported from its record, and the report leads back to it', async () => {
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

  await test.step('it is not named to somebody who does not know the entry', async () => {
    const title = anyTitle()
    const about = { kind: 'characters', id: 'nobody-yet', name: 'Nobody Yet' } as const
    await write(1, { title, entry: about })
    await page.goto('/feedback?about=characters/nobody-yet')
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

test('[FEED-4] [FEED-12] added information goes to the administrators alone, until its author withdraws it @desktop @extended', async ({
  readerAt,
  expectNoAxeViolations,
}) => {
  const title = anyTitle()
  const page = await readerAt(42, '/feedback')

  await test.step('[FEED-4] it goes to the administrators and is not listed', async () => {
    await button(page, 'Add Info').click()
    await choose(page, 'Subtype', 'Provide update')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill('The date is another one.')
    await button(page, 'Submit').click()
    await expect(thanks(page)).toHaveText('Thank you! Your information has been sent to the administrators.')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Work in progress')
    await expect(entry(page, title)).toBeHidden()
    // Only its author finds it again.
    await page.getByText('What you have told the administrators').click()
    await expect(entry(page, title)).toBeVisible()
  })

  await test.step('[FEED-12] it is withdrawn after a question, and gone', async () => {
    await entry(page, title).getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('alertdialog', { name: 'Withdraw this?' })
    await expect(question).toBeVisible()
    await expectNoAxeViolations(page)
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(page.getByText('Withdrawn. Nobody can see it any more.').first()).toBeVisible()
    await expect(page.getByText('What you have told the administrators')).toBeHidden()
  })
})
