import { Hono } from 'hono'
import { CALLS } from '#api/calls.ts'
import type { Config } from '#api/config.ts'
import type { FindReader } from '#server/accounts/readers.ts'
import { answersOn } from '#server/http/answers.ts'

/** The web app's first call, also for visitors. */
export function sessionRoutes({ findReader, config }: { findReader: FindReader; config: Config }) {
  const app = new Hono()
  const answer = answersOn(app)
  answer(CALLS.session, {}, async (c) => ({ profile: (await findReader(c)) ?? null }))
  answer(CALLS.config, {}, () => config)
  return app
}
