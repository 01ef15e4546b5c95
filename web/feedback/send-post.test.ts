import { describe, expect, test, vi } from 'vitest'
import { CALLS } from '#api/calls.ts'
import type { NewPost } from '#api/feedback.ts'
import type { SignedIn } from '#api/sign-in.ts'
import type { Answer, Ask } from '#web/reader/api-client.ts'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { sendPost } from './send-post.ts'

const post: NewPost = {
  id: 'drawn-first',
  title: 'Search',
  description: 'It forgets.',
  type: 'feedback',
  subtype: 'bug',
  submitMethod: 'new-feedback-button',
  chapter: 42,
}
const answered = (value: unknown): Answer<unknown> => ({ ok: true, value })
const made = answered({ id: 'p1' })
const guestMade: Answer<SignedIn> = { ok: true, value: { profile: anyProfile({ uid: 'guest', isAnonymous: true }) } }
const refused = (status: number, error: string): Answer<never> => ({ ok: false, status, error })
const nobody = refused(401, 'No user logged in')

/** Sends the post to a server that gives these answers in turn. */
async function send(answers: Answer<unknown>[], guest: Answer<SignedIn> = guestMade) {
  const ask = vi.fn(async () => answers.shift())
  const beGuest = vi.fn(async () => guest)
  const log = vi.fn()
  const renewId = () => 'drawn-anew'
  const error = await sendPost(post, { ask: ask as unknown as Ask, writer: 'anna', beGuest, log, renewId })
  return { error, ask, beGuest, log }
}

describe('[FEED-5] sending a post', () => {
  test('logs the new id', async () => {
    const { error, ask, log, beGuest } = await send([made])
    expect(error).toBeUndefined()
    expect(ask).toHaveBeenCalledExactlyOnceWith(CALLS.writePost, { body: post }, { uid: 'anna' })
    expect(log).toHaveBeenCalledExactlyOnceWith('New feedback:', 'p1')
    expect(beGuest).not.toHaveBeenCalled()
  })

  test('makes a guest of somebody who is not signed in, and tries once more', async () => {
    const { error, ask, beGuest } = await send([nobody, made])
    expect(error).toBeUndefined()
    expect(beGuest).toHaveBeenCalledOnce()
    expect(ask.mock.calls, 'in the name of each').toEqual([
      [CALLS.writePost, { body: post }, { uid: 'anna' }],
      [CALLS.writePost, { body: post }, { uid: 'guest' }],
    ])
  })

  test('draws another id where its own is used up, once', async () => {
    const usedUp = refused(400, 'The id is not one of a new post')
    const { error, ask } = await send([usedUp, made])
    expect(error).toBeUndefined()
    expect(ask.mock.calls).toEqual([
      [CALLS.writePost, { body: post }, { uid: 'anna' }],
      [CALLS.writePost, { body: { ...post, id: 'drawn-anew' } }, { uid: 'anna' }],
    ])
    expect((await send([usedUp, usedUp, made])).error).toBe('The id is not one of a new post')
  })

  test.each([
    [
      [nobody],
      refused(500, 'Failed to create anonymous account'),
      'Failed to authenticate: Failed to create anonymous account',
    ],
    [[nobody], refused(200, 'Failed to create anonymous account'), 'Authentication failed'],
    [[nobody, nobody], guestMade, 'Authentication failed'],
    [[answered({})], guestMade, 'Failed to submit feedback. Please try again.'],
    [[answered(null)], guestMade, 'Failed to submit feedback. Please try again.'],
    [[nobody, refused(400, 'Please select a specific type.')], guestMade, 'Please select a specific type.'],
    [[refused(400, 'Both title and description are required.')], guestMade, 'Both title and description are required.'],
    [[refused(0, 'An unexpected error occurred')], guestMade, 'Failed to submit feedback. Please try again.'],
  ])('says what went wrong', async (answers, guest, sentence) => {
    const { error, log } = await send(answers, guest)
    expect(error).toBe(sentence)
    expect(log).not.toHaveBeenCalled()
  })
})
