import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { ADDRESSES } from '#api/addresses.ts'
import type { NewPost, PostMade } from '#api/feedback.ts'
import { expect } from './test.ts'

/** Writes a post as a new guest, who has read up to the post's chapter. */
export async function writePost(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  post: NewPost,
): Promise<{ id: string; author: APIRequestContext }> {
  const author = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  await author.post(ADDRESSES.guest, { data: { chapter: post.chapter } })
  const answer = await author.post(ADDRESSES.feedback, { data: post })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()) as PostMade
  return { id, author }
}
