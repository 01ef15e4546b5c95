import type { Context } from 'hono'
import { getCookie, getSignedCookie } from 'hono/cookie'
import type { Kysely } from 'kysely'
import { type Auth, PROLONG_AFTER_SECONDS, SESSION_SECONDS } from './auth.ts'
import type { Tables, UserRow } from './database.ts'

const KEPT_COOKIES = 10_000

export type Sessions = Awaited<ReturnType<typeof createSessions>>

/**
 * Finds the reader of a session that needs nothing but to be read: one query instead of Better Auth's whole way, because
 * each call of a reader asks it. Whatever is not plain (a forged cookie, no such session, one that has ended or is due to
 * be prolonged) it leaves to Better Auth (docs/decisions/0011).
 */
export async function createSessions(db: Kysely<Tables>, auth: Auth) {
  const { secret, authCookies } = await auth.$context
  const { name } = authCookies.sessionToken
  const query = db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .selectAll('user')
    .select('session.expiresAt')
    .where('session.token', '=', '')
    .compile()
  const tokens = new Map<string, string>()

  async function tokenOf(c: Context) {
    const cookie = getCookie(c, name)
    if (cookie === undefined) return undefined
    const kept = tokens.get(cookie)
    if (kept) return kept
    const token = await getSignedCookie(c, secret, name)
    if (!token) return undefined
    if (tokens.size >= KEPT_COOKIES) tokens.clear()
    tokens.set(cookie, token)
    return token
  }

  async function sessionOf(c: Context, secondsLeft: number): Promise<UserRow | undefined> {
    const token = await tokenOf(c)
    if (!token) return undefined
    const { rows } = await db.executeQuery<UserRow & { expiresAt: Date | string }>({ ...query, parameters: [token] })
    const [row] = rows
    return row && secondsUntil(row.expiresAt) > secondsLeft ? row : undefined
  }

  return {
    /** The reader of a session that needs no prolonging yet. */
    readerOf: (c: Context) => sessionOf(c, SESSION_SECONDS - PROLONG_AFTER_SECONDS),
    /** The reader of any session that lasts; it is only looked at, so the answer shows no trace of that. */
    glance: (c: Context) => sessionOf(c, 0),
  }
}

function secondsUntil(date: Date | string) {
  return (new Date(date).getTime() - Date.now()) / 1000
}
