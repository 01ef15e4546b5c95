import type { NoteKept } from '#api/notes.ts'
import type { Profile } from '#api/profile.ts'
import type { Session } from '#api/sign-in.ts'

/** Whether an answer is a profile: a proxy between reader and server may answer with anything. */
export function isProfile(answer: unknown): answer is Profile {
  return typeof (answer as Partial<Profile> | null | undefined)?.uid === 'string'
}

/** Whether the answer is the server's own: a reader, or an explicit null for nobody. */
export function isSession(answer: Partial<Session> | null | undefined): answer is Session {
  return answer?.profile === null || isProfile(answer?.profile)
}

/** Whether the answer says what the account has of a note: one, or an explicit null for none. */
export function isNoteKept(answer: Partial<NoteKept> | null | undefined): answer is NoteKept {
  return answer?.note === null || typeof answer?.note?.revision === 'string'
}
