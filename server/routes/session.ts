import { Hono } from 'hono'
import { READER_HEADER } from '#api/call.ts'
import { CALLS } from '#api/calls.ts'
import type { Config } from '#api/config.ts'
import type { ProfileStore } from '#server/accounts/profile-store.ts'
import type { WhoIsHere } from '#server/accounts/readers.ts'
import { answersOn } from '#server/http/answers.ts'

type Services = { whoIsHere: WhoIsHere; profiles: Pick<ProfileStore, 'isThere'>; config: Config }

/** The web's first call, and what else visitors ask. */
export function sessionRoutes({ whoIsHere, profiles, config }: Services) {
  const app = new Hono()
  const answer = answersOn(app)
  answer(CALLS.session, {}, async (c) => ({ profile: (await whoIsHere(c)) ?? null }))
  answer(CALLS.gone, {}, async (c) => {
    const uid = c.req.header(READER_HEADER)
    return { isGone: uid !== undefined && !(await profiles.isThere(uid)) }
  })
  answer(CALLS.config, {}, () => config)
  return app
}
