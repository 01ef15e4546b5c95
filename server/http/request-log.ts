import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { ADDRESSES } from '#api/addresses.ts'
import type { Log } from './log.ts'

/** Called for each answer with its method, route and status, and the time it took. */
export type Meter = (answer: { method: string; route: string; status: number }, seconds: number) => void

/**
 * Logs one line for each call of the API and each refusal: no query, body, cookie or address, and the route instead of the path, because
 * anybody can write anything into a path. The answer carries the request id of its log lines.
 */
export function requestLog(log: Log, meter?: Meter) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const start = performance.now()
    const id = c.get('requestId')
    c.header('x-request-id', id)
    await next()
    const { method, path } = c.req
    const { status } = c.res
    const route = routePath(c)
    const ms = performance.now() - start
    meter?.({ method, route, status }, ms / 1000)
    if (!path.startsWith(`${ADDRESSES.api}/`) && status < 400) return
    log.info({ id, method, route, status, ms: Math.round(ms) }, 'request')
  })
}
