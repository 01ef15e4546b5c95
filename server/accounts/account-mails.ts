import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import type { Letters } from '#server/mail/letters.ts'
import type { Mail, Message } from '#server/mail/mail.ts'
import { isLinkHeldBack, LINK_SECONDS, type LinkPurpose, makeKey } from './account-keys.ts'
import { findByAddress, hasAddress, type ProvedAddress } from './address-proof.ts'
import { lockReader } from './lock-reader.ts'

export type AccountMails = ReturnType<typeof createAccountMails>

/**
 * The mails about accounts. All is looked up after the request has its answer, so neither the answer nor its time tells
 * whether there is such an account.
 */
export function createAccountMails({ db, kind, write }: Database, mail: Mail, letters: Letters) {
  /** A key for one of the links; none where it is held back. */
  async function linkFor(uid: string, purpose: LinkPurpose, email: string) {
    return write(async (db) => {
      if (!(await lockReader(db, kind, uid)) || (await isLinkHeldBack(db, uid, purpose))) return undefined
      return makeKey(db, uid, { purpose, email, seconds: LINK_SECONDS })
    })
  }

  async function verification(uid: string, address: string): Promise<Message[]> {
    const key = await linkFor(uid, 'email', address)
    return key ? [letters.verify(address, key)] : []
  }

  return {
    /** A link to a new password, where the address is one of an account. */
    forgotten: (address: string): void =>
      mail.later(async () => {
        const user = await findByAddress(db, address)
        const key = user && (await linkFor(user.id, 'password', user.email))
        return user && key ? [letters.reset(user.email, key)] : []
      }),

    /** Asks whether the address of an account is right. */
    verify: (uid: string, address: string): void => mail.later(() => verification(uid, address.toLowerCase())),

    /** Asks the new address of an account, and tells the one it has. */
    change: (uid: string, wanted: string): void =>
      mail.later(async () => {
        const address = wanted.toLowerCase()
        const [own, other] = [await userOf(uid), await findByAddress(db, address)]
        if (!own || (other?.id === uid && other.emailVerified)) return []
        if (other?.emailVerified) return [letters.taken(address)]
        const asked = await verification(uid, address)
        const isTold = asked.length > 0 && own.email !== address && hasAddress(own)
        return isTold ? [...asked, letters.changeAsked(own.email)] : asked
      }),

    changed({ address, former }: ProvedAddress): void {
      if (former === undefined) return
      mail.later(async () => [former, address].map((to) => letters.changed(to, address)))
    },

    passwordChanged(user: Pick<UserRow, 'email'>): void {
      if (hasAddress(user)) mail.later(async () => [letters.passwordChanged(user.email)])
    },
  }

  function userOf(uid: string) {
    return db.selectFrom('user').selectAll().where('id', '=', uid).executeTakeFirst()
  }
}
