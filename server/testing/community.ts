import { expect } from 'vitest'
import type { NewPost, PostList, PostMade, SentImprovements } from '#api/feedback.ts'
import { type Browser, createBrowser } from './browser.ts'
import { nextMillisecond } from './next-millisecond.ts'
import type { App } from './open-app.ts'

/** A post as sent by a client. */
export const newPost: NewPost = {
  title: 'The captain',
  description: 'Dies at last.',
  type: 'feedback',
  subtype: 'general',
  submitMethod: 'new-feedback-button',
  chapter: 1,
}

/** A post that a reader at any chapter may have written. */
export const typo: NewPost = { ...newPost, title: 'A typo', description: 'In the second line.', subtype: 'bug' }

/** The fields that send a post to the administrators only. */
export const IMPROVEMENT = { type: 'add-info', subtype: 'add-details', submitMethod: 'add-info-button' } as const

/** A guest who has read up to the chapter. */
export async function guestAt(app: App, chapter: number): Promise<Browser> {
  const browser = createBrowser(app)
  await browser.post('/api/auth/guest', { chapter })
  return browser
}

export const turnTo = (browser: Browser, currentChapter: number) => browser.patch('/api/profile', { currentChapter })

/** Writes a post, newer than every earlier one, and returns its id. */
export async function write(browser: Browser, post: Partial<NewPost> = {}): Promise<string> {
  await nextMillisecond()
  const response = await browser.post('/api/feedback', { ...newPost, ...post })
  expect(response.status).toBe(201)
  return ((await response.json()) as PostMade).id
}

/** A post as it appears in the public list. */
export async function seen(browser: Browser, id: string, query = '') {
  const { posts } = (await (await browser.get(`/api/feedback${query}`)).json()) as PostList
  return posts.find((post) => post.id === id)
}

/** An improvement as it appears in its sender's own list. */
export async function told(browser: Browser, id: string, query = '') {
  const { reports } = (await (await browser.get(`/api/reports${query}`)).json()) as SentImprovements
  return reports.find((report) => report.id === id)
}
