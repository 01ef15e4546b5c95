import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Whether administrators have banned a reader from posting. */
export async function isBanned(db: Kysely<Tables>, uid: string): Promise<boolean> {
  return (await db.selectFrom('ban').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined
}

/** Transfers a guest's ban to the account that they merge into. */
export async function mergeBan(db: Kysely<Tables>, guest: string, account: string): Promise<void> {
  if (await isBanned(db, guest)) await ban(db, account)
}

export async function ban(db: Kysely<Tables>, uid: string): Promise<void> {
  const row = { uid, createdAt: new Date().toISOString() }
  await db
    .insertInto('ban')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
