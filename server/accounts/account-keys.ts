import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountKeyRow, Tables } from '#server/database/tables.ts'

type Purpose = AccountKeyRow['purpose']
export type LinkPurpose = Exclude<Purpose, 'recovery'>

/** How long the link of a mail works. */
export const LINK_SECONDS = 60 * 60

/** How many links of one purpose an account is sent in a day: nobody fills a mailbox by asking. */
const LINKS_A_DAY = 10

/**
 * Links to a password, for which a stranger may ask, go on after those of the day: the newest one works at least so long again when
 * its owner asks and nothing comes.
 */
const LINK_GAP_SECONDS = LINK_SECONDS / 2
const DAY_MS = 24 * 60 * 60 * 1000

type Kept = { purpose: Purpose; email?: string | null; seconds?: number }

/** Makes a key to an account, which works once; gives it, for only its hash is kept. */
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

/** Whether an account is sent no further link now. Those that the operator printed count for nothing: they are in no mailbox. */
export async function isLinkHeldBack(db: Kysely<Tables>, uid: string, purpose: LinkPurpose): Promise<boolean> {
  const ofTheDay = await db
    .selectFrom('accountKey')
    .select('createdAt')
    .where('uid', '=', uid)
    .where('purpose', '=', purpose)
    .where('email', 'is not', null)
    .where('createdAt', '>', new Date(Date.now() - DAY_MS).toISOString())
    // A clock that was ahead has dated them into the future.
    .where('createdAt', '<=', new Date().toISOString())
    .orderBy('createdAt', 'desc')
    .limit(LINKS_A_DAY)
    .execute()
  const [newest] = ofTheDay
  if (!newest || ofTheDay.length < LINKS_A_DAY) return false
  return purpose === 'email' || Date.parse(newest.createdAt) > Date.now() - LINK_GAP_SECONDS * 1000
}

/** Whether somebody could use a key; asked before work that is expensive. */
export async function isKey(db: Kysely<Tables>, purpose: Purpose, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('accountKey')
    .select('expiresAt')
    .where('hash', '=', hashOf(purpose, key))
    .executeTakeFirst()
  return row !== undefined && !hasEnded(row)
}

/** Uses a key up: of several who have it one gets what it opens. */
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

/** What is kept of a key. No salt: it is random, so nobody finds it by trying. The purpose keeps one kind from being used as another. */
export function hashOf(purpose: Purpose, key: string) {
  return createHash('sha256').update(`${purpose} ${key}`).digest('base64url')
}
