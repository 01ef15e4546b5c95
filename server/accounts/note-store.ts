import { HTTPException } from 'hono/http-exception'
import type { Kysely } from 'kysely'
import { ERRORS } from '#api/errors.ts'
import { NOTES_MAX, type Note, type NoteChange, type NoteKept, type Notes } from '#api/notes.ts'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import { lockWriter } from './lock-reader.ts'

export type NoteStore = ReturnType<typeof createNoteStore>

const COLUMNS = ['id', 'kind', 'entry', 'chapter', 'text', 'revision'] as const

/** Readers' notes about entries. A device never overwrites a version from another device that it has not seen. */
export function createNoteStore({ db, kind, write }: Database) {
  return {
    /** The notes written up to this chapter. */
    async list(uid: string, chapter: number): Promise<Notes> {
      const notes = await db
        .selectFrom('note')
        .select(COLUMNS)
        .where('uid', '=', uid)
        .where('chapter', '<=', chapter)
        .orderBy('chapter')
        .orderBy('id')
        .execute()
      return { notes }
    },

    /**
     * Stores or deletes a note if the account has the revision that it is based on. Idempotent.
     *
     * @throws {HTTPException} 400 if the account already has the maximum number of notes
     */
    keep(uid: string, { base, ...note }: NoteChange & { id: string }): Promise<NoteKept> {
      return write(async (db) => {
        await lockWriter(db, kind, uid)
        const own = db.selectFrom('note').select(COLUMNS).where('uid', '=', uid)
        const known = await own.where('id', '=', note.id).executeTakeFirst()
        if (known && known.revision !== base && known.revision !== note.revision) return { note: known }
        if (note.text === '') {
          await db.deleteFrom('note').where('uid', '=', uid).where('id', '=', note.id).execute()
          return { note: null }
        }
        if (!known && (await countOf(db, uid)) >= NOTES_MAX) throw new HTTPException(400, { message: ERRORS.notesFull })
        await db
          .insertInto('note')
          .values({ uid, ...note })
          .onConflict((conflict) => conflict.columns(['uid', 'id']).doUpdateSet(note))
          .execute()
        return { note: note satisfies Note }
      })
    },
  }
}

async function countOf(db: Kysely<Tables>, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('note')
    .where('uid', '=', uid)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
