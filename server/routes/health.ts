import { Hono } from 'hono'
import { ERRORS } from '#api/errors.ts'
import type { Database } from '#server/database/database.ts'
import { methodNotAllowed } from '#server/http/method-not-allowed.ts'
import { createReadiness } from '#server/operations/readiness.ts'

/** For whoever watches the server: is the process alive, and can it work? */
export function healthRoutes(database: Pick<Database, 'ping' | 'tryToWrite'>) {
  const isReady = createReadiness(database)
  return new Hono()
    .get('/health', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) =>
      (await isReady()) ? c.json({ status: 'ready' }) : c.json({ error: ERRORS.notReady }, 503),
    )
    .all('/health', methodNotAllowed('GET'))
    .all('/ready', methodNotAllowed('GET'))
}
