import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AccountKeyRow, Tables } from '#server/database/tables.ts'

type Purpose = AccountKeyRow['purpose']

/** How long the link of a mail works. */
export const LINK_SECONDS = 60 * 60

/** How many links one account is sent in a day: nobody fills a mailbox by asking. */
const LINKS_A_DAY = 10
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

/** Whether an account has been sent as many links as it gets in a day. */
export async function hasManyLinks(db: Kysely<Tables>, uid: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('accountKey')
    .where('uid', '=', uid)
    .where('purpose', '!=', 'recovery')
    .where('createdAt', '>', new Date(Date.now() - DAY_MS).toISOString())
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) >= LINKS_A_DAY
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

/** No salt: a key is random, so nobody finds it by trying. The purpose keeps one kind from being used as another. */
function hashOf(purpose: Purpose, key: string) {
  return createHash('sha256').update(`${purpose} ${key}`).digest('base64url')
}
