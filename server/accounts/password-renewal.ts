import type { Database } from '#server/database/database.ts'
import { type HashCost, hashPassword, isOutdated } from './passwords.ts'

export type RenewPassword = ReturnType<typeof createPasswordRenewal>

/** Rehashes the password of an account if its hash was made with a different cost from the current one. */
export function createPasswordRenewal({ db, writeOne }: Database, cost: HashCost) {
  /** @param password already verified */
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
        // Only if it has not been changed in the meantime.
        .where('password', '=', kept.password)
        .execute(),
    )
  }
}
