import type { Profile } from '#api/profile.ts'
import type { Session } from '#api/sign-in.ts'

/** What lies between a reader and the server may answer with anything in its place. */
export function isProfile(answer: unknown): answer is Profile {
  return typeof (answer as Partial<Profile> | null | undefined)?.uid === 'string'
}

/** Only the server itself says that nobody is here. */
export function isSession(answer: Partial<Session> | null | undefined): answer is Session {
  return answer?.profile === null || isProfile(answer?.profile)
}
