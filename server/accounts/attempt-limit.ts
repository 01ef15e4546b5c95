import type { Context } from 'hono'
import type { Database } from '#server/database/database.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network.ts'
import { tooMany } from '#server/http/too-many.ts'
import type { Auth } from './auth.ts'
import { countOne, forgetCounts } from './guess-counts.ts'
import { GUESSES } from './guess-limit.ts'
import { hmacOf } from './hmac.ts'

/**
 * How often in a quarter of an hour: mails that one network asks for; mails to one address, whether it has an account or not, of all
 * readers who name it and of one network that has forgotten its password; keys and codes that one network tries; changes that take a
 * password, of one account and of one network, because each may cost a hash.
 */
export const ATTEMPTS = {
  mailsOfNetwork: 20,
  mailsToAddress: 3,
  keysOfNetwork: 20,
  changesOfAccount: 10,
  changesOfNetwork: 100,
} as const

export type AttemptLimit = ReturnType<typeof createAttemptLimit>

type Settings = { rateLimit: boolean; clientAddress: ClientAddress }

/** Limits what strangers may ask for to get into an account, in the database, so all servers count together. */
export function createAttemptLimit({ write }: Database, auth: Auth, { rateLimit, clientAddress }: Settings) {
  async function counted(text: string) {
    const key = await hmacOf(auth, text)
    return write(async (db) => {
      await forgetCounts(db, GUESSES.seconds)
      return countOne(db, key)
    })
  }

  async function count(text: string, most: number) {
    const kept = await counted(text)
    if (kept.count <= most) return
    throw tooMany(Math.max(1, Math.ceil(GUESSES.seconds - (Date.now() - Date.parse(kept.since)) / 1000)))
  }

  return {
    /** Of one network alone: strangers who ask for an address keep its owner from nothing. @throws {HTTPException} 429 */
    async countForgotten(c: Context, address: string): Promise<void> {
      if (!rateLimit) return
      const network = networkOf(clientAddress(c))
      await count(`mails of ${network}`, ATTEMPTS.mailsOfNetwork)
      await count(`forgotten ${address.toLowerCase()} of ${network}`, ATTEMPTS.mailsToAddress)
    },
    /** @throws {HTTPException} 429 */
    async countMail(c: Context, address: string): Promise<void> {
      if (!rateLimit) return
      await count(`mails of ${networkOf(clientAddress(c))}`, ATTEMPTS.mailsOfNetwork)
      await count(`mails to ${address.toLowerCase()}`, ATTEMPTS.mailsToAddress)
    },
    /**
     * Whether an address takes one more mail that comes with something else: what it comes with is done without it, too. A stranger
     * who names the address uses up no notices.
     */
    async takesMail(sort: 'mails' | 'notices', address: string): Promise<boolean> {
      if (!rateLimit) return true
      try {
        return (await counted(`${sort} to ${address.toLowerCase()}`)).count <= ATTEMPTS.mailsToAddress
      } catch {
        // What it comes with has been done already, and may not be answered as if it had not.
        return false
      }
    },
    /** @throws {HTTPException} 429 */
    async countChange(c: Context, account: string): Promise<void> {
      if (!rateLimit) return
      await count(`changes of ${account}`, ATTEMPTS.changesOfAccount)
      await count(`changes in ${networkOf(clientAddress(c))}`, ATTEMPTS.changesOfNetwork)
    },
    /** @throws {HTTPException} 429 */
    async countKey(c: Context): Promise<void> {
      if (rateLimit) await count(`keys of ${networkOf(clientAddress(c))}`, ATTEMPTS.keysOfNetwork)
    },
  }
}
