import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { storedDate } from '#server/database/stored-date.ts'
import { lockWriter } from './lock-reader.ts'
import { type HashCost, hashPassword, isPassword } from './passwords.ts'

const CREDENTIAL = 'credential'

export type Credentials = ReturnType<typeof createCredentials>

/** The passwords of accounts. */
export function createCredentials({ db, kind, write }: Database, cost: HashCost) {
  async function hashOf(uid: string): Promise<string | undefined> {
    const query = db.selectFrom('account').select('password').where('userId', '=', uid)
    return (await query.where('providerId', '=', CREDENTIAL).executeTakeFirst())?.password ?? undefined
  }

  return {
    hasPassword: async (uid: string): Promise<boolean> => (await hashOf(uid)) !== undefined,

    /** Whether it is the password of the account. @throws {APIError} 503 (one-of-few.ts) */
    async isRight(uid: string, password: string): Promise<boolean> {
      const hash = await hashOf(uid)
      return hash !== undefined && isPassword(password, hash)
    },

    /**
     * Gives an account a password in place of the one it has, if it has one, and ends its sessions.
     *
     * @param keep the token of the one session that lasts
     * @throws {APIError} 503 (one-of-few.ts)
     * @throws {ReaderGone}
     */
    async setPassword(uid: string, newPassword: string, keep?: string): Promise<void> {
      // Before the transaction: nobody else waits for it.
      const password = await hashPassword(newPassword, cost)
      await write(async (db) => {
        await lockWriter(db, kind, uid)
        const updatedAt = storedDate(kind, Date.now())
        const { numUpdatedRows } = await db
          .updateTable('account')
          .set({ password, updatedAt })
          .where('userId', '=', uid)
          .where('providerId', '=', CREDENTIAL)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) {
          const key = { id: randomUUID(), userId: uid, accountId: uid, providerId: CREDENTIAL }
          await db
            .insertInto('account')
            .values({ ...key, password, createdAt: updatedAt, updatedAt })
            .execute()
        }
        await db
          .deleteFrom('session')
          .where('userId', '=', uid)
          .where('token', '!=', keep ?? '')
          .execute()
      })
    },
  }
}
