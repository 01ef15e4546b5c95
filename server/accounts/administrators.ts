import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ERRORS } from '#api/errors.ts'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import { TurnTooLate } from '#server/http/turns.ts'
import type { SessionTurns } from './session-turns.ts'
import type { Sessions } from './sessions.ts'

/** Finds the administrator who sends a request; undefined for everybody else. */
export type FindAdministrator = (c: Context) => Promise<Pick<UserRow, 'id'> | undefined>

type Services = {
  database: Pick<Database, 'db'>
  sessions: Sessions
  adminIds: readonly string[]
  inSessionTurn: SessionTurns
}

/**
 * An administrator is signed in to an account that the operator named by its id, or that claimed the role with the code in the server's log
 * (docs/decisions/0016). The session is only read, never prolonged, so other callers' answers show no trace of this check.
 */
export function createFindAdministrator({
  database: { db },
  sessions,
  adminIds,
  inSessionTurn,
}: Services): FindAdministrator {
  const named = new Set(adminIds)
  return (c) => inSessionTurn(c, () => lookUp(c)).catch(nobodyIfLate)

  async function lookUp(c: Context) {
    const user = await sessions.lookUp(c)
    if (!user || user.isAnonymous) return undefined
    return named.has(user.id) || (await hasClaimed(user.id)) ? user : undefined
  }

  async function hasClaimed(uid: string) {
    return (await db.selectFrom('administrator').select('uid').where('uid', '=', uid).executeTakeFirst()) !== undefined
  }
}

/** A flood of calls must not tell these addresses from those that do not exist either. */
export function nobodyIfLate(error: unknown): undefined {
  if (!(error instanceof TurnTooLate)) throw error
}

/** The variables of a route behind `administratorsOnly`. */
export type Administering = { Variables: { administrator: string } }

/** Admits administrators only. To everybody else the address answers like one that does not exist. */
export function administratorsOnly(findAdministrator: FindAdministrator) {
  return createMiddleware<Administering>(async (c, next) => {
    const administrator = await findAdministrator(c)
    if (!administrator) return c.json({ error: ERRORS.notFound }, 404)
    c.set('administrator', administrator.id)
    return next()
  })
}

/** One log line per administrator at startup: since when the account exists, or that it does not. */
export async function administratorLines({ db }: Database, adminIds: readonly string[]): Promise<string[]> {
  const claimed = await db.selectFrom('administrator').select('uid').execute()
  const ids = [...new Set([...adminIds, ...claimed.map(({ uid }) => uid)])]
  if (ids.length === 0) return []
  const named = await db.selectFrom('user').selectAll().where('id', 'in', ids).execute()
  return ids.map((id) => {
    const account = named.find((user) => user.id === id && !user.isAnonymous)
    if (!account) return `ADMIN_IDS names ${id}, which is not an account here`
    return `Administrator: ${id}, an account since ${new Date(account.createdAt).toISOString().slice(0, 10)}`
  })
}
