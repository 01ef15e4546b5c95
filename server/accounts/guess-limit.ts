import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { networkOf, subnetOf } from '#server/http/network.ts'
import { tooMany } from '#server/http/too-many.ts'
import type { Auth } from './auth.ts'
import { countOne, forgetCounts, uncount } from './guess-counts.ts'
import { hmacOf } from './hmac.ts'
import type { KnownDevices } from './known-devices.ts'
import type { NetworkQueue } from './network-queue.ts'

/**
 * How many password guesses are allowed per quarter of an hour. For one account: from a known device; from one network of unknown devices;
 * as first guesses of all such networks together; and as all their further guesses together. For all accounts: from one address of unknown
 * devices, and from its network, which very many people may share.
 */
export const GUESSES = {
  seconds: 15 * 60,
  knownDevice: 10,
  network: 10,
  newcomers: 40,
  strangers: 20,
  address: 100,
  anyAccount: 1000,
} as const

export type GuessLimit = ReturnType<typeof createGuessLimit>

/** The keys under which a guess was counted, or the count that is exhausted. */
type Outcome = { counted: readonly string[] } | { full: Tables['guess'] }

type Settings = { rateLimit: boolean; devices: KnownDevices; clientAddress: ClientAddress; inTurn: NetworkQueue }

/**
 * Limits guessing of one account's password, from any number of addresses, without locking out its owner: a known device has its own count,
 * and a network's first guess is counted apart from further guesses (docs/decisions/0018). Better Auth itself limits by address. If counts
 * cannot be stored, nobody can sign in.
 */
export function createGuessLimit({ write }: Database, auth: Auth, settings: Settings) {
  const { rateLimit, devices, clientAddress, inTurn } = settings
  async function keysOf(c: Context, email: string) {
    const device = await devices.idOf(c, email)
    if (device !== undefined) return { device: await hmacOf(auth, `account ${device} ${email}`) }
    const client = clientAddress(c)
    const network = networkOf(client)
    return {
      address: await hmacOf(auth, `address ${subnetOf(client)}`),
      anyAccount: await hmacOf(auth, `network ${network}`),
      network: await hmacOf(auth, `network ${network} ${email}`),
      newcomers: await hmacOf(auth, `newcomers ${email}`),
      strangers: await hmacOf(auth, `strangers ${email}`),
    }
  }

  return {
    /**
     * Counts a guess before the password is checked, and returns the keys of its counts. If the password was right, the caller passes them
     * to `takeBack`.
     *
     * @throws {HTTPException} 429 if there were too many
     */
    async count(c: Context, address: string): Promise<readonly string[]> {
      if (!rateLimit) return []
      const keys = await keysOf(c, address.toLowerCase())
      const outcome = await inTurn(c, () =>
        write(async (db) => {
          await forgetCounts(db, GUESSES.seconds)
          return 'device' in keys ? countDevice(db, keys.device) : countStranger(db, keys)
        }),
      )
      if ('counted' in outcome) return outcome.counted
      const secondsGone = (Date.now() - Date.parse(outcome.full.since)) / 1000
      throw tooMany(Math.max(1, Math.ceil(GUESSES.seconds - secondsGone)))
    },

    /** Undoes a counted guess whose password was right. */
    async takeBack(counted: readonly string[]): Promise<void> {
      if (counted.length > 0) await write((db) => uncount(db, counted))
    },
  }
}

async function countDevice(db: Kysely<Tables>, key: string): Promise<Outcome> {
  const own = await countOne(db, key)
  return own.count <= GUESSES.knownDevice ? { counted: [key] } : { full: own }
}

type StrangerKeys = Record<'address' | 'anyAccount' | 'network' | 'newcomers' | 'strangers', string>

async function countStranger(db: Kysely<Tables>, keys: StrangerKeys): Promise<Outcome> {
  const client = await countOne(db, keys.address)
  if (client.count > GUESSES.address) return { full: client }
  const all = await countOne(db, keys.anyAccount)
  if (all.count > GUESSES.anyAccount) return { full: all }
  const own = await countOne(db, keys.network)
  if (own.count > GUESSES.network) return { full: own }
  const group = own.count === 1 ? 'newcomers' : 'strangers'
  const shared = await countOne(db, keys[group])
  if (shared.count <= GUESSES[group]) return { counted: [client.key, all.key, own.key, shared.key] }
  // The password was not checked, so this was no guess, and the network keeps its first one.
  await uncount(db, [own.key])
  return { full: shared }
}
