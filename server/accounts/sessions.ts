import type { Context } from 'hono'
import { parseSigned } from 'hono/utils/cookie'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import { type Auth, PROLONG_AFTER_SECONDS, SESSION_SECONDS } from './auth.ts'
import { formerName } from './cookie-names.ts'

const KEPT_COOKIES = 10_000
const KEPT_LENGTH = 1000

/** More cookies of one name than any browser has: for a few paths, and for parent domains. */
const SAME_NAME_MAX = 5

export type Sessions = Awaited<ReturnType<typeof createSessions>>

/**
 * Finds the reader of a session that only needs to be read, in one query instead of Better Auth's several, because every call of a reader
 * does it. A session due to be prolonged is left to Better Auth (docs/decisions/0011).
 */
export async function createSessions({ db, read, writeOne }: Database, auth: Auth) {
  const { secret, authCookies } = await auth.$context
  const { name } = authCookies.sessionToken
  const names = [name, formerName(name)].filter((one) => one !== undefined)
  const query = db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .selectAll('user')
    .select('session.expiresAt')
    .where('session.token', '=', '')
    .compile()
  const tokens = new Map<string, string>()

  /** Another program on the same domain may set a cookie of the same name. Ours is the one with a valid signature. */
  async function ownCookie(cookies: string) {
    const all = cookies.split(/; */)
    for (const named of names) {
      const ofThatName = all.filter((cookie) => cookie.startsWith(`${named}=`))
      for (const cookie of ofThatName.slice(0, SAME_NAME_MAX)) {
        const token = (await parseSigned(cookie, secret, named))[named]
        if (token) return { cookie: name + cookie.slice(named.length), token }
      }
    }
    return undefined
  }

  /** Caches valid signatures: a browser sends the same one for months. */
  async function tokenOf(c: Context) {
    const cookies = c.req.header('cookie')
    if (cookies === undefined) return undefined
    const kept = tokens.get(cookies)
    if (kept) return kept
    const token = (await ownCookie(cookies))?.token
    if (!token || cookies.length > KEPT_LENGTH) return token
    if (tokens.size >= KEPT_COOKIES) tokens.clear()
    tokens.set(cookies, token)
    return token
  }

  async function sessionOf(c: Context, secondsLeft: number): Promise<UserRow | undefined> {
    const token = await tokenOf(c)
    if (!token) return undefined
    const [row] = await read<UserRow & { expiresAt: Date | string }>({ ...query, parameters: [token] })
    return row && secondsUntil(row.expiresAt) > secondsLeft ? row : undefined
  }

  return {
    /** The reader of a session that does not need prolonging yet. */
    readerOf: (c: Context) => sessionOf(c, SESSION_SECONDS - PROLONG_AFTER_SECONDS),
    /** The token of a session, expired or not, if the cookie's signature is valid. */
    tokenOf,
    /** The reader of any session that has not expired. Read-only: the session is not prolonged, and the answer sets no cookie. */
    lookUp: (c: Context) => sessionOf(c, 0),
    /** Ends the session of a request, if there is one. If it rejects, the session is unchanged. */
    async end(c: Context): Promise<void> {
      const token = await tokenOf(c)
      if (token) await writeOne((db) => db.deleteFrom('session').where('token', '=', token).execute())
    },
    /** Whether an answer from Better Auth begins a session. */
    begins: (headers: Headers): boolean =>
      headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`)),
    /** The cookies of a request with our session cookie first, because Better Auth reads only the first of that name. */
    async cookiesOf(c: Context): Promise<string | undefined> {
      const cookies = c.req.header('cookie')
      const own = cookies && (await ownCookie(cookies))
      return own ? `${own.cookie}; ${cookies}` : cookies
    },
  }
}

function secondsUntil(date: Date | string) {
  return (new Date(date).getTime() - Date.now()) / 1000
}
