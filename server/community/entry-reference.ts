import type { EntryReference } from '#api/feedback.ts'
import type { FeedbackRow } from '#server/database/tables.ts'

/** The entry that a post is about; null if none. */
export function entryOf({ entryKind, entryId, entryName }: FeedbackRow): EntryReference | null {
  return entryKind === null || entryId === null || entryName === null
    ? null
    : { kind: entryKind as EntryReference['kind'], id: entryId, name: entryName }
}
