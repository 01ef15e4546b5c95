import type { ReaderData } from '#api/profile.ts'
import type { Database } from '#server/database/database.ts'
import { ReaderGone } from './reader-gone.ts'

export type ReaderDataStore = ReturnType<typeof createReaderData>

/** All data kept about a reader, for the reader: everything except secrets (hashes of passwords and keys, session tokens). */
export function createReaderData({ db }: Database) {
  return {
    /** @throws {ReaderGone} */
    async everythingOf(uid: string): Promise<ReaderData> {
      const user = await db
        .selectFrom('user')
        .selectAll()
        .where('id', '=', uid)
        .executeTakeFirstOrThrow(() => new ReaderGone())
      const accounts = await db
        .selectFrom('account')
        .select(['providerId', 'accountId', 'password', 'createdAt', 'updatedAt'])
        .where('userId', '=', uid)
        .execute()
      const posts = await db
        .selectFrom('feedback')
        .selectAll()
        .where('authorUid', '=', uid)
        .orderBy('createdAt')
        .execute()
      return {
        madeAt: new Date().toISOString(),
        user,
        waysToSignIn: accounts.map(({ password, ...account }) => ({ ...account, hasPassword: password !== null })),
        sessions: await db
          .selectFrom('session')
          .select(['createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
          .where('userId', '=', uid)
          .execute(),
        accountKeys: await db
          .selectFrom('accountKey')
          .select(['purpose', 'email', 'createdAt', 'expiresAt'])
          .where('uid', '=', uid)
          .execute(),
        posts: posts.map(({ voteCount: _votesOfOthers, ...post }) => post),
        votes: await db.selectFrom('vote').selectAll().where('uid', '=', uid).execute(),
        spoilerReports: await db.selectFrom('spoilerReport').selectAll().where('uid', '=', uid).execute(),
        withdrawals: await db.selectFrom('withdrawal').selectAll().where('uid', '=', uid).execute(),
        bans: await db.selectFrom('ban').selectAll().where('uid', '=', uid).execute(),
        administrator: await db.selectFrom('administrator').selectAll().where('uid', '=', uid).execute(),
        readPages: await db.selectFrom('readPage').selectAll().where('uid', '=', uid).execute(),
        notes: await db
          .selectFrom('note')
          .selectAll()
          .where('uid', '=', uid)
          .orderBy('chapter')
          .orderBy('id')
          .execute(),
        moderation: await db.selectFrom('moderation').selectAll().where('adminUid', '=', uid).orderBy('at').execute(),
      }
    },
  }
}
