import type { SentImprovements } from '#api/feedback.ts'
import type { Database } from '#server/database/database.ts'

const AT_ONCE = 100

export type ImprovementStore = ReturnType<typeof createImprovementStore>

/** The improvements that readers have sent to the administrators, each for its sender. */
export function createImprovementStore({ db }: Database) {
  return {
    /** The newest of a reader, the newest first. */
    async list(uid: string): Promise<SentImprovements> {
      const reports = await db
        .selectFrom('feedback')
        .select(['id', 'title', 'status', 'createdAt'])
        .where('authorUid', '=', uid)
        .where('collection', '=', 'improvements')
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      return { reports }
    },
  }
}
