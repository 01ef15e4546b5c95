import type { Kysely } from 'kysely'
import type { ReadPage, ReadPages } from '#api/read-pages.ts'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import { lockWriter } from './lock-reader.ts'

/** No book has as many leaves; a client that invents ids ends here. */
const PAGES_MAX = 2000

export type ReadPageStore = ReturnType<typeof createReadPageStore>

/** Which leaves of the journals an account has opened (DIARY-2). */
export function createReadPageStore({ db, kind, write }: Database) {
  return {
    /** Those that were opened at a chapter up to this one: the others may not be known there. */
    async list(uid: string, chapter: number): Promise<ReadPages> {
      const rows = await db
        .selectFrom('readPage')
        .select(['entry as id', 'chapter'])
        .where('uid', '=', uid)
        .where('chapter', '<=', chapter)
        .orderBy('chapter')
        .orderBy('entry')
        .execute()
      return { pages: rows }
    },

    /** Keeps that a leaf was opened, at the lowest chapter at which it ever was. */
    async add(uid: string, { id, chapter }: ReadPage): Promise<void> {
      await write(async (db) => {
        await lockWriter(db, kind, uid)
        if ((await countOf(db, uid)) >= PAGES_MAX) return
        await db
          .insertInto('readPage')
          .values({ uid, entry: id, chapter })
          .onConflict((conflict) =>
            conflict.columns(['uid', 'entry']).doUpdateSet({ chapter }).where('readPage.chapter', '>', chapter),
          )
          .execute()
      })
    },
  }
}

async function countOf(db: Kysely<Tables>, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('readPage')
    .where('uid', '=', uid)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
