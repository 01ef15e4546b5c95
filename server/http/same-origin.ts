import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { ERRORS } from '#api/errors.ts'
import { isSafe } from './safe-method.ts'

/**
 * Refuses every write that does not come from a page of this site. A request without Origin passes only if the browser vouches for it
 * (Sec-Fetch-Site).
 *
 * @param ours the origin of our pages; if undefined, that of the requested address
 */
export function sameOrigin(ours: string | undefined) {
  return createMiddleware(async (c, next) => {
    if (!isSafe(c.req.method)) {
      const origin = c.req.header('origin')
      const site = c.req.header('sec-fetch-site')
      const isOurs = origin === undefined ? site === 'same-origin' : origin === (ours ?? new URL(c.req.url).origin)
      if (!isOurs || (site !== undefined && site !== 'same-origin')) {
        throw new HTTPException(403, { message: ERRORS.otherOrigin })
      }
    }
    await next()
  })
}
