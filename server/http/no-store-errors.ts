import { createMiddleware } from 'hono/factory'

/** Errors must not be cached: what is missing now may exist after the next build. */
export const noStoreErrors = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status >= 400 && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
})
