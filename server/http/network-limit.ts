import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { ADDRESSES } from '#api/addresses.ts'
import type { ClientAddress } from './client-address.ts'
import { networkOf } from './network.ts'
import { isSafe } from './safe-method.ts'
import { tooMany } from './too-many.ts'

const MINUTE_SECONDS = 60
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS

/**
 * How much all readers of one network may write per period: far more than a school or a household does, and little enough that nobody fills
 * a disk soon (some 20 MB a day; 300 if all of it is new notes of maximum length).
 */
export const NETWORK_LIMITS = {
  writes: [
    { most: 600, seconds: MINUTE_SECONDS },
    { most: 50_000, seconds: DAY_SECONDS },
  ],
  posts: [
    { most: 40, seconds: 10 * MINUTE_SECONDS },
    { most: 300, seconds: DAY_SECONDS },
  ],
  guests: [{ most: 1000, seconds: DAY_SECONDS }],
  /** Returns from Google, for each of which Google is asked. */
  returns: [{ most: 100, seconds: MINUTE_SECONDS }],
} as const

type What = keyof typeof NETWORK_LIMITS

/** The maximum number of networks counted at a time, which takes at most about 10 MB. */
const NETWORKS_MAX = 20_000

/** Never limited: nobody is kept from leaving, and these calls only delete. */
const LEAVING: readonly string[] = [`POST ${ADDRESSES.signOut}`, `DELETE ${ADDRESSES.profile}`]

/** Whether a call signs its reader out or deletes their account. */
export const isLeaving = ({ req }: Context): boolean => LEAVING.includes(`${req.method} ${req.path}`)

const OWN_LIMITS: Readonly<Record<string, What>> = {
  [`POST ${ADDRESSES.feedback}`]: 'posts',
  [`POST ${ADDRESSES.guest}`]: 'guests',
}

/** Limits what one network writes. */
export type NetworkLimit = {
  /** Refuses calls beyond the limits. */
  limitCalls: MiddlewareHandler
  /** Counts something that is no call but costs as much as one. @throws the refusal if it is beyond the limits */
  count(c: Context, what: What): void
}

/**
 * Each server counts separately and in memory, because storing every write would double the servers' work. Limits on one account are shared
 * by all servers (community/post-limit.ts).
 */
export function createNetworkLimit(clientAddress: ClientAddress): NetworkLimit {
  const count = createCounter()
  return {
    limitCalls: async (c, next) => {
      const call = `${c.req.method} ${c.req.path}`
      if (!isSafe(c.req.method) && !isLeaving(c)) {
        const network = networkOf(clientAddress(c))
        count('writes', network)
        const own = OWN_LIMITS[call]
        if (own) count(own, network)
      }
      await next()
    },
    count: (c, what) => count(what, networkOf(clientAddress(c))),
  }
}

/** Limits nothing. */
export const NO_LIMIT: NetworkLimit = { limitCalls: (_, next) => next(), count() {} }

function createCounter() {
  const windows = Object.fromEntries(
    Object.entries(NETWORK_LIMITS).map(([what, limits]) => [
      what,
      limits.map(({ most, seconds }) => ({
        most,
        counts: new LRUCache<string, { count: number }>({ max: NETWORKS_MAX, ttl: seconds * 1000 }),
      })),
    ]),
  )
  return (what: What, network: string) => {
    for (const { most, counts } of windows[what] ?? []) {
      const kept = counts.get(network) ?? { count: 0 }
      if (kept.count >= most) {
        const seconds = Math.max(1, Math.ceil(counts.getRemainingTTL(network) / 1000))
        throw tooMany(seconds, what === 'posts' ? 'posts' : 'attempts')
      }
      kept.count++
      if (kept.count === 1) counts.set(network, kept)
    }
  }
}
