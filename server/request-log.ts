import { createMiddleware } from 'hono/factory'
import type { Log } from './log.ts'

/** One line for each call of the API and for each refusal: no query, no body, no cookie, no address. */
export function requestLog(log: Log) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const start = performance.now()
    await next()
    const { method, path } = c.req
    const { status } = c.res
    if (!path.startsWith('/api/') && status < 400) return
    const ms = Math.round(performance.now() - start)
    log.info({ id: c.get('requestId'), method, path, status, ms }, 'request')
  })
}
