import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { Auth } from './auth.ts'
import type { ClientAddress } from './client-address.ts'
import type { Database, Tables } from './database.ts'
import type { KnownDevices } from './known-devices.ts'
import { networkOf } from './network.ts'
import { sealOf } from './seal.ts'
import { tooMany } from './too-many.ts'

/**
 * How often the password of one account may be guessed in a quarter of an hour: from a known device; from one network of
 * unknown ones; by the first guess of each such network, all together; and by all their further guesses together.
 */
export const GUESSES = { seconds: 15 * 60, knownDevice: 10, network: 5, newcomers: 40, strangers: 20 } as const

export type GuessLimit = ReturnType<typeof createGuessLimit>

/** The keys under which a guess was counted. */
type Counted = readonly string[]

type Settings = { rateLimit: boolean; devices: KnownDevices; clientAddress: ClientAddress }

/**
 * Limits the guessing of one account's password, from however many addresses it comes, without locking out its owner: a
 * known device counts for itself, and a network that has not guessed yet does not count with those that have
 * (docs/decisions/0018). The limits by address are Better Auth's. Where the count cannot be kept, nobody signs in.
 */
export function createGuessLimit({ write }: Database, auth: Auth, { rateLimit, devices, clientAddress }: Settings) {
  return {
    /**
     * Counts a guess before the password is looked at; one that turns out right is to be taken back.
     *
     * @throws {HTTPException} 429 where there were too many
     */
    async count(c: Context, address: string): Promise<Counted> {
      if (!rateLimit) return []
      const email = address.toLowerCase()
      const device = await devices.idOf(c, email)
      const keyOf = (counter: string) => sealOf(auth, `${counter} ${email}`)
      const own = await keyOf(device === undefined ? `network ${networkOf(clientAddress(c))}` : `account ${device}`)
      const [newcomers, strangers] = [await keyOf('newcomers'), await keyOf('strangers')]
      const { counted, full } = await write(async (db) => {
        await forgetOld(db)
        const row = await countOne(db, own)
        if (row.count > (device === undefined ? GUESSES.network : GUESSES.knownDevice))
          return { counted: [], full: row }
        if (device !== undefined) return { counted: [own] }
        const isFirst = row.count === 1
        const all = await countOne(db, isFirst ? newcomers : strangers)
        if (all.count <= (isFirst ? GUESSES.newcomers : GUESSES.strangers)) return { counted: [own, all.key] }
        // It was not looked at, so it was no guess: the network stays a newcomer.
        await uncount(db, [own])
        return { counted: [], full: all }
      })
      if (!full) return counted
      throw tooMany(Math.max(1, Math.ceil(GUESSES.seconds - (Date.now() - Date.parse(full.since)) / 1000)))
    },

    /** The password was right: what was counted was no guess. */
    async takeBack(counted: Counted): Promise<void> {
      if (counted.length > 0) await write((db) => uncount(db, counted))
    },
  }
}

async function forgetOld(db: Kysely<Tables>) {
  const old = new Date(Date.now() - GUESSES.seconds * 1000).toISOString()
  await db.deleteFrom('guess').where('since', '<', old).execute()
}

function countOne(db: Kysely<Tables>, key: string) {
  return db
    .insertInto('guess')
    .values({ key, count: 1, since: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ eb }) => ({ count: eb('guess.count', '+', 1) })))
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function uncount(db: Kysely<Tables>, keys: Counted) {
  await db
    .updateTable('guess')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', keys)
    .execute()
}
