import type { Database } from '#server/database/database.ts'
import { type HashCost, hashPassword, isOutdated } from './passwords.ts'

export type RenewPassword = ReturnType<typeof createPasswordRenewal>

/** Hashes the password of an account anew where its hash was made at another cost than today's. */
export function createPasswordRenewal({ db, writeOne }: Database, cost: HashCost) {
  /** @param password the right one */
  return async function renew(uid: string, password: string): Promise<void> {
    const kept = await db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', uid)
      .where('providerId', '=', 'credential')
      .executeTakeFirst()
    if (!kept?.password || !isOutdated(kept.password, cost)) return
    const hash = await hashPassword(password, cost)
    await writeOne((db) =>
      db
        .updateTable('account')
        .set({ password: hash })
        .where('userId', '=', uid)
        // It may have been changed meanwhile.
        .where('password', '=', kept.password)
        .execute(),
    )
  }
}
