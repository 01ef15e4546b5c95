import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import type { Mail, Message } from '#server/mail/mail.ts'
import type { MailTemplates } from '#server/mail/mail-templates.ts'
import { isLinkHeldBack, LINK_SECONDS, type LinkPurpose, makeKey } from './account-keys.ts'
import { findByAddress, hasAddress, type VerifiedAddress } from './address-verification.ts'
import { lockReader } from './lock-reader.ts'

export type AccountMails = ReturnType<typeof createAccountMails>

/**
 * The mails about accounts. Everything is looked up after the request has been answered, so neither the answer nor its timing reveals
 * whether an account exists.
 */
export function createAccountMails({ db, kind, write }: Database, mail: Mail, templates: MailTemplates) {
  /** The key for a link; undefined if no further link may be sent now. */
  async function linkFor(uid: string, purpose: LinkPurpose, email: string) {
    return write(async (db) => {
      if (!(await lockReader(db, kind, uid)) || (await isLinkHeldBack(db, uid, purpose))) return undefined
      return makeKey(db, uid, { purpose, email, seconds: LINK_SECONDS })
    })
  }

  async function verification(uid: string, address: string): Promise<Message[]> {
    const key = await linkFor(uid, 'email', address)
    return key ? [templates.verify(address, key)] : []
  }

  return {
    /** Sends a link to a new password, if the address belongs to an account. */
    forgotten: (address: string): void =>
      mail.later(async () => {
        const user = await findByAddress(db, address)
        const key = user && (await linkFor(user.id, 'password', user.email))
        return user && key ? [templates.reset(user.email, key)] : []
      }),

    /** Asks the owner of the account's address to confirm it. */
    verify: (uid: string, address: string): void => mail.later(() => verification(uid, address.toLowerCase())),

    /** Asks the owner of the new address to confirm it, and notifies the current address. */
    change: (uid: string, wanted: string): void =>
      mail.later(async () => {
        const address = wanted.toLowerCase()
        const [own, other] = [await userOf(uid), await findByAddress(db, address)]
        if (!own || (other?.id === uid && other.emailVerified)) return []
        if (other?.emailVerified) return [templates.taken(address)]
        const asked = await verification(uid, address)
        const isTold = asked.length > 0 && own.email !== address && hasAddress(own)
        return isTold ? [...asked, templates.changeAsked(own.email)] : asked
      }),

    changed({ address, former }: VerifiedAddress): void {
      if (former === undefined) return
      mail.later(async () => [former, address].map((to) => templates.changed(to, address)))
    },

    passwordChanged(user: Pick<UserRow, 'email'>): void {
      if (hasAddress(user)) mail.later(async () => [templates.passwordChanged(user.email)])
    },
  }

  function userOf(uid: string) {
    return db.selectFrom('user').selectAll().where('id', '=', uid).executeTakeFirst()
  }
}
