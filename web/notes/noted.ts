import type { EntryKind } from '#api/feedback.ts'

/** The entry that a note is about, and the chapter at which it is written. */
export type Noted = { kind: EntryKind; entry: string; chapter: number }
