import type { StoryIndex } from '#api/book.ts'
import type { DiaryReads } from '#api/diary-reads.ts'
import type { NoteKept, Notes } from '#api/notes.ts'
import type { Profile } from '#api/profile.ts'
import type { Session } from '#api/sign-in.ts'
import type { Chapters } from '#reader/story-state.ts'
import { chapterKey, chapterNumber } from '#story/engine/chapter.ts'

/* Whether an answer is the server's own: a proxy between reader and server, such as a hotel's, may answer with anything. */

export function isProfile(answer: unknown): answer is Profile {
  return typeof part(answer, 'uid') === 'string'
}

/** A reader, or an explicit null for nobody. */
export function isSession(answer: unknown): answer is Session {
  const profile = part(answer, 'profile')
  return profile === null || isProfile(profile)
}

/** That an account is deleted; any other answer does not say so. */
export function isGone(answer: unknown): boolean {
  return part(answer, 'isGone') === true
}

export function isDiaryReads(answer: unknown): answer is DiaryReads {
  return Array.isArray(part(answer, 'pages'))
}

export function isNotes(answer: unknown): answer is Notes {
  return Array.isArray(part(answer, 'notes'))
}

/** A note, or an explicit null for a deleted one. */
export function isNoteKept(answer: unknown): answer is NoteKept {
  const note = part(answer, 'note')
  return note === null || typeof part(note, 'id') === 'string'
}

/** The index for this chapter. */
export function isStoryIndex(answer: unknown, chapter: number): answer is StoryIndex {
  return part(answer, 'chapter') === chapter && Array.isArray(part(answer, 'files'))
}

/** A story file, which contains chapters and nothing else. */
export function isStoryFile(answer: unknown): answer is Chapters {
  if (typeof answer !== 'object' || answer === null) return false
  const keys = Object.keys(answer)
  return keys.length > 0 && keys.every((key) => key === chapterKey(chapterNumber(key)))
}

function part(answer: unknown, name: string): unknown {
  return (answer as Record<string, unknown> | null | undefined)?.[name]
}
