import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { NOTES_MAX } from '#api/notes.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * The number of notes that an account can have after merging guests: a full account has room for one full guest. Without a limit, merging
 * guests could give an account more notes than a server can return in one answer.
 */
export const NOTES_WITH_GUESTS_MAX = 2 * NOTES_MAX

/**
 * Moves a guest's notes to the account, as many as fit. If the account already has a note of the same id but another revision, the guest's
 * note gets a new id; with the same revision it is the same text, and is not moved.
 */
export async function mergeNotes(db: Kysely<Tables>, guest: string, account: string): Promise<void> {
  const notesOf = (uid: string) =>
    db.selectFrom('note').select(['id', 'revision']).where('uid', '=', uid).orderBy('chapter').orderBy('id').execute()
  const [ours, theirs] = [await notesOf(account), await notesOf(guest)]
  const revisions = new Map(ours.map(({ id, revision }) => [id, revision]))

  const moved = theirs
    .filter(({ id, revision }) => revisions.get(id) !== revision)
    .slice(0, Math.max(0, NOTES_WITH_GUESTS_MAX - ours.length))
  const stay = new Set(moved.map(({ id }) => id))
  for (const { id } of theirs) {
    if (!stay.has(id)) await db.deleteFrom('note').where('uid', '=', guest).where('id', '=', id).execute()
  }
  for (const { id } of moved) {
    if (!revisions.has(id)) continue
    await db.updateTable('note').set({ id: randomUUID() }).where('uid', '=', guest).where('id', '=', id).execute()
  }
  await db.updateTable('note').set({ uid: account }).where('uid', '=', guest).execute()
}
