import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { storedDate } from '#server/database/stored-date.ts'
import type { Tables, UserRow } from '#server/database/tables.ts'
import { dropKeys } from './account-keys.ts'
import { lockWriter } from './lock-reader.ts'
import { type HashCost, hashPassword, isPassword } from './passwords.ts'

const CREDENTIAL = 'credential'

/** Determines, in the transaction that sets a password, whose account gets it; undefined if it may not be set. */
type Find = (db: Kysely<Tables>) => Promise<string | undefined>

export type Credentials = ReturnType<typeof createCredentials>

/** The passwords of accounts. */
export function createCredentials({ db, kind, write }: Database, cost: HashCost) {
  async function hashOf(uid: string): Promise<string | undefined> {
    const query = db.selectFrom('account').select('password').where('userId', '=', uid)
    return (await query.where('providerId', '=', CREDENTIAL).executeTakeFirst())?.password ?? undefined
  }

  async function store(db: Kysely<Tables>, uid: string, password: string) {
    const updatedAt = storedDate(kind, Date.now())
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ password, updatedAt })
      .where('userId', '=', uid)
      .where('providerId', '=', CREDENTIAL)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return
    const key = { id: randomUUID(), userId: uid, accountId: uid, providerId: CREDENTIAL }
    await db
      .insertInto('account')
      .values({ ...key, password, createdAt: updatedAt, updatedAt })
      .execute()
  }

  return {
    hasPassword: async (uid: string): Promise<boolean> => (await hashOf(uid)) !== undefined,

    /** Whether it is the account's password. @throws {APIError} 503 (concurrency-limit.ts) */
    async isRight(uid: string, password: string): Promise<boolean> {
      const hash = await hashOf(uid)
      return hash !== undefined && isPassword(password, hash)
    },

    /**
     * Sets or replaces the password of an account, and ends its sessions and the links that were sent to it.
     *
     * @param keep the token of the one session to keep
     * @returns the account; undefined if `find` found none
     * @throws {APIError} 503 (concurrency-limit.ts)
     * @throws {ReaderGone}
     */
    async setPassword(newPassword: string, find: Find, keep?: string): Promise<UserRow | undefined> {
      // Before the transaction, so that no other write waits for the hash.
      const hash = await hashPassword(newPassword, cost)
      return write(async (db) => {
        const uid = await find(db)
        if (uid === undefined) return undefined
        await lockWriter(db, kind, uid)
        await store(db, uid, hash)
        await db
          .deleteFrom('session')
          .where('userId', '=', uid)
          .where('token', '!=', keep ?? '')
          .execute()
        await dropKeys(db, uid, ['password', 'email'])
        return lockWriter(db, kind, uid)
      })
    },
  }
}
