import { Hono } from 'hono'
import { CALLS } from '#api/calls.ts'
import type { Config } from '#api/config.ts'
import type { WhoIsHere } from '#server/accounts/readers.ts'
import { answersOn } from '#server/http/answers.ts'

/** The web app's first call, also for visitors. */
export function sessionRoutes({ whoIsHere, config }: { whoIsHere: WhoIsHere; config: Config }) {
  const app = new Hono()
  const answer = answersOn(app)
  answer(CALLS.session, {}, async (c) => ({ profile: (await whoIsHere(c)) ?? null }))
  answer(CALLS.config, {}, () => config)
  return app
}
