import { Hono } from 'hono'
import type { Config } from '#api/config.ts'
import type { Session } from '#api/sign-in.ts'
import type { WhoIsHere } from '#server/accounts/readers.ts'
import { methodNotAllowed } from '#server/http/method-not-allowed.ts'

/** What the web asks at start, visitors too. */
export function sessionRoutes({ whoIsHere, config }: { whoIsHere: WhoIsHere; config: Config }) {
  return new Hono()
    .get('/session', async (c) => c.json<Session>({ profile: (await whoIsHere(c)) ?? null }))
    .get('/config', (c) => c.json(config))
    .all('/session', methodNotAllowed('GET'))
    .all('/config', methodNotAllowed('GET'))
}
