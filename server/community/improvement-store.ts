import type { SentImprovement, SentImprovements } from '#api/feedback.ts'
import type { Database } from '#server/database/database.ts'
import { veiledBeyond } from './veiled-beyond.ts'

const AT_ONCE = 100

export type ImprovementStore = ReturnType<typeof createImprovementStore>

/** The improvements that readers have sent to the administrators, each for its sender. */
export function createImprovementStore({ db }: Database) {
  const sentBy = (uid: string) =>
    db
      .selectFrom('feedback')
      .select(['id', 'title', 'status', 'createdAt', 'chapter', 'authorUid'])
      .where('authorUid', '=', uid)
      .where('collection', '=', 'improvements')

  return {
    /** The newest of a reader, the newest first; those from beyond `chapter` veiled. */
    async list(uid: string, chapter: number): Promise<SentImprovements> {
      const rows = await sentBy(uid).orderBy('createdAt', 'desc').orderBy('id').limit(AT_ONCE).execute()
      return { reports: rows.map((row) => veiledBeyond(chapter, row, uid) ?? sentOf(row)) }
    },

    /** One of a reader, whatever its chapter. */
    async read(uid: string, id: string): Promise<SentImprovement | undefined> {
      const row = await sentBy(uid).where('id', '=', id).executeTakeFirst()
      return row && sentOf(row)
    },
  }
}

function sentOf({ id, title, status, createdAt }: SentImprovement): SentImprovement {
  return { id, title, status, createdAt }
}
