import { Hono } from 'hono'
import type { AnswerOf } from '#api/call.ts'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { Database } from '#server/database/database.ts'
import { answersOn } from '#server/http/answers.ts'
import { createReadiness } from '#server/operations/readiness.ts'

/** For monitoring: is the process alive, and can it work? */
export function healthRoutes(database: Pick<Database, 'ping' | 'tryToWrite'>) {
  const isReady = createReadiness(database)
  const app = new Hono()
  answersOn(app)(CALLS.health, {}, () => ({ status: 'ok' }))
  // Not being ready is not logged as an error.
  return app.get(CALLS.ready.path, async (c) =>
    (await isReady())
      ? c.json<AnswerOf<typeof CALLS.ready>>({ status: 'ready' })
      : c.json({ error: ERRORS.notReady }, 503),
  )
}
