import { isAPIError } from 'better-auth/api'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { READER_HEADER } from '#api/call.ts'
import { ERRORS } from '#api/errors.ts'
import type { Profile } from '#api/profile.ts'
import type { UserRow } from '#server/database/tables.ts'
import { described, type Log } from '#server/http/log.ts'
import type { Auth } from './auth.ts'
import { withoutFormer } from './cookie-names.ts'
import { profileOf } from './profile.ts'
import type { ProfileStore } from './profile-store.ts'
import type { SessionTurns } from './session-turns.ts'
import type { Sessions } from './sessions.ts'

const ACTIVE_STEP_MS = 60 * 60 * 1000

/** Finds the reader who sends a request, by the session cookie; undefined without a session, or if it has ended. */
export type FindReader = (c: Context) => Promise<Profile | undefined>

type Services = { auth: Auth; sessions: Sessions; profiles: ProfileStore; log: Log; inSessionTurn: SessionTurns }

/**
 * Prolongs a session in use, and keeps the reader's `lastActive` accurate to the hour. If the database is read-only it does neither, and
 * the reader can go on reading.
 */
export function createFindReader({ auth, sessions, profiles, log, inSessionTurn }: Services): FindReader {
  /** Better Auth is not asked about a session that has ended: it would delete it, though the clock may only be ahead for now. */
  async function prolonged(c: Context): Promise<UserRow | undefined> {
    const user = await sessions.lookUp(c)
    // Better Auth has logged the failed write.
    return user && askBetterAuth(c).catch(() => user)
  }

  async function askBetterAuth(c: Context): Promise<UserRow | undefined> {
    const cookie = await sessions.cookiesOf(c)
    if (!cookie) return undefined
    const asked = auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true })
    const answered = await asked.catch(nobodyWhereEnded)
    // Do not delete its cookie: by the time this answer arrives, another tab may have begun a session under the same name.
    if (!answered?.response) return undefined
    passCookies(answered.headers, c)
    return answered.response.user
  }

  /** The answer does not wait for it: the database may be busy with another program's write, and readers can still read. */
  function keepActive({ uid, lastActive }: Profile) {
    if (Date.now() - Date.parse(lastActive) <= ACTIVE_STEP_MS) return
    profiles.touch(uid).catch((error) => log.error(described(error), 'last active'))
  }

  async function lookUp(c: Context): Promise<Profile | undefined> {
    const user = (await sessions.readerOf(c)) ?? (await prolonged(c))
    if (!user) return undefined
    const profile = profileOf(user)
    keepActive(profile)
    return profile
  }

  return (c) => inSessionTurn(c, () => lookUp(c))
}

/** Handles a session that another call ended after it was found here and before it was prolonged. */
function nobodyWhereEnded(error: unknown): undefined {
  if (!isAPIError(error) || error.statusCode !== 401) throw error
}

/** The variables of a route behind `signedIn`. */
export type SignedIn = { Variables: { reader: Profile } }

/** Admits signed-in readers only, guests included, and tells the route who it is. A call made for another reader (`READER_HEADER`) is refused. */
export function signedIn(findReader: FindReader) {
  return createMiddleware<SignedIn>(async (c, next) => {
    const reader = await findReader(c)
    if (!reader) throw new HTTPException(401, { message: ERRORS.noUser })
    const meant = c.req.header(READER_HEADER)
    if (meant !== undefined && meant !== reader.uid) throw new HTTPException(409, { message: ERRORS.anotherReader })
    c.set('reader', reader)
    await next()
  })
}

/** Passes Better Auth's cookies on to the browser: only the last of each name, because it often deletes one before setting it. */
export function passCookies(headers: Headers, c: Context) {
  const set = headers.getSetCookie()
  const cookies = [...c.res.headers.getSetCookie(), ...set, ...withoutFormer(set, c.req.header('cookie'))]
  const last = new Map(cookies.map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie]))
  c.header('set-cookie', undefined)
  for (const cookie of last.values()) c.header('set-cookie', cookie, { append: true })
}
