import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { lockPostsOf } from '#server/community/vote-counts.ts'
import type { Database } from '#server/database/database.ts'
import type { Tables, UserRow } from '#server/database/tables.ts'
import { dropKeys, takeKey } from './account-keys.ts'
import { lockWriter } from './lock-reader.ts'

/** A domain that receives no mail (RFC 6761), for accounts whose address was proved by somebody else. */
const NOWHERE = 'lost.invalid'

/** Whether an account still has an address of its own. */
export const hasAddress = ({ email }: Pick<UserRow, 'email'>): boolean => !email.endsWith(`@${NOWHERE}`)

/** Finds the account with an address, ignoring case. Guests do not count. */
export function findByAddress(db: Kysely<Tables>, address: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', address.toLowerCase())
    .where(({ eb, or }) => or([eb('isAnonymous', '=', false), eb('isAnonymous', 'is', null)]))
    .executeTakeFirst()
}

/**
 * Takes an address from an account that never proved it, in favour of whoever has. That account keeps its sessions and data, but the
 * address no longer signs in to it (docs/decisions/0045).
 *
 * @returns false if the address belongs to an account that has proved it
 */
export async function freeAddress(db: Kysely<Tables>, kind: Database['kind'], address: string): Promise<boolean> {
  const former = await findByAddress(db, address)
  if (!former) return true
  if (former.emailVerified) return false
  // Random, so that nobody can have signed up with it before.
  await moveTo(db, kind, former.id, `${randomUUID()}@${NOWHERE}`, false)
  return true
}

async function moveTo(db: Kysely<Tables>, kind: Database['kind'], uid: string, email: string, emailVerified: boolean) {
  await db.updateTable('user').set({ email, emailVerified }).where('id', '=', uid).execute()
  const authorEmail = email.endsWith(`@${NOWHERE}`) ? null : email
  await lockPostsOf(db, kind, uid)
  await db.updateTable('feedback').set({ authorEmail }).where('authorUid', '=', uid).execute()
  // These keys were sent to the former address, or prove a different one.
  await dropKeys(db, uid, ['password', 'email'])
}

export type VerifiedAddress = { uid: string; address: string; former: string | undefined }

/**
 * Uses a mailed link: its address is proved, and becomes the account's address if it was not yet. Undefined if the link has expired, or if
 * somebody else has proved the address in the meantime.
 */
export function verifyAddress({ kind, write }: Database, key: string): Promise<VerifiedAddress | undefined> {
  return write(async (db) => {
    const taken = await takeKey(db, 'email', key)
    if (!taken?.email) return undefined
    const { uid, email: address } = taken
    const { email: former } = await lockWriter(db, kind, uid)
    if (former !== address && !(await freeAddress(db, kind, address))) return undefined
    await moveTo(db, kind, uid, address, true)
    return { uid, address, former: former === address || !hasAddress({ email: former }) ? undefined : former }
  })
}
