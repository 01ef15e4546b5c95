import { Hono } from 'hono'
import type { Config } from '#api/config.ts'
import type { Session } from '#api/sign-in.ts'
import type { KnownDevices } from '../known-devices.ts'
import { methodNotAllowed } from '../method-not-allowed.ts'
import type { WhoIsHere } from '../readers.ts'

type Services = { whoIsHere: WhoIsHere; devices: KnownDevices; config: Config }

/** What the web asks at start, visitors too. */
export function sessionRoutes({ whoIsHere, devices, config }: Services) {
  return new Hono()
    .get('/session', async (c) => {
      const profile = (await whoIsHere(c)) ?? null
      // Who came by Google, or years ago, is known here from now on too.
      if (profile?.email && !(await devices.idOf(c, profile.email))) await devices.welcome(c, profile.email)
      return c.json<Session>({ profile })
    })
    .get('/config', (c) => c.json(config))
    .all('/session', methodNotAllowed('GET'))
    .all('/config', methodNotAllowed('GET'))
}
