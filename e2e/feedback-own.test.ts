import type { Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { NewPost } from '#api/feedback.ts'
import { anyTitle, draft, entry, test } from './support/feedback.ts'
import { expect } from './support/test.ts'
import { control, turnTo } from './support/turn.ts'

const IMPROVEMENT = { type: 'add-info', subtype: 'add-details', submitMethod: 'add-info-button' } as const
const about = { kind: 'characters', id: 'madam-quill', name: 'Madam Quill' } as const
const TOLD = 'What you have told the administrators'

/** Writes a post as the page's reader, without the form. */
async function writeHere(page: Page, baseURL: string, post: Partial<NewPost>) {
  const answer = await page.request.post(ADDRESSES.feedback, {
    data: { ...draft(), chapter: 60, entry: about, ...post },
    headers: { origin: baseURL },
  })
  expect(answer.status()).toBe(201)
}

test('[FEED-7] one’s own posts from further on stand folded after going back, until they are asked for', async ({
  readerAt,
  baseURL,
  traffic,
  expectNoAxeViolations,
}) => {
  const [title, report] = [anyTitle(), anyTitle()]
  const page = await readerAt(60)
  await writeHere(page, baseURL!, { title })
  await writeHere(page, baseURL!, { ...IMPROVEMENT, title: report })
  await turnTo(page, 60, '42')
  await expect(control(page, 42)).toBeVisible()
  traffic.forget()

  await page.goto('/feedback')
  const list = page.getByRole('list', { name: 'Feedback' })
  const folded = list.getByRole('listitem').filter({ hasText: 'Written by you further on' })
  await expect(folded).toBeVisible()
  await page.getByRole('button', { name: TOLD }).click()
  const told = page.locator('.sent-list').getByRole('listitem')
  await expect(told).toContainText('Written by you further on')
  await expectNoAxeViolations(page)
  const travelled = async () => JSON.stringify(await traffic.answers())
  expect((await travelled()) + (await page.content())).not.toContain(title)
  expect(await travelled()).not.toContain(report)

  await folded.getByRole('button', { name: 'Show anyway' }).press('Enter')
  await expect(entry(page, title)).toContainText('Written by you')
  await told.getByRole('button', { name: 'Show anyway' }).press('Enter')
  await expect(told).toContainText(report)
  expect(await travelled(), 'the entry stays behind all the same').not.toContain('madam-quill')

  await page.reload()
  await expect(folded).toBeVisible()
  await expect(entry(page, title)).toBeHidden()
  await turnTo(page, 42, '60')
  await expect(entry(page, title)).toBeVisible()
})
