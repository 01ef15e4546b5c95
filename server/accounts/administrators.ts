import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ERRORS } from '#api/errors.ts'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import type { Sessions } from './sessions.ts'

/** Finds the administrator who sends a request; undefined for everybody else. */
export type WhoAdministers = (c: Context) => Promise<Pick<UserRow, 'id'> | undefined>

type Services = { sessions: Sessions; adminIds: readonly string[] }

/**
 * An administrator is signed in to an account that the operator has named by its id (docs/decisions/0016). The session is
 * only read, never prolonged, so the answer to anybody else shows no trace of this check.
 */
export function createWhoAdministers({ sessions, adminIds }: Services): WhoAdministers {
  const named = new Set(adminIds)
  return async (c) => {
    if (named.size === 0) return undefined
    const user = await sessions.lookUp(c)
    return user && !user.isAnonymous && named.has(user.id) ? user : undefined
  }
}

/** What a route knows behind `administratorsOnly`. */
export type Administering = { Variables: { administrator: string } }

/** Lets in administrators only. To everybody else the address answers as one that does not exist. */
export function administratorsOnly(whoAdministers: WhoAdministers) {
  return createMiddleware<Administering>(async (c, next) => {
    const administrator = await whoAdministers(c)
    if (!administrator) return c.json({ error: ERRORS.notFound }, 404)
    c.set('administrator', administrator.id)
    return next()
  })
}

/** One line for each named account, logged at the start: since when it exists, or that it does not. */
export async function administratorLines({ db }: Database, adminIds: readonly string[]): Promise<string[]> {
  if (adminIds.length === 0) return []
  const named = await db.selectFrom('user').selectAll().where('id', 'in', adminIds).execute()
  return adminIds.map((id) => {
    const account = named.find((user) => user.id === id && !user.isAnonymous)
    if (!account) return `ADMIN_IDS names ${id}, which is no account here`
    return `Administrator: ${id}, an account since ${new Date(account.createdAt).toISOString().slice(0, 10)}`
  })
}
