import type { Kysely } from 'kysely'
import type { DiaryRead, DiaryReads } from '#api/diary-reads.ts'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import { lockWriter } from './lock-reader.ts'

/** More than any book has; limits clients that invent ids. */
const READS_MAX = 2000

export type DiaryReadStore = ReturnType<typeof createDiaryReadStore>

/** Which diary entries an account has opened (DIARY-2). */
export function createDiaryReadStore({ db, kind, write }: Database) {
  return {
    /** The entries opened up to this chapter; later ones may be unknown there. */
    async list(uid: string, chapter: number): Promise<DiaryReads> {
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

    /** Marks an entry as opened, and keeps the lowest chapter at which it was. */
    async add(uid: string, { id, chapter }: DiaryRead): Promise<void> {
      await write(async (db) => {
        await lockWriter(db, kind, uid)
        if ((await countOf(db, uid)) >= READS_MAX) return
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
