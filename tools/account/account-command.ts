import { makeKey } from '#server/accounts/account-keys.ts'
import { findByAddress, hasAddress } from '#server/accounts/address-verification.ts'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import { keyLink } from '#server/mail/mail-templates.ts'
import { StartupError } from '#server/operations/startup-error.ts'

const USAGE = `Say what:
  npm run account -- list [part of an address or a name]
  npm run account -- reset ADDRESS|ID
  npm run account -- sessions end ADDRESS|ID
  npm run account -- administrator end ADDRESS|ID`

const LISTED_MAX = 100
const DAY_SECONDS = 24 * 60 * 60

/**
 * The operator's account commands: finds accounts, makes a password reset link, ends an account's sessions or its administration.
 *
 * @returns the lines to print
 * @throws {StartupError} for an unknown command or account
 */
export async function accountCommand(args: readonly string[], database: Database, baseUrl: string): Promise<string[]> {
  const [command, ...rest] = args
  if (command === 'list' && rest.length <= 1) return list(database, rest[0] ?? '')
  if (command === 'reset' && rest.length === 1) return reset(database, rest[0]!, baseUrl)
  if (command === 'sessions' && rest[0] === 'end' && rest.length === 2) return endSessions(database, rest[1]!)
  if (command === 'administrator' && rest[0] === 'end' && rest.length === 2) return endAdministrator(database, rest[1]!)
  throw new StartupError(USAGE)
}

async function list({ db }: Database, part: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .selectAll()
    .where(({ eb, or }) => or([eb('isAnonymous', '=', false), eb('isAnonymous', 'is', null)]))
    .orderBy('createdAt')
    .execute()
  const wanted = part.toLowerCase()
  const found = rows.filter(({ email, username }) => `${email} ${username.toLowerCase()}`.includes(wanted))
  const lines = found.slice(0, LISTED_MAX).map(lineOf)
  const more = found.length - lines.length
  return [...lines, ...(more > 0 ? [`and ${more} more: name a part of the address`] : []), `Accounts: ${found.length}`]
}

function lineOf(user: UserRow) {
  const address = hasAddress(user) ? `${user.email} (${user.emailVerified ? 'proved' : 'not proved'})` : 'no address'
  return [
    user.id,
    address,
    user.username,
    `since ${dayOf(user.createdAt)}`,
    `last here ${dayOf(user.lastActive)}`,
  ].join('  ')
}

async function reset(database: Database, named: string, baseUrl: string): Promise<string[]> {
  const { id } = await accountOf(database, named)
  const key = await database.write((db) => makeKey(db, id, { purpose: 'password', seconds: DAY_SECONDS }))
  return [
    'Give this link to the owner of the account, by a channel on which you know them. It works once, within a day;',
    'the new password ends all sessions and recovery codes of the account.',
    keyLink(baseUrl, 'reset', key),
  ]
}

async function endSessions(database: Database, named: string): Promise<string[]> {
  const { id } = await accountOf(database, named)
  const { numDeletedRows } = await database.writeOne((db) =>
    db.deleteFrom('session').where('userId', '=', id).executeTakeFirstOrThrow(),
  )
  return [`Sessions ended: ${numDeletedRows}`]
}

/** Only for those who became administrators by a claim code; the others are listed in ADMIN_IDS. */
async function endAdministrator(database: Database, named: string): Promise<string[]> {
  const { id } = await accountOf(database, named)
  const { numDeletedRows } = await database.writeOne((db) =>
    db.deleteFrom('administrator').where('uid', '=', id).executeTakeFirstOrThrow(),
  )
  return [
    numDeletedRows > 0n
      ? 'This account is no longer an administrator.'
      : 'This account had not claimed administration.',
  ]
}

async function accountOf({ db }: Database, named: string): Promise<UserRow> {
  const byId = db.selectFrom('user').selectAll().where('id', '=', named)
  const user = (await findByAddress(db, named)) ?? (await byId.executeTakeFirst())
  if (!user || user.isAnonymous) throw new StartupError(`There is no account ${named}`)
  return user
}

const dayOf = (date: Date | string) => new Date(date).toISOString().slice(0, 10)
