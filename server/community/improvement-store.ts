import type { SentImprovement, SentImprovements, SentWords } from '#api/feedback.ts'
import type { Database } from '#server/database/database.ts'
import { storedPosts } from './stored-posts.ts'
import { veiledBeyond } from './veiled-beyond.ts'
import { withdrawPost } from './withdraw-post.ts'

const AT_ONCE = 100

export type ImprovementStore = ReturnType<typeof createImprovementStore>

/** The improvements that readers have sent to the administrators. Each reader sees only their own. */
export function createImprovementStore(database: Database) {
  const sentBy = (uid: string) =>
    storedPosts(database.db).where('authorUid', '=', uid).where('collection', '=', 'improvements')

  return {
    /** A reader's newest improvements, newest first; those from beyond `chapter` are veiled. */
    async list(uid: string, chapter: number): Promise<SentImprovements> {
      const rows = await sentBy(uid).orderBy('createdAt', 'desc').orderBy('id').limit(AT_ONCE).execute()
      return { reports: rows.map((row) => veiledBeyond(chapter, row, uid) ?? sentOf(row)) }
    },

    /** One improvement of a reader with all its words, at any chapter. */
    async read(uid: string, id: string): Promise<SentWords | undefined> {
      const row = await sentBy(uid).where('id', '=', id).executeTakeFirst()
      return row && { ...sentOf(row), description: row.description, subtype: row.subtype as SentWords['subtype'] }
    },

    /** Permanently deletes a reader's improvement. @returns whether there was one */
    withdraw: (uid: string, id: string): Promise<boolean> => withdrawPost(database, uid, id, 'improvements'),
  }
}

function sentOf({ id, title, status, createdAt }: SentImprovement): SentImprovement {
  return { id, title, status, createdAt }
}
