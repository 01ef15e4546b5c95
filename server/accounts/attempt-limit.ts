import type { Context } from 'hono'
import type { Database } from '#server/database/database.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network.ts'
import { tooMany } from '#server/http/too-many.ts'
import type { Auth } from './auth.ts'
import { countOne, forgetCounts } from './guess-counts.ts'
import { GUESSES } from './guess-limit.ts'
import { hmacOf } from './hmac.ts'
import type { NetworkQueue } from './network-queue.ts'

/**
 * Limits per quarter of an hour. Mails: requested by one network; to one address, whether or not it has an account, for all readers
 * together; and to one address for a forgotten password, requested by one network. Keys and codes: tried by one network. Changes that
 * require a password: for one account and for one network, because each may cost a hash.
 */
export const ATTEMPTS = {
  mailsOfNetwork: 20,
  mailsToAddress: 3,
  keysOfNetwork: 20,
  changesOfAccount: 10,
  changesOfNetwork: 100,
} as const

export type AttemptLimit = ReturnType<typeof createAttemptLimit>

type Settings = { rateLimit: boolean; clientAddress: ClientAddress; inTurn: NetworkQueue }

/** Limits what strangers may attempt against accounts. Counts are in the database, so all servers share them. */
export function createAttemptLimit({ write }: Database, auth: Auth, { rateLimit, clientAddress, inTurn }: Settings) {
  async function counted(text: string) {
    const key = await hmacOf(auth, text)
    return write(async (db) => {
      await forgetCounts(db, GUESSES.seconds)
      return countOne(db, key)
    })
  }

  async function count(c: Context, text: string, most: number) {
    const kept = await inTurn(c, () => counted(text))
    if (kept.count <= most) return
    throw tooMany(Math.max(1, Math.ceil(GUESSES.seconds - (Date.now() - Date.parse(kept.since)) / 1000)))
  }

  return {
    /** Counts by network, so that strangers who enter an address cannot block its owner. @throws {HTTPException} 429 */
    async countForgotten(c: Context, address: string): Promise<void> {
      if (!rateLimit) return
      const network = networkOf(clientAddress(c))
      await count(c, `mails of ${network}`, ATTEMPTS.mailsOfNetwork)
      await count(c, `forgotten ${address.toLowerCase()} of ${network}`, ATTEMPTS.mailsToAddress)
    },
    /** @throws {HTTPException} 429 */
    async countMail(c: Context, address: string): Promise<void> {
      if (!rateLimit) return
      await count(c, `mails of ${networkOf(clientAddress(c))}`, ATTEMPTS.mailsOfNetwork)
      await count(c, `mails to ${address.toLowerCase()}`, ATTEMPTS.mailsToAddress)
    },
    /**
     * Whether an address may receive one more mail that accompanies another action, which is carried out even without the mail. Strangers
     * who enter the address do not use up its notices.
     */
    async takesMail(sort: 'mails' | 'notices', address: string): Promise<boolean> {
      if (!rateLimit) return true
      try {
        return (await counted(`${sort} to ${address.toLowerCase()}`)).count <= ATTEMPTS.mailsToAddress
      } catch {
        // The action itself has been carried out, so it must not be answered as a failure.
        return false
      }
    },
    /** @throws {HTTPException} 429 */
    async countChange(c: Context, account: string): Promise<void> {
      if (!rateLimit) return
      await count(c, `changes of ${account}`, ATTEMPTS.changesOfAccount)
      await count(c, `changes in ${networkOf(clientAddress(c))}`, ATTEMPTS.changesOfNetwork)
    },
    /** @throws {HTTPException} 429 */
    async countKey(c: Context): Promise<void> {
      if (rateLimit) await count(c, `keys of ${networkOf(clientAddress(c))}`, ATTEMPTS.keysOfNetwork)
    },
  }
}
