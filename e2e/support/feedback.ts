import type { Locator, Page } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { NewPost } from '#api/feedback.ts'
import { choose } from './select.ts'
import { test as base } from './test.ts'
import { writePost } from './write-post.ts'

/** Gives each test its own posts in a list that all tests share. */
export const test = base.extend<{ write: (chapter: number, post: Partial<NewPost>) => Promise<string> }>({
  write: async ({ playwright, baseURL }, use) => {
    await use(async (chapter, post) => {
      const { id, author } = await writePost(playwright, baseURL!, { ...draft(), chapter, ...post })
      await author.dispose()
      return id
    })
  },
})

export const draft = (): NewPost => ({
  title: anyTitle(),
  description: 'The box is empty again.',
  type: 'feedback',
  subtype: 'bug',
  submitMethod: 'new-feedback-button',
  chapter: 1,
})

/** A title that no other test uses. */
export const anyTitle = (): string => `Search ${crypto.randomUUID()}`

/** The address of the list, with any query. */
export const LIST = new RegExp(`${ADDRESSES.feedback}\\?`)

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
export const form = (page: Page, name: 'New Feedback' | 'Add Info'): Locator => page.getByRole('form', { name })
export const entry = (page: Page, text: string): Locator => page.getByRole('listitem').filter({ hasText: text })
export const thanks = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Thank you!' })
export const vote = (page: Page, title: string): Locator => page.getByRole('button', { name: `Upvote ${title}` })

/** Fills in the open feedback form. */
export async function fill(page: Page, title: string, description = 'The box is empty again.') {
  await choose(page, 'Subtype', 'Bug')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill(description)
}
