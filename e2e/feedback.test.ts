import { ADDRESSES } from '#api/addresses.ts'
import { button, entry, form, test } from './support/feedback.ts'
import { select } from './support/select.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect } from './support/test.ts'

test('[FEED-1] the screen asks for reports, tells how to reach us where that is set, and opens the form @desktop', async ({
  page,
  readerAt,
}) => {
  await test.step('it asks for reports, tells how to reach us, and opens the form', async () => {
    const contact = { email: 'book@example.com', chat: 'codex#1349' }
    await page.route(`**${ADDRESSES.config}`, (route) => route.fulfill({ json: { google: false, contact } }))
    await readerAt(42, '/feedback')
    await expect(page.getByRole('heading', { level: 1, name: 'Community Feedback' })).toBeVisible()
    const notice = page.getByText(/^Work in progress\. The first sixty chapters are told/)
    for (const words of ['being polished', 'bug', 'misinformation', 'spoiler', 'current chapter', 'helping hands'])
      await expect(notice).toContainText(words)
    const direct = page.getByRole('region', { name: 'Direct contact' })
    await expect(direct.getByRole('link')).toHaveAttribute('href', 'mailto:book@example.com')
    await expect(direct).toContainText('codex#1349')

    await button(page, 'Add Info').click()
    await expect(form(page, 'Add Info')).toBeVisible()
    await button(page, 'New Feedback').click()
    await expect(form(page, 'New Feedback')).toBeVisible()
    await button(page, 'Cancel').click()
    await page.unroute(`**${ADDRESSES.config}`)
  })

  await test.step('it leaves out the contacts that are not set', async () => {
    const config = page.waitForResponse(`**${ADDRESSES.config}`)
    await page.goto('/feedback')
    await config
    await expect(page.getByText('Direct contact')).toBeHidden()
  })
})

test('[FEED-1] the screen is read by everybody, without scrolling sideways', { tag: ['@both', '@extended'] }, async ({
  page,
  readerAt,
  write,
  expectNoAxeViolations,
}) => {
  const title = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5)
  await write(42, { title, description: 'x'.repeat(2000) })
  await write(59, {})
  await readerAt(42, '/feedback')
  await button(page, 'Add Info').click()
  await expect(entry(page, title).first()).toBeVisible()
  await select(page, 'Subtype').click()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expectNoSidewaysScroll(page, [360, 601, 861, 1121, 2560])
})
