import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { NewPost } from '#api/feedback.ts'
import type { SignedIn } from '#api/sign-in.ts'
import type { Answer, Ask } from '#web/reader/api-client.ts'

const NO_READER = 401
/** The answer came, and named nobody. */
const NOBODY = 200

type Outside = {
  ask: Ask
  /** The uid of whoever has written it: it is sent in no other name, whoever comes meanwhile. */
  writer: string | undefined
  beGuest(): Promise<Answer<SignedIn>>
  log(...words: unknown[]): void
  /** Gives the draft another id. */
  renewId(): string
}

/**
 * Sends a post, and logs its id. Whoever is not signed in any more becomes a guest first (FEED-5). A post whose id is used up, for
 * it was withdrawn meanwhile or belongs to the guest that its writer was, is sent as another one. Answers with the sentence to be
 * shown where it fails.
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
  // Without the id it is not our server that has answered, and nothing was kept.
  if (!answer.value?.id) return ERRORS.feedbackFailed
  log('New feedback:', answer.value.id)
  return undefined
}
