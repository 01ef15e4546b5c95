import { forgetCounts } from '#server/accounts/guess-counts.ts'
import { GUESSES } from '#server/accounts/guess-limit.ts'
import { recountAll } from '#server/community/vote-counts.ts'
import type { Database } from '#server/database/database.ts'
import { storedDate } from '#server/database/stored-date.ts'
import { described, type Log } from '#server/http/log.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const GUEST_DAYS = 30

/**
 * Deletes expired sessions and links, and guests that nobody can use any more: without a session, last active more than 30 days ago, and
 * with nothing that other readers see (docs/decisions/0025).
 *
 * Ages are relative to the newest visit of any reader that is more than a day old, so that a clock that has jumped ahead deletes nobody.
 */
export async function deleteExpired({ db, kind, write }: Database): Promise<void> {
  const visit = await db
    .selectFrom('user')
    .select('lastActive')
    .where('lastActive', '<', storedDate(kind, Date.now() - DAY_MS))
    .orderBy('lastActive', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!visit) return
  const now = new Date(visit.lastActive).getTime()
  await write(async (db) => {
    await db.deleteFrom('session').where('expiresAt', '<', storedDate(kind, now)).execute()
    await db
      .deleteFrom('accountKey')
      .where('expiresAt', '<', new Date(now - DAY_MS).toISOString())
      .execute()
    await db
      .deleteFrom('user')
      .where('isAnonymous', '=', true)
      .where('lastActive', '<', storedDate(kind, now - GUEST_DAYS * DAY_MS))
      .where(({ and, not, exists, selectFrom }) =>
        and([
          not(exists(selectFrom('session').whereRef('userId', '=', 'user.id').select('token'))),
          not(exists(selectFrom('feedback').whereRef('authorUid', '=', 'user.id').select('id'))),
          not(exists(selectFrom('vote').whereRef('uid', '=', 'user.id').select('uid'))),
        ]),
      )
      .execute()
  })
}

/**
 * Runs `deleteExpired` now and once a day, and also deletes old attempt counts and corrects vote counts. If the database is unavailable, it
 * waits for the next day.
 */
export function deleteExpiredDaily(database: Database, log: Log): void {
  async function work() {
    await deleteExpired(database)
    await database.write((db) => forgetCounts(db, GUESSES.seconds))
    await database.write(recountAll)
  }
  const clear = () => work().catch((error) => log.error(described(error), 'clean-up'))
  setInterval(clear, DAY_MS).unref()
  void clear()
}
