import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Auth } from './auth.ts'
import type { Database } from './database.ts'
import { tooMany } from './too-many.ts'

/** How often a password may be guessed in a quarter of an hour: by a known device, and by all others together. */
export const GUESSES = { seconds: 15 * 60, knownDevice: 10, strangers: 20 } as const

const COOKIE = 'codex-device'
const COOKIE_DAYS = 365

export type GuessLimit = ReturnType<typeof createGuessLimit>

type Settings = { rateLimit: boolean; baseUrl: string }

/**
 * Limits the guessing of one account's password, from however many addresses it comes. A device on which the account has
 * signed in before is known by a cookie and counts for itself, so that strangers do not lock its owner out
 * (docs/decisions/0018). The limits by address are Better Auth's. Where the count cannot be kept, nobody signs in.
 */
export function createGuessLimit({ write }: Database, auth: Auth, { rateLimit, baseUrl }: Settings) {
  async function sealOf(text: string) {
    const { secret } = await auth.$context
    return createHmac('sha256', secret).update(`guess-limit ${text}`).digest('base64url')
  }

  async function deviceOf(c: Context, email: string) {
    const [id = '', seal = ''] = getCookie(c, COOKIE)?.split('.') ?? []
    return isSame(seal, await sealOf(`device ${id} ${email}`)) ? id : undefined
  }

  async function keyOf(c: Context, email: string) {
    const device = await deviceOf(c, email)
    const max = device === undefined ? GUESSES.strangers : GUESSES.knownDevice
    return { key: await sealOf(`account ${device ?? ''} ${email}`), max }
  }

  return {
    /** @throws {HTTPException} 429 where there were too many guesses; else this one counts until it turns out right */
    async count(c: Context, address: string): Promise<void> {
      if (!rateLimit) return
      const { key, max } = await keyOf(c, address.toLowerCase())
      const since = new Date().toISOString()
      const old = new Date(Date.now() - GUESSES.seconds * 1000).toISOString()
      const row = await write(async (db) => {
        await db.deleteFrom('guess').where('since', '<', old).execute()
        return db
          .insertInto('guess')
          .values({ key, count: 1, since })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet(({ eb }) => ({ count: eb('guess.count', '+', 1) })),
          )
          .returningAll()
          .executeTakeFirstOrThrow()
      })
      if (row.count <= max) return
      throw tooMany(Math.max(1, Math.ceil(GUESSES.seconds - (Date.now() - Date.parse(row.since)) / 1000)))
    },

    /** The password was right, or is a new one: the device is known from now on. */
    async welcome(c: Context, address: string): Promise<void> {
      const email = address.toLowerCase()
      if (rateLimit) {
        const { key } = await keyOf(c, email)
        await write((db) => db.deleteFrom('guess').where('key', '=', key).execute())
      }
      const id = (await deviceOf(c, email)) ?? randomUUID()
      setCookie(c, COOKIE, `${id}.${await sealOf(`device ${id} ${email}`)}`, cookieOptions(baseUrl))
    },

    /** The account is gone: nothing of it stays on the device. */
    leave: (c: Context) => void deleteCookie(c, COOKIE, cookieOptions(baseUrl)),
  }
}

function cookieOptions(baseUrl: string) {
  const secure = baseUrl.startsWith('https:')
  return { path: '/api', httpOnly: true, secure, sameSite: 'Lax', maxAge: COOKIE_DAYS * 24 * 60 * 60 } as const
}

function isSame(a: string, b: string) {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
