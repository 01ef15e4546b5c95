import type { SentReports } from '#api/feedback.ts'
import type { Database } from '#server/database/database.ts'

const AT_ONCE = 100

export type ReportStore = ReturnType<typeof createReportStore>

/** What readers have told the administrators (the improvements), for those who told it. */
export function createReportStore({ db }: Database) {
  return {
    /** The newest of a reader, the newest first. */
    async list(uid: string): Promise<SentReports> {
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
