import type { Context } from 'hono'
import { parseSigned } from 'hono/utils/cookie'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import { type Auth, PROLONG_AFTER_SECONDS, SESSION_SECONDS } from './auth.ts'
import { formerName } from './cookie-names.ts'

const KEPT_COOKIES = 10_000
const KEPT_LENGTH = 1000

/** More than any browser has of one name: those of a few paths, and of the domains above ours. */
const SAME_NAME_MAX = 5

export type Sessions = Awaited<ReturnType<typeof createSessions>>

/**
 * Finds the reader of a session that only needs to be read: in one query instead of Better Auth's several, because every
 * call of a reader does it. It leaves all other cases (a forged cookie, an unknown session, one that has ended or is due
 * to be prolonged) to Better Auth (docs/decisions/0011).
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

  /** Another program of the same domain may set a cookie of a name of ours too: ours is the one whose signature holds. */
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

  /** Remembers signatures that were valid: a browser sends the same one for months. */
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
    /** The reader of a session that needs no prolonging yet. */
    readerOf: (c: Context) => sessionOf(c, SESSION_SECONDS - PROLONG_AFTER_SECONDS),
    /** The token of a session, ended or not, by the signature of its cookie. */
    tokenOf,
    /** The reader of any session that lasts. Read-only: the session is not prolonged, and the answer sets no cookie. */
    lookUp: (c: Context) => sessionOf(c, 0),
    /** Ends the session of a request, if there is one; if it rejects, the session is unchanged. */
    async end(c: Context): Promise<void> {
      const token = await tokenOf(c)
      if (token) await writeOne((db) => db.deleteFrom('session').where('token', '=', token).execute())
    },
    /** Whether an answer of Better Auth's begins a session. */
    begins: (headers: Headers): boolean =>
      headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`)),
    /** The cookies of a request, the one of the session first: Better Auth looks at no other of its name. */
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
