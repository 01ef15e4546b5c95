import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { ADDRESSES } from '#api/addresses.ts'
import type { Auth } from './auth.ts'
import { hmacOf } from './hmac.ts'

const COOKIE = 'codex-device'
const COOKIE_DAYS = 365

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * Recognizes the devices on which an account has been signed in, by a cookie that is signed for that account only and survives signing out
 * (docs/decisions/0018). The cookie grants no access by itself.
 */
export function createKnownDevices(auth: Auth, baseUrl: string) {
  const secure = baseUrl.startsWith('https:')
  const options = {
    path: ADDRESSES.api,
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    maxAge: COOKIE_DAYS * 24 * 60 * 60,
  } as const

  /** The id of the requesting device, if the account has been signed in on it. */
  async function idOf(c: Context, address: string): Promise<string | undefined> {
    const [id = '', hmac = ''] = getCookie(c, COOKIE)?.split('.') ?? []
    return isSame(hmac, await deviceHmac(id, address)) ? id : undefined
  }

  const deviceHmac = (id: string, address: string) => hmacOf(auth, `device ${id} ${address.toLowerCase()}`)

  return {
    idOf,

    /** Marks the requesting device as known to the account. */
    async trust(c: Context, address: string): Promise<void> {
      const id = (await idOf(c, address)) ?? randomUUID()
      setCookie(c, COOKIE, `${id}.${await deviceHmac(id, address)}`, options)
    },

    /** Removes the mark when the account is deleted. A mark for another account stays. */
    async distrust(c: Context, address: string | null): Promise<void> {
      if (address !== null && (await idOf(c, address)) !== undefined) deleteCookie(c, COOKIE, options)
    },
  }
}

function isSame(a: string, b: string) {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
