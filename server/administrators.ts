import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ERRORS } from '#api/errors.ts'
import type { Sessions } from './sessions.ts'
import type { UserRow } from './tables.ts'

/** Tells the administrator who sends a request; nobody for everybody else. */
export type WhoAdministers = (c: Context) => Promise<Pick<UserRow, 'id'> | undefined>

type Services = { sessions: Sessions; adminEmails: readonly string[] }

/**
 * An administrator is signed in to an account whose e-mail address the operator has named (docs/decisions/0016). The
 * session is only looked at: an answer to anybody else has nothing in it that comes from our asking.
 */
export function createWhoAdministers({ sessions, adminEmails }: Services): WhoAdministers {
  const named = new Set(adminEmails)
  return async (c) => {
    if (named.size === 0) return undefined
    const user = await sessions.glance(c)
    return user && !user.isAnonymous && named.has(user.email.toLowerCase()) ? user : undefined
  }
}

/** Lets in administrators only. To everybody else the address answers as one that does not exist. */
export function administratorsOnly(whoAdministers: WhoAdministers) {
  return createMiddleware<{ Variables: { administrator: string } }>(async (c, next) => {
    const administrator = await whoAdministers(c)
    if (!administrator) return c.json({ error: ERRORS.notFound }, 404)
    c.set('administrator', administrator.id)
    return next()
  })
}
