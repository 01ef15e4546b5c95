import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { ADMIN_PAGE } from '#api/admin.ts'
import type { AdminClaims } from '#server/accounts/admin-claims.ts'
import { nobodyIfLate } from '#server/accounts/administrators.ts'
import type { SessionTurns } from '#server/accounts/session-turns.ts'
import type { Sessions } from '#server/accounts/sessions.ts'
import type { UserRow } from '#server/database/tables.ts'
import { sameOrigin } from '#server/http/same-origin.ts'

const CLAIM = `${ADMIN_PAGE}/claim/:code`

type Services = { claims: AdminClaims; sessions: Sessions; origin: string | undefined; inSessionTurn: SessionTurns }

/**
 * The page for claiming administration, to which the server's log links while there is no administrator. Without its code, or without being
 * signed in, it does not exist: the request goes on to the next routes.
 */
export function adminClaimRoutes({ claims, sessions, origin, inSessionTurn }: Services) {
  const ownPagesOnly = sameOrigin(origin)

  async function claimant(c: Context): Promise<UserRow | undefined> {
    const code = c.req.param('code') ?? ''
    return inSessionTurn(c, async () => {
      const user = await sessions.lookUp(c)
      return user && !user.isAnonymous && (await claims.isRight(code)) ? user : undefined
    }).catch(nobodyIfLate)
  }

  return new Hono()
    .get(CLAIM, async (c, next) => {
      const user = await claimant(c)
      if (!user) return next()
      c.header('cache-control', 'private, no-store')
      return c.html(claimPage(user))
    })
    .post(CLAIM, async (c, next) => {
      const user = await claimant(c)
      if (!user) return next()
      // Checked last, because to everybody else the address must look like any unknown one.
      await ownPagesOnly(c, async () => {})
      if (!(await claims.claim(user.id, c.req.param('code')))) return next()
      c.header('cache-control', 'private, no-store')
      return c.redirect(ADMIN_PAGE, 303)
    })
}

function claimPage({ username, email }: UserRow) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Administration</title>
  </head>
  <body>
    <main>
      <h1>Administration</h1>
      <p>Nobody administers this site yet. The account ${username} (${email}) is going to.</p>
      <form method="post"><button>Administer with this account</button></form>
    </main>
  </body>
</html>`
}
