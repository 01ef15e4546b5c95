import { Hono } from 'hono'
import { READER_HEADER } from '#api/call.ts'
import { CALLS } from '#api/calls.ts'
import type { Config } from '#api/config.ts'
import type { ProfileStore } from '#server/accounts/profile-store.ts'
import type { FindReader } from '#server/accounts/readers.ts'
import { answersOn, inTurn } from '#server/http/answers.ts'

type Services = { findReader: FindReader; profiles: Pick<ProfileStore, 'isThere'>; config: Config }

/** The web app's first call, and the other calls of visitors. */
export function sessionRoutes({ findReader, profiles, config }: Services) {
  const app = new Hono()
  const answer = answersOn(app)
  answer(CALLS.session, {}, async (c) => ({ profile: (await findReader(c)) ?? null }))
  answer(CALLS.gone, {}, async (c) => {
    const uid = c.req.header(READER_HEADER)
    return { isGone: uid !== undefined && !(await inTurn(c, undefined, () => profiles.isThere(uid))) }
  })
  answer(CALLS.config, {}, () => config)
  return app
}
