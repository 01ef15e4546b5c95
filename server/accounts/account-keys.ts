import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountKeyRow, Tables } from '#server/database/tables.ts'

type Purpose = AccountKeyRow['purpose']
export type LinkPurpose = Exclude<Purpose, 'recovery'>

/** How long a mailed link is valid. */
export const LINK_SECONDS = 60 * 60

/** The number of links for one purpose that are sent to an account per day, so that nobody can flood a mailbox. */
const LINKS_A_DAY = 10

/**
 * Anybody can request password links, so an owner must not be locked out by a stranger who uses up the day's links. After those, links are
 * sent at this interval: if no new one comes, the newest is still valid for at least as long.
 */
const LINK_GAP_SECONDS = LINK_SECONDS / 2
const DAY_MS = 24 * 60 * 60 * 1000

type Kept = { purpose: Purpose; email?: string | null; seconds?: number }

/** Creates a single-use key to an account. Returns the key itself, because only its hash is stored. */
export async function makeKey(db: Kysely<Tables>, uid: string, kept: Kept, key = newKey()): Promise<string> {
  const { purpose, email = null, seconds } = kept
  const now = Date.now()
  await db
    .insertInto('accountKey')
    .values({
      hash: hashOf(purpose, key),
      uid,
      purpose,
      email,
      createdAt: new Date(now).toISOString(),
      expiresAt: seconds === undefined ? null : new Date(now + seconds * 1000).toISOString(),
    })
    .execute()
  return key
}

/** Whether no further link may be sent to an account now. Links printed by the operator do not count, because they reach no mailbox. */
export async function isLinkHeldBack(db: Kysely<Tables>, uid: string, purpose: LinkPurpose): Promise<boolean> {
  const ofTheDay = await db
    .selectFrom('accountKey')
    .select('createdAt')
    .where('uid', '=', uid)
    .where('purpose', '=', purpose)
    .where('email', 'is not', null)
    .where('createdAt', '>', new Date(Date.now() - DAY_MS).toISOString())
    // Ignore dates in the future, from a clock that was ahead.
    .where('createdAt', '<=', new Date().toISOString())
    .orderBy('createdAt', 'desc')
    .limit(LINKS_A_DAY)
    .execute()
  const [newest] = ofTheDay
  if (!newest || ofTheDay.length < LINKS_A_DAY) return false
  return purpose === 'email' || Date.parse(newest.createdAt) > Date.now() - LINK_GAP_SECONDS * 1000
}

/** Whether a key is valid. Cheap, so it is asked before expensive work. */
export async function isKey(db: Kysely<Tables>, purpose: Purpose, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('accountKey')
    .select('expiresAt')
    .where('hash', '=', hashOf(purpose, key))
    .executeTakeFirst()
  return row !== undefined && !hasEnded(row)
}

/**
 * Consumes a key and returns its row. Of several callers with the same key only one gets it; undefined for all others and once it has
 * expired.
 */
export async function takeKey(db: Kysely<Tables>, purpose: Purpose, key: string): Promise<AccountKeyRow | undefined> {
  const row = await db
    .deleteFrom('accountKey')
    .where('hash', '=', hashOf(purpose, key))
    .returningAll()
    .executeTakeFirst()
  return row && !hasEnded(row) ? row : undefined
}

export async function dropKeys(db: Kysely<Tables>, uid: string, purposes: readonly Purpose[]): Promise<void> {
  await db.deleteFrom('accountKey').where('uid', '=', uid).where('purpose', 'in', purposes).execute()
}

const hasEnded = ({ expiresAt }: Pick<AccountKeyRow, 'expiresAt'>) =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now()

const newKey = () => randomBytes(32).toString('base64url')

/**
 * The stored hash of a key. It needs no salt, because keys are random and cannot be guessed. The purpose prevents a key of one kind from
 * being used as another.
 */
export function hashOf(purpose: Purpose, key: string) {
  return createHash('sha256').update(`${purpose} ${key}`).digest('base64url')
}
