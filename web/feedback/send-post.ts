import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { NewPost } from '#api/feedback.ts'
import type { SignedIn } from '#api/sign-in.ts'
import type { Answer, Ask } from '#web/reader/api-client.ts'

const NO_READER = 401
/** An answer arrived but named nobody. */
const NOBODY = 200

type Outside = {
  ask: Ask
  /** The author's uid: the post is never sent in another reader's name, even if somebody else signs in meanwhile. */
  writer: string | undefined
  beGuest(): Promise<Answer<SignedIn>>
  log(...words: unknown[]): void
  /** Gives the draft another id. */
  renewId(): string
}

/**
 * Sends a post and logs its id. If nobody is signed in any more, becomes a guest first (FEED-5). If the post's id is taken,
 * because the post was withdrawn or belongs to the guest that its writer used to be, sends it under a new one. Resolves to the
 * error message to show, or undefined.
 */
export async function sendPost(
  post: NewPost,
  { ask, writer, beGuest, log, renewId }: Outside,
): Promise<string | undefined> {
  const send = async (uid: string | undefined) => {
    const answer = await ask(CALLS.writePost, { body: post }, { uid })
    if (answer.ok || answer.error !== ERRORS.postIdInvalid) return answer
    return ask(CALLS.writePost, { body: { ...post, id: renewId() } }, { uid })
  }
  let answer = await send(writer)
  if (!answer.ok && answer.status === NO_READER) {
    const guest = await beGuest()
    if (!guest.ok) return guest.status === NOBODY ? ERRORS.authenticationFailed : ERRORS.authenticating + guest.error
    answer = await send(guest.value.profile.uid)
    if (!answer.ok && answer.status === NO_READER) return ERRORS.authenticationFailed
  }
  if (!answer.ok) return answer.error === ERRORS.unexpected ? ERRORS.feedbackFailed : answer.error
  // Without an id, the answer is not from our server, and nothing was stored.
  if (!answer.value?.id) return ERRORS.feedbackFailed
  log('New feedback:', answer.value.id)
  return undefined
}
