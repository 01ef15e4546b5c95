import { Hono } from 'hono'
import { ERRORS } from '#api/errors.ts'
import { methodNotAllowed } from '../method-not-allowed.ts'

const PATIENCE_MS = 2000

/** For whoever watches the server: is the process alive, and can it work? */
export function healthRoutes({ ping }: { ping: () => Promise<void> }) {
  return new Hono()
    .get('/health', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      const isReady = await Promise.race([
        ping().then(
          () => true,
          () => false,
        ),
        new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref()),
      ])
      return isReady ? c.json({ status: 'ready' }) : c.json({ error: ERRORS.notReady }, 503)
    })
    .all('/health', methodNotAllowed('GET'))
    .all('/ready', methodNotAllowed('GET'))
}
